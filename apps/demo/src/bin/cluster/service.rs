//! A program that is kept running, as a service manager keeps it.

use std::{
    fs::File,
    os::unix::process::CommandExt,
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::Context;
use demo::banner::say;
use embedded_postgres::{die_with_parent, signal};

use crate::layout::Layout;

/// Before it is started again.
const PAUSE: Duration = Duration::from_secs(1);
/// A gateway drains for 5 s, and finishes what runs for 25 s twice.
const PATIENCE: Duration = Duration::from_secs(60);

/// One of them.
pub struct Service {
    name: String,
    make: Box<dyn Fn() -> Command>,
    /// The signal that stops it in order.
    stop: libc::c_int,
    /// What must be there before it is started again.
    restart_while_exists: Option<PathBuf>,
    log: PathBuf,
    pid: PathBuf,
    child: Option<Child>,
    ended: Instant,
}

impl Service {
    /// Starts it; what it says goes into its log.
    pub fn start(
        layout: &Layout,
        name: &str,
        stop: libc::c_int,
        make: impl Fn() -> Command + 'static,
    ) -> anyhow::Result<Self> {
        let mut service = Self {
            name: name.to_owned(),
            make: Box::new(make),
            stop,
            restart_while_exists: None,
            log: layout.logs().join(format!("{name}.log")),
            pid: layout.pid_file(name),
            child: None,
            ended: Instant::now(),
        };
        service.run()?;
        Ok(service)
    }

    /// Is started again only while this file is there.
    pub fn restart_while_exists(mut self, file: PathBuf) -> Self {
        self.restart_while_exists = Some(file);
        self
    }

    fn run(&mut self) -> anyhow::Result<()> {
        let log = File::options().create(true).append(true).open(&self.log)?;
        let mut command = (self.make)();
        command
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            // out of the terminal's group: Ctrl-C is for us, who stop things in order
            .process_group(0);
        die_with_parent(&mut command, self.stop);
        let child = command.spawn();
        let child = child.with_context(|| format!("starting {}", self.name))?;
        std::fs::write(&self.pid, child.id().to_string())?;
        self.child = Some(child);
        Ok(())
    }

    /// Whether it runs.
    pub fn runs(&mut self) -> anyhow::Result<bool> {
        match &mut self.child {
            Some(child) => Ok(child.try_wait()?.is_none()),
            None => Ok(false),
        }
    }

    /// Starts it again if it ended.
    pub fn restart_if_ended(&mut self) -> anyhow::Result<()> {
        if let Some(child) = &mut self.child {
            let Some(status) = child.try_wait()? else {
                return Ok(());
            };
            self.child = None;
            self.ended = Instant::now();
            std::fs::remove_file(&self.pid).ok();
            say(&format!("{} stopped ({status})", self.name));
        }
        let may = self
            .restart_while_exists
            .as_ref()
            .is_none_or(|file| file.exists());
        if may && self.ended.elapsed() > PAUSE {
            self.run()?;
            say(&format!("{} was started again", self.name));
        }
        Ok(())
    }

    fn send_signal(&self, what: libc::c_int) {
        let id = self.child.as_ref().map(Child::id);
        if let Some(id) = id.and_then(|id| i32::try_from(id).ok()) {
            signal(id, what);
        }
    }
}

/// Stops them all at the same time and waits for their ends.
pub async fn stop(services: &mut [Service]) {
    for service in services.iter() {
        service.send_signal(service.stop);
    }
    let begun = Instant::now();
    for service in services {
        while service.runs().unwrap_or(false) && begun.elapsed() < PATIENCE {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            child.kill().ok();
            child.wait().ok();
        }
        std::fs::remove_file(&self.pid).ok();
    }
}
