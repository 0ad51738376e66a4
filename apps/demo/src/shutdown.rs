//! When to stop: Ctrl-C, SIGTERM, a closed terminal, or the end of the command that started us.

use std::{io::IsTerminal, time::Duration};

use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::launcher::Launcher;

/// Waits for the first reason to stop. Made early, so that no signal is missed; those after the
/// first change nothing, because npm and just pass the terminal's Ctrl-C on a second time.
pub struct Shutdown {
    interrupt: Signal,
    terminate: Signal,
    hangup: Option<Signal>,
    launcher: Launcher,
}

impl Shutdown {
    /// Begins to listen. Needs a running async runtime.
    pub fn listen() -> std::io::Result<Self> {
        // without a terminal (nohup, a service) there is no hang-up to care for
        let attended = std::io::stdin().is_terminal();
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
            hangup: attended.then(|| signal(SignalKind::hangup())).transpose()?,
            launcher: Launcher::find(),
        })
    }

    /// Resolves when it is time to stop.
    pub async fn asked(&mut self) {
        let Self {
            interrupt,
            terminate,
            hangup,
            launcher,
        } = self;
        let hung_up = async {
            match hangup {
                Some(hangup) => hangup.recv().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
            _ = hung_up => {}
            () = ended(launcher) => {}
        }
    }
}

async fn ended(launcher: &Launcher) {
    while launcher.complete() {
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}
