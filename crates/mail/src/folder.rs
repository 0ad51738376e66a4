//! Emails as files, for the demo's mail page and the tests.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use askama::Template;
use async_trait::async_trait;
use chrono::{DateTime, SecondsFormat, Utc};
use serde::{Deserialize, Serialize};

use crate::{Email, Error, Mailer};

/// A folder with one JSON file per email.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    count: AtomicU32,
}

/// An email with the time it was sent, as in the mail page's JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SentEmail {
    /// What was sent.
    #[serde(flatten)]
    pub email: Email,
    /// When.
    pub sent_at: DateTime<Utc>,
}

impl Folder {
    /// A folder, created with the first email.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self {
            path: path.into(),
            count: AtomicU32::new(0),
        }
    }

    fn file_name(&self, sent_at: DateTime<Utc>) -> String {
        let moment = sent_at.to_rfc3339_opts(SecondsFormat::Nanos, true);
        let count = self.count.fetch_add(1, Ordering::Relaxed);
        let moment = moment.replace(':', "");
        format!("{moment}-{}-{count:06}", std::process::id())
    }
}

#[async_trait]
impl Mailer for Folder {
    async fn send(&self, email: &Email) -> Result<(), Error> {
        let sent = SentEmail {
            email: email.clone(),
            sent_at: Utc::now(),
        };
        let bytes = serde_json::to_vec_pretty(&sent).map_err(temporary)?;
        let name = self.file_name(sent.sent_at);
        tokio::fs::create_dir_all(&self.path)
            .await
            .map_err(temporary)?;
        // Written aside first: a reader never meets half an email.
        let aside = self.path.join(format!("{name}.part"));
        tokio::fs::write(&aside, bytes).await.map_err(temporary)?;
        let path = self.path.join(format!("{name}.json"));
        tokio::fs::rename(&aside, &path).await.map_err(temporary)
    }
}

fn temporary(error: impl std::fmt::Display) -> Error {
    Error::Temporary(error.to_string())
}

/// The emails in a folder, newest first; optionally only those to one recipient.
pub fn list(folder: &Path, to: Option<&str>) -> io::Result<Vec<SentEmail>> {
    let mut emails = Vec::new();
    for path in newest_first(folder)? {
        let sent: SentEmail = serde_json::from_slice(&std::fs::read(path)?)?;
        if to.is_none_or(|to| sent.email.to.eq_ignore_ascii_case(to)) {
            emails.push(sent);
        }
    }
    Ok(emails)
}

fn newest_first(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = match std::fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut paths = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.retain(|path| path.extension().is_some_and(|end| end == "json"));
    paths.sort_unstable_by(|a, b| b.cmp(a));
    Ok(paths)
}

/// A page that shows emails one below the other, each in a frame of its own.
pub fn page(emails: &[SentEmail]) -> String {
    Mailbox { emails }.to_string()
}

#[derive(Template)]
#[template(path = "mailbox.html")]
struct Mailbox<'a> {
    emails: &'a [SentEmail],
}

#[cfg(test)]
mod tests {
    use super::*;

    fn email(to: &str, subject: &str) -> Email {
        Email {
            to: to.into(),
            subject: subject.into(),
            text: "text".into(),
            html: "<html><head></head><body>\"hi\"</body></html>".into(),
            reply_to: None,
        }
    }

    #[tokio::test]
    async fn emails_are_listed_newest_first_and_by_receiver() {
        let path = std::env::temp_dir().join(format!("mail-folder-{}", std::process::id()));
        let folder = Folder::new(&path);
        assert_eq!(list(&path, None).unwrap(), Vec::new());
        for (to, subject) in [("a@x.test", "1"), ("b@x.test", "2"), ("a@x.test", "3")] {
            folder.send(&email(to, subject)).await.unwrap();
        }
        let to_a = list(&path, Some("A@x.test")).unwrap();
        let subjects: Vec<_> = to_a
            .iter()
            .map(|sent| sent.email.subject.as_str())
            .collect();
        assert_eq!(subjects, ["3", "1"]);
        assert_eq!(list(&path, None).unwrap().len(), 3);
        std::fs::remove_dir_all(path).unwrap();
    }

    #[test]
    fn the_page_shows_an_email_without_running_what_is_in_it() {
        let sent = SentEmail {
            email: email("<b>@x.test", "<script>"),
            sent_at: Utc::now(),
        };
        let page = page(&[sent]);
        assert!(!page.contains("<script>") && !page.contains("<b>@"));
        assert!(page.contains("&#34;hi&#34;"));
    }

    #[test]
    fn an_email_is_written_with_the_names_that_its_readers_know() {
        let sent = SentEmail {
            email: email("a@x.test", "s"),
            sent_at: Utc::now(),
        };
        let json = serde_json::to_value(sent).unwrap();
        for name in ["to", "subject", "text", "html", "sentAt"] {
            assert!(json.get(name).is_some(), "{name}");
        }
    }
}
