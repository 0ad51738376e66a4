//! A command with a time limit, which ends with all that it started.

use std::fs::File;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::Context;
use tokio::process::{Child, Command};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;

/// How long it may take to clear up before it is killed.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(20);

/// Becomes true when the run is to stop.
pub type Stop = watch::Receiver<bool>;

/// How a command ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Ended {
    Success,
    Failure(String),
    /// The run was told to stop before it had ended.
    Stopped,
}

/// Listens for Ctrl-C and for being told to end.
pub fn listen() -> anyhow::Result<Stop> {
    let (told, stop) = watch::channel(false);
    for kind in [SignalKind::interrupt(), SignalKind::terminate()] {
        let mut signals = signal(kind).context("signals cannot be heard")?;
        let told = told.clone();
        tokio::spawn(async move {
            signals.recv().await;
            told.send_replace(true);
        });
    }
    Ok(stop)
}

/// Runs a command, with all that it says in a file.
pub async fn run(
    mut command: Command,
    limit: Duration,
    log: &Path,
    stop: &Stop,
) -> anyhow::Result<Ended> {
    let output =
        File::create(log).with_context(|| format!("{} cannot be written", log.display()))?;
    command
        .stdin(Stdio::null())
        .stdout(output.try_clone()?)
        .stderr(output)
        .kill_on_drop(true);
    // a group of its own: Ctrl-C is for us, and we tell all of it
    command.as_std_mut().process_group(0);
    let program = command.as_std().get_program().to_owned();
    let mut child = command
        .spawn()
        .with_context(|| format!("{} cannot be run", program.display()))?;
    let mut stop = stop.clone();
    let ended = tokio::select! {
        status = child.wait() => {
            let status = status?;
            return Ok(match status.success() {
                true => Ended::Success,
                false => Ended::Failure(status.to_string()),
            });
        }
        () = tokio::time::sleep(limit) => {
            Ended::Failure(format!("took longer than {} minutes", limit.as_secs() / 60))
        }
        _ = stop.wait_for(|stop| *stop) => Ended::Stopped,
    };
    end(&mut child).await?;
    Ok(ended)
}

/// What a command printed.
pub fn read_log(log: &Path) -> anyhow::Result<String> {
    let said = std::fs::read(log).with_context(|| format!("{} is gone", log.display()))?;
    Ok(String::from_utf8_lossy(&said).into_owned())
}

/// Ends a command and everything in its group.
async fn end(child: &mut Child) -> anyhow::Result<()> {
    let Some(group) = child.id() else {
        return Ok(());
    };
    signal_group(group, "-TERM").await?;
    let in_time = tokio::time::timeout(SHUTDOWN_GRACE, child.wait()).await;
    // what it left behind, and itself if it would not hear
    signal_group(group, "-KILL").await?;
    if in_time.is_err() {
        child.wait().await?;
    }
    Ok(())
}

/// Sends a signal to a group, if there is anybody left in it.
async fn signal_group(group: u32, what: &str) -> anyhow::Result<()> {
    let mut kill = Command::new("kill");
    kill.args([what, "--", &format!("-{group}")]);
    kill.stdin(Stdio::null()).stderr(Stdio::null());
    kill.status().await.context("kill cannot be run")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(line: &str) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", line]);
        command
    }

    fn log(name: &str) -> std::path::PathBuf {
        let name = format!("helloshop-verify-{}-{name}.log", std::process::id());
        std::env::temp_dir().join(name)
    }

    #[tokio::test]
    async fn a_command_ends_well_badly_or_when_its_time_is_over() {
        let (_told, stop) = watch::channel(false);
        let (log, minute) = (log("ends"), Duration::from_secs(60));
        let well = run(shell("echo fine"), minute, &log, &stop).await;
        assert_eq!(well.unwrap(), Ended::Success);
        assert_eq!(std::fs::read_to_string(&log).unwrap(), "fine\n");
        let badly = run(shell("exit 3"), minute, &log, &stop).await;
        assert!(matches!(badly.unwrap(), Ended::Failure(_)));
        // a grandchild would go on without its parent
        let late = run(
            shell("sleep 50 & wait"),
            Duration::from_millis(50),
            &log,
            &stop,
        );
        assert!(matches!(late.await.unwrap(), Ended::Failure(_)));
        std::fs::remove_file(log).unwrap();
    }

    #[tokio::test]
    async fn a_command_is_stopped_when_the_run_is() {
        let (told, stop) = watch::channel(false);
        let log = log("stops");
        let running = run(shell("sleep 50"), Duration::from_secs(60), &log, &stop);
        let telling = async {
            tokio::time::sleep(Duration::from_millis(50)).await;
            told.send_replace(true);
        };
        let (ended, ()) = tokio::join!(running, telling);
        assert_eq!(ended.unwrap(), Ended::Stopped);
        std::fs::remove_file(log).unwrap();
    }
}
