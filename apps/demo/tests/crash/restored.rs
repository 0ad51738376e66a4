//! A server on a restored backup, run as docs/operations says.

use std::{
    fs::File,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use embedded_postgres::die_with_parent;

use crate::cluster::Cluster;

/// To replay the log, on a machine that may be busy.
const PATIENCE: Duration = Duration::from_secs(180);

/// Where it is looked at, beside the others.
const BESIDE: &str = "127.0.0.24";

/// The place of the first database.
const FIRST: &str = "127.0.0.21";

/// A server that waits at its moment, or is the primary; stopped when dropped.
pub struct Restored<'a> {
    cluster: &'a Cluster,
    postgres: PathBuf,
    data: PathBuf,
    host: &'static str,
    process: Child,
}

impl<'a> Restored<'a> {
    /// Restores a backup beside the servers that run, and waits until the moment is reached.
    pub async fn at(cluster: &'a Cluster, backup: &Path, moment: &str) -> Self {
        let data = backup.with_file_name("restored");
        let folders = [backup, &cluster.path("wal"), &data].map(|path| path.display().to_string());
        let [backup, archive, restored] = folders;
        let arguments = [backup, archive, restored, moment.to_owned()];
        cluster.script_of_servers("restore.sh", &arguments);
        let postgres = cluster.postgres_bin().join("postgres");
        let mut server = Self {
            process: start(cluster, &postgres, &data, BESIDE, "archive_mode=off"),
            cluster,
            postgres,
            data,
            host: BESIDE,
        };
        server.pause().await;
        server
    }

    /// In place of the first database it becomes the primary: nobody else may be there.
    pub async fn take_over(&mut self) {
        self.stop("-INT");
        let place = "cluster_name=db1";
        self.host = FIRST;
        self.process = start(self.cluster, &self.postgres, &self.data, FIRST, place);
        self.pause().await;
        self.cluster.run_sql(&self.superuser(), "reopen.sql");
    }

    /// The marketplace's database.
    pub fn database(&self) -> String {
        let place = format!("{}:{}", self.host, self.cluster.database_port());
        self.cluster.database_at(&place)
    }

    fn superuser(&self) -> String {
        self.cluster.superuser(self.host)
    }

    /// Waits until it has replayed the log up to its moment.
    async fn pause(&mut self) {
        let state = "select pg_get_wal_replay_pause_state()";
        let begun = Instant::now();
        loop {
            let answer = self.cluster.ask(&self.superuser(), state);
            if answer.as_deref() == Ok("paused") {
                return;
            }
            let ended = self.process.try_wait().unwrap();
            assert!(
                ended.is_none() && begun.elapsed() < PATIENCE,
                "{answer:?}, {ended:?}: see {}",
                log(self.cluster).display()
            );
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    fn stop(&mut self, signal: &str) {
        let id = self.process.id().to_string();
        Command::new("kill").args([signal, &id]).status().ok();
        self.process.wait().ok();
    }
}

impl Drop for Restored<'_> {
    fn drop(&mut self) {
        self.stop("-QUIT");
    }
}

fn log(cluster: &Cluster) -> PathBuf {
    cluster.path("logs").join("restored.log")
}

fn start(cluster: &Cluster, postgres: &Path, data: &Path, host: &str, setting: &str) -> Child {
    let log = File::options()
        .create(true)
        .append(true)
        .open(log(cluster))
        .unwrap();
    let mut command = Command::new(postgres);
    command.arg("-D").arg(data);
    let hba = cluster.path("pg_hba.conf");
    for setting in [
        format!("listen_addresses={host}"),
        format!("port={}", cluster.database_port()),
        format!("hba_file={}", hba.display()),
        "unix_socket_directories=".to_owned(),
        setting.to_owned(),
    ] {
        command.args(["-c", &setting]);
    }
    command.current_dir("/").stdin(Stdio::null());
    command.stdout(log.try_clone().unwrap()).stderr(log);
    cluster.os_user().apply(&mut command);
    die_with_parent(&mut command, libc::SIGINT);
    command.spawn().unwrap()
}
