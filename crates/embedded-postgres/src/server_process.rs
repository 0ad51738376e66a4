//! The thread that starts the server, signals it and reaps it.
//!
//! One thread does all three for two reasons. Linux ties the parent-death signal to the *thread*
//! that started a process, so that thread must live as long as the server (a thread of an async
//! runtime's pool does not). And only who reaps a process can be sure that its id is still its own
//! when sending it a signal.

use std::{
    os::unix::process::CommandExt,
    path::Path,
    process::{Child, Command, ExitStatus},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender},
    },
    thread::JoinHandle,
    time::{Duration, Instant},
};

use crate::{os_user::OsUser, postmaster::signal};

/// How long each kind of stop gets before the next harder one.
const PATIENCE: Duration = Duration::from_secs(20);

/// A server process and the thread that looks after it.
#[derive(Debug)]
pub struct ServerProcess {
    pid: u32,
    ended: Arc<AtomicBool>,
    stop: Sender<()>,
    thread: Option<JoinHandle<std::io::Result<ExitStatus>>>,
}

impl ServerProcess {
    /// Starts the process.
    pub fn start(mut command: Command) -> std::io::Result<Self> {
        let ended = Arc::new(AtomicBool::new(false));
        let (stop, stopped) = mpsc::channel();
        let (tell, started) = mpsc::channel();
        die_with_parent(&mut command, libc::SIGINT);
        let flag = Arc::clone(&ended);
        let thread = std::thread::Builder::new()
            .name("postgres".to_owned())
            .spawn(move || {
                let mut child = command
                    .spawn()
                    .inspect_err(|_| flag.store(true, Ordering::Release))?;
                tell.send(child.id()).ok();
                let status = watch(&mut child, &stopped);
                flag.store(true, Ordering::Release);
                status
            })?;
        match started.recv() {
            Ok(pid) => Ok(Self {
                pid,
                ended,
                stop,
                thread: Some(thread),
            }),
            // no id was sent: the thread ended with the reason
            Err(_) => Err(thread
                .join()
                .ok()
                .and_then(Result::err)
                .unwrap_or_else(|| std::io::ErrorKind::Other.into())),
        }
    }

    /// The server's process id.
    pub fn pid(&self) -> u32 {
        self.pid
    }

    /// Whether the process is no more.
    pub fn ended(&self) -> bool {
        self.ended.load(Ordering::Acquire)
    }

    /// Asks the server to stop and waits until it has.
    pub fn stop(&mut self) {
        self.stop.send(()).ok();
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

fn watch(child: &mut Child, stopped: &Receiver<()>) -> std::io::Result<ExitStatus> {
    loop {
        match stopped.recv_timeout(Duration::from_millis(100)) {
            Ok(()) | Err(RecvTimeoutError::Disconnected) => return end(child),
            Err(RecvTimeoutError::Timeout) => {}
        }
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
    }
}

/// Fast stop, then immediate stop, then kill: PostgreSQL's own order of severity.
fn end(child: &mut Child) -> std::io::Result<ExitStatus> {
    for severity in [libc::SIGINT, libc::SIGQUIT, libc::SIGKILL] {
        let deadline = Instant::now() + PATIENCE;
        if let Ok(pid) = i32::try_from(child.id()) {
            signal(pid, severity);
        }
        while Instant::now() < deadline {
            if let Some(status) = child.try_wait()? {
                return Ok(status);
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }
    child.wait()
}

/// A command that runs as the server's user and inherits nothing from the caller's environment.
pub fn command(program: &Path, os_user: OsUser) -> Command {
    let mut command = Command::new(program);
    command
        .env_clear()
        .env("LC_ALL", "C")
        .env("TZ", "UTC")
        .current_dir("/");
    // out of the terminal's group: Ctrl-C is for the launcher, which stops things in order
    command.process_group(0);
    os_user.apply(&mut command);
    command
}

/// Makes the kernel send `severity` to the process when the thread that starts it ends.
#[cfg(target_os = "linux")]
pub fn die_with_parent(command: &mut Command, severity: libc::c_int) {
    let parent = std::process::id();
    let arm = move || {
        #[expect(unsafe_code, reason = "the parent-death signal has no safe wrapper")]
        // SAFETY: prctl with plain numbers touches no memory and is safe between fork and exec.
        let answer = unsafe { libc::prctl(libc::PR_SET_PDEATHSIG, severity) };
        if answer != 0 {
            return Err(std::io::Error::last_os_error());
        }
        // the parent may have died before the line above
        if std::os::unix::process::parent_id() != parent {
            return Err(std::io::ErrorKind::Interrupted.into());
        }
        Ok(())
    };
    #[expect(
        unsafe_code,
        reason = "pre_exec is the only place after the change of user"
    )]
    // SAFETY: the closure makes two system calls and allocates nothing.
    unsafe {
        command.pre_exec(arm);
    }
}

/// Elsewhere there is no such signal; the next launcher ends a server that was left behind.
#[cfg(not(target_os = "linux"))]
pub fn die_with_parent(_command: &mut Command, _severity: libc::c_int) {}
