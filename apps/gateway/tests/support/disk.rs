//! A disk so small that it is soon full, if this machine lets us have one.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A file system of its own in memory; gone when dropped.
pub struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Mounts one of so many kilobytes that belongs to this user. Says what it did, since a test
    /// without a disk tests nothing.
    pub fn at(folder: PathBuf, kilobytes: u32, owner: u32) -> Option<Self> {
        std::fs::create_dir_all(&folder).unwrap();
        let options = format!("size={kilobytes}k,uid={owner},gid={owner},mode=755");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &options, "tmpfs"]);
        let mounted = mount.arg(&folder).stderr(Stdio::null()).status();
        let mounted = mounted.is_ok_and(|status| status.success());
        println!(
            "{} in {}",
            if mounted {
                "a small tmpfs is mounted"
            } else {
                "no tmpfs can be mounted"
            },
            folder.display()
        );
        mounted.then_some(Self(folder))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Takes all the room that is left.
    pub fn fill(&self) {
        let rest = vec![7; 64 << 20];
        assert!(std::fs::write(self.0.join("ballast"), rest).is_err());
    }

    /// Gives it back.
    pub fn make_room(&self) {
        std::fs::remove_file(self.0.join("ballast")).unwrap();
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // what a test that failed left on it may still be in use
        if !std::thread::panicking() {
            let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
        }
    }
}
