//! Folders of databases that nobody needs afterwards.

use std::{
    fs::{DirEntry, File},
    path::{Path, PathBuf},
    time::Duration,
};

use crate::{
    error::Error,
    home::{Home, random_name},
    os_user::OsUser,
};

/// The beginning of the folders' names.
const PREFIX: &str = "helloshop-postgres-";
/// Where Linux keeps files in memory: a database is a thousand small ones.
const MEMORY: &str = "/dev/shm";
/// How much must be free there: one database of each test of a suite that runs in one process.
const ROOMY: u64 = 16 * 1024 * 1024 * 1024;

/// Makes a fresh folder, and removes those whose launcher was killed.
pub fn home() -> Result<Home, Error> {
    let (memory, disk) = (PathBuf::from(MEMORY), temporary_parent());
    sweep(&memory);
    sweep(&disk);
    let parent = if is_roomy(&memory) { memory } else { disk };
    Home::open(&parent.join(format!("{PREFIX}{}", random_name(6)?)))
}

fn temporary_parent() -> PathBuf {
    let usual = std::env::temp_dir();
    let os_user = OsUser::for_data(&usual.join("none"));
    if os_user.reaches(&usual) {
        usual
    } else {
        PathBuf::from("/var/tmp")
    }
}

fn is_roomy(folder: &Path) -> bool {
    let reached = OsUser::for_data(&folder.join("none")).reaches(folder);
    let free =
        rustix::fs::statvfs(folder).map(|found| found.f_bavail.saturating_mul(found.f_frsize));
    reached && free.is_ok_and(|free| free >= ROOMY)
}

fn sweep(parent: &Path) {
    let listing = std::fs::read_dir(parent).into_iter().flatten();
    for entry in listing.flatten() {
        if entry.file_name().to_string_lossy().starts_with(PREFIX) && abandoned(&entry).is_some() {
            std::fs::remove_dir_all(entry.path()).ok();
        }
    }
}

/// Nobody holds the lock any more. A folder younger than a minute may be about to be locked.
fn abandoned(entry: &DirEntry) -> Option<()> {
    let age = entry.metadata().ok()?.modified().ok()?.elapsed().ok()?;
    let lock = File::open(entry.path().join("lock")).ok()?;
    (age > Duration::from_secs(60) && lock.try_lock().is_ok()).then_some(())
}
