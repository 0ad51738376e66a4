//! Reads `postmaster.pid`, the file in which a running server says who and how far it is, and ends a
//! server that an earlier launcher left behind.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use crate::error::Error;

/// How long a server left behind gets for its orderly stop.
const PATIENCE: Duration = Duration::from_secs(30);

/// Whether the server with this process id says that it accepts connections.
///
/// The id is compared because an old file may still lie there while the new server begins.
pub fn ready(data: &Path, pid: u32) -> bool {
    let Ok(text) = std::fs::read_to_string(data.join("postmaster.pid")) else {
        return false;
    };
    let mut lines = text.lines();
    let same = lines
        .next()
        .is_some_and(|line| line.trim() == pid.to_string());
    same && lines.nth(6).is_some_and(|line| line.trim() == "ready")
}

/// Stops the server that still runs in `data`, if any, and waits for its end.
///
/// After a kill of its launcher the server stops by itself within a second; where the system has no
/// parent-death signal (macOS) this is what ends it.
pub fn stop_leftover(data: &Path) -> Result<(), Error> {
    let deadline = Instant::now() + PATIENCE;
    while let Some(pid) = running(data) {
        if Instant::now() > deadline {
            return Err(Error::Start {
                reason: format!(
                    "an earlier server (process {pid}) still runs in {} and does not stop",
                    data.display()
                ),
                log: String::new(),
            });
        }
        signal(pid, libc::SIGINT);
        std::thread::sleep(Duration::from_millis(100));
    }
    forget_taken_id(data);
    Ok(())
}

/// After a restart of the machine or container the id in an old file may be that of any program, and
/// PostgreSQL would refuse to start. The file goes if nothing works in the data folder any more: the
/// server's processes all have it as their working directory.
fn forget_taken_id(data: &Path) {
    let Ok(processes) = std::fs::read_dir("/proc") else {
        return;
    };
    let working = |process: std::fs::DirEntry| std::fs::read_link(process.path().join("cwd")).ok();
    if !processes
        .flatten()
        .filter_map(working)
        .any(|folder| folder == data)
    {
        std::fs::remove_file(data.join("postmaster.pid")).ok();
    }
}

/// The id of the server process in `data`; process ids are used again, so its command line counts.
fn running(data: &Path) -> Option<i32> {
    let text = std::fs::read_to_string(data.join("postmaster.pid")).ok()?;
    let pid: i32 = text.lines().next()?.trim().parse().ok()?;
    let words = command_line(pid)?;
    words.contains(&*data.to_string_lossy()).then_some(pid)
}

fn command_line(pid: i32) -> Option<String> {
    if Path::new("/proc/self/cmdline").exists() {
        let bytes = std::fs::read(format!("/proc/{pid}/cmdline")).ok()?;
        return Some(String::from_utf8_lossy(&bytes).replace('\0', " "));
    }
    let output = std::process::Command::new("ps")
        .args(["-o", "command=", "-p", &pid.to_string()])
        .output()
        .ok()?;
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Sends a signal; a process that has just ended is no error.
pub fn signal(pid: i32, signal: libc::c_int) {
    #[expect(unsafe_code, reason = "kill has no safe wrapper in std")]
    // SAFETY: plain numbers, no memory; callers pass the id of a server they started or recognised.
    unsafe {
        libc::kill(pid, signal);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str, pid: u32) -> std::path::PathBuf {
        let data = std::env::temp_dir().join(format!("postmaster-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&data).unwrap();
        let text = format!(
            "{pid}\n{}\n1\n5432\n\n127.0.0.1\n0 0\nready   \n",
            data.display()
        );
        std::fs::write(data.join("postmaster.pid"), text).unwrap();
        data.canonicalize().unwrap()
    }

    #[test]
    fn the_file_of_an_earlier_server_does_not_make_the_new_one_ready() {
        let data = folder("ready", 4711);
        assert!(ready(&data, 4711));
        assert!(!ready(&data, 4712));
        std::fs::remove_dir_all(data).unwrap();
    }

    #[test]
    fn an_id_that_another_program_has_now_is_forgotten_and_that_program_left_alone() {
        let data = folder("taken", std::process::id());
        stop_leftover(&data).unwrap();
        let gone = !data.join("postmaster.pid").exists();
        std::fs::remove_dir_all(data).unwrap();
        assert!(gone || !Path::new("/proc").exists());
    }

    #[test]
    fn the_file_stays_while_a_process_works_in_the_folder() {
        let data = folder("busy", 1_999_999_999);
        let mut worker = std::process::Command::new("sleep")
            .arg("60")
            .current_dir(&data)
            .spawn()
            .unwrap();
        stop_leftover(&data).unwrap();
        let kept = data.join("postmaster.pid").exists();
        worker.kill().unwrap();
        worker.wait().unwrap();
        std::fs::remove_dir_all(data).unwrap();
        assert!(kept);
    }
}
