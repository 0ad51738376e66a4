//! How emails are sent.

use std::path::PathBuf;

use super::Env;

/// SMTP_URL and MAIL_FROM; the demo keeps emails in a folder instead.
#[derive(Debug, Clone)]
pub enum Mail {
    /// Over SMTP.
    Smtp {
        /// `smtps://user:password@host:465`.
        url: String,
        /// `Helloshop <shop@example.com>`.
        from: String,
    },
    /// Into a folder that `/dev/mail` shows. Demo and tests only.
    Folder(PathBuf),
}

impl Mail {
    pub(super) fn from_env(env: &mut Env) -> Self {
        Self::Smtp {
            url: env.required("SMTP_URL", "smtps://user:password@host:465"),
            from: env.required("MAIL_FROM", "Helloshop <shop@example.com>"),
        }
    }

    /// The folder, where emails go into one.
    pub fn folder(&self) -> Option<&PathBuf> {
        match self {
            Self::Folder(folder) => Some(folder),
            Self::Smtp { .. } => None,
        }
    }
}
