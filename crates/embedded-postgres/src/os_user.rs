//! The operating-system user that the server runs as.
//!
//! PostgreSQL refuses to run as root, which is the usual user inside a container. Launched by root,
//! it runs as the owner of an existing data folder, else as the conventional "nobody".

use std::{
    os::unix::{fs::MetadataExt, process::CommandExt},
    path::Path,
    process::Command,
};

use crate::error::{During, Error};

/// The id of "nobody" and "nogroup" on Linux and in most containers.
const NOBODY: u32 = 65534;

/// Who the server runs as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OsUser {
    /// The same user as the launcher.
    Same,
    /// Another, unprivileged user: the launcher is root.
    Other {
        /// User id.
        uid: u32,
        /// Group id.
        gid: u32,
    },
}

impl OsUser {
    /// Picks the user for a data folder that may or may not exist yet.
    pub fn for_data(data: &Path) -> Self {
        if effective_uid() != 0 {
            return Self::Same;
        }
        match std::fs::metadata(data) {
            Ok(found) if found.uid() != 0 => Self::Other {
                uid: found.uid(),
                gid: found.gid(),
            },
            _ => Self::Other {
                uid: NOBODY,
                gid: NOBODY,
            },
        }
    }

    /// Makes `command` run as this user.
    pub fn apply(self, command: &mut Command) {
        if let Self::Other { uid, gid } = self {
            command.uid(uid).gid(gid);
        }
    }

    /// Gives a file or folder to this user.
    pub fn own(self, path: &Path) -> std::io::Result<()> {
        match self {
            Self::Same => Ok(()),
            Self::Other { uid, gid } => std::os::unix::fs::chown(path, Some(uid), Some(gid)),
        }
    }

    /// Gives this user a folder with everything in it, if the folder is not theirs: root may have
    /// copied a database back from somewhere.
    pub(crate) fn own_tree(self, folder: &Path) -> Result<(), Error> {
        let Self::Other { uid, .. } = self else {
            return Ok(());
        };
        let found = std::fs::metadata(folder).during(|| format!("reading {}", folder.display()))?;
        if found.uid() == uid {
            return Ok(());
        }
        let listing =
            std::fs::read_dir(folder).during(|| format!("reading {}", folder.display()))?;
        for entry in listing.flatten() {
            let path = entry.path();
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                self.own_tree(&path)?;
            } else {
                self.own(&path)
                    .during(|| format!("changing the owner of {}", path.display()))?;
            }
        }
        // last: until it is theirs, the work is not done
        self.own(folder)
            .during(|| format!("changing the owner of {}", folder.display()))
    }

    /// Whether this user may walk into `folder`, judged by the permission bits of it and of all
    /// folders above it.
    pub fn reaches(self, folder: &Path) -> bool {
        let Self::Other { uid, .. } = self else {
            return true;
        };
        folder.ancestors().all(|step| {
            std::fs::metadata(step).is_ok_and(|found| {
                let bit = if found.uid() == uid { 0o100 } else { 0o001 };
                found.mode() & bit != 0
            })
        })
    }
}

/// The launcher's own effective user id.
pub(crate) fn effective_uid() -> u32 {
    #[expect(
        unsafe_code,
        reason = "geteuid has no safe wrapper in std; it cannot fail"
    )]
    // SAFETY: no arguments, no memory, always succeeds.
    unsafe {
        libc::geteuid()
    }
}
