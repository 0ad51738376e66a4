//! The cluster of docs/operations as a process, and what one does to it.

use std::{
    fs::File,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use ::demo::market::{CLIENT_ID, WEBHOOK_ID};
use embedded_postgres::os_user::OsUser;
use payments::{Credentials, Settings};
use rand::Rng;

use crate::{
    client::Client,
    demo::Clients,
    processes::{self, Process},
};

/// Three databases, demo data and three indexes, on a machine that may be busy.
const PATIENCE: Duration = Duration::from_secs(600);

const DATABASES: [&str; 3] = ["127.0.0.21", "127.0.0.22", "127.0.0.23"];

/// A cluster that runs; killed when dropped.
pub struct Cluster {
    process: Child,
    folder: PathBuf,
    port: u16,
}

impl Cluster {
    /// Starts it and waits until it says that it is open.
    pub async fn start(rng: &mut impl Rng) -> Self {
        let name = format!("helloshop-cluster-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let output = File::create(folder.join("output.txt")).unwrap();
        let port = free_ports(rng);
        let process = Command::new(env!("CARGO_BIN_EXE_cluster"))
            .env("CLUSTER_DIR", folder.join("cluster"))
            .env("PORT", port.to_string())
            .stdin(Stdio::null())
            .stdout(output.try_clone().unwrap())
            .stderr(output)
            .spawn();
        let mut cluster = Self {
            process: process.unwrap(),
            folder,
            port,
        };
        let begun = Instant::now();
        while !cluster.output().contains("Helloshop is open") {
            let ended = cluster.process.try_wait().unwrap();
            let output = cluster.output();
            assert!(ended.is_none(), "it did not open ({ended:?}): {output}");
            assert!(begun.elapsed() < PATIENCE, "it did not open: {output}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        cluster
    }

    fn output(&self) -> String {
        std::fs::read_to_string(self.folder.join("output.txt")).unwrap_or_default()
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.join("cluster").join(name)
    }

    fn secret(&self, name: &str) -> String {
        std::fs::read_to_string(self.path("secrets").join(name)).unwrap()
    }

    /// HAProxy, and the emulator.
    pub fn clients(&self) -> Clients {
        let client = |port: u16| Client::new(format!("http://127.0.0.1:{port}"));
        Clients {
            shop: client(self.port),
            emulator: client(self.port + 1),
        }
    }

    /// Each gateway by itself.
    pub fn gateways(&self) -> [Client; 3] {
        let port = self.port + 3;
        [11, 12, 13].map(|host| Client::new(format!("http://127.0.0.{host}:{port}")))
    }

    /// The shop's PayPal.
    pub fn paypal(&self) -> Settings {
        let credentials = Credentials {
            client_id: CLIENT_ID.to_owned(),
            client_secret: self.secret("paypal").into(),
            webhook_id: WEBHOOK_ID.to_owned(),
            merchant_id: Some(paypal_emulator::MERCHANT_ID.to_owned()),
        };
        let authority = std::fs::read_to_string(self.path("paypal-ca.pem")).unwrap();
        let url = format!("http://127.0.0.1:{}", self.port + 1);
        Settings::local(&url, authority, credentials).unwrap()
    }

    /// Whichever takes writes.
    pub fn database(&self) -> String {
        let hosts = DATABASES.map(|host| format!("{host}:{}", self.database_port()));
        let hosts = hosts.join(",");
        format!(
            "{}?target_session_attrs=read-write",
            self.database_at(&hosts)
        )
    }

    /// The marketplace's database on a server, or on several.
    pub fn database_at(&self, hosts: &str) -> String {
        format!(
            "postgres://helloshop:{}@{hosts}/helloshop",
            self.secret("owner")
        )
    }

    pub fn database_port(&self) -> u16 {
        self.port + 4
    }

    /// Sends a signal to one of its programs; answers which process it was.
    pub fn signal(&self, signal: &str, service: &str) -> String {
        let id = self.process_of(service).unwrap();
        let sent = Command::new("kill").args([signal, &id]).status();
        assert!(sent.unwrap().success());
        id
    }

    fn process_of(&self, service: &str) -> Option<String> {
        std::fs::read_to_string(self.path("pids").join(service)).ok()
    }

    /// From now on gateways are started from the program that was built with this test, whichever
    /// they began with (GATEWAY).
    pub fn upgrade(&self) {
        let (link, next) = (self.path("gateway"), self.path("gateway.next"));
        let program = Path::new(env!("CARGO_BIN_EXE_cluster")).with_file_name("gateway");
        std::os::unix::fs::symlink(program, &next).unwrap();
        std::fs::rename(next, link).unwrap();
    }

    /// Restarts a gateway as a service manager does, and waits until it is back.
    pub async fn restart(&self, number: usize) {
        let name = format!("gateway{}", number + 1);
        let before = self.signal("-TERM", &name);
        let gateway = &self.gateways()[number];
        let begun = Instant::now();
        loop {
            let another = self.process_of(&name).is_some_and(|now| now != before);
            let ready = async { gateway.get("/health/ready").await };
            if another && ready.await.is_ok_and(|answer| answer.status == 200) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "{name} does not come back");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Stops a database for good: the cluster starts replicas again.
    pub async fn stop_database(&self, name: &str) {
        std::fs::remove_file(self.path(name).join("standby.signal")).ok();
        self.signal("-INT", name);
        let begun = Instant::now();
        while self.process_of(name).is_some() {
            assert!(begun.elapsed() < PATIENCE, "{name} does not stop");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Runs promote.sh, as an operator does.
    pub fn promote(&self) {
        let servers = DATABASES.map(|host| self.superuser(host));
        println!("{}", self.script("promote.sh", &servers));
    }

    /// Brings a stopped server back as a replica, and waits until it streams.
    pub async fn rejoin(&self, name: &str) {
        let hosts = DATABASES.join(",");
        let port = self.database_port();
        let primary = self.primary();
        let streaming = format!(
            "host={hosts} port={port} user=replicator target_session_attrs=read-write password={}",
            self.secret("replicator")
        );
        let data = self.path(name).display().to_string();
        println!(
            "{}",
            self.script("rejoin.sh", &[data, primary.clone(), streaming])
        );
        let streams = format!(
            "select count(*) from pg_stat_replication \
             where state = 'streaming' and application_name = '{name}'"
        );
        let begun = Instant::now();
        while self.ask(&primary, &streams).as_deref() != Ok("1") {
            assert!(begun.elapsed() < PATIENCE, "{name} does not stream");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// Makes a backup of a replica with backup.sh, as an operator does.
    pub fn backup(&self, folder: &Path) {
        let replica = format!(
            "host={} port={} user=replicator password={}",
            DATABASES[2],
            self.database_port(),
            self.secret("replicator")
        );
        self.script_of_servers("backup.sh", &[folder.display().to_string(), replica]);
    }

    /// Runs a script as the servers' user, who need not reach the file.
    pub fn script_of_servers(&self, name: &str, arguments: &[String]) {
        let mut sh = Command::new("sh");
        sh.args(["-s", "--"]).args(arguments);
        sh.stdin(File::open(operations(name)).unwrap());
        sh.env("PG_BIN", self.postgres_bin()).current_dir("/");
        self.os_user().apply(&mut sh);
        said(name, &mut sh);
    }

    /// Who the servers run as.
    pub fn os_user(&self) -> OsUser {
        OsUser::for_data(&self.path("db1"))
    }

    /// Where the programs of the servers that run are.
    pub fn postgres_bin(&self) -> PathBuf {
        let id = self.process_of("db3").unwrap();
        let postgres = std::fs::read_link(format!("/proc/{id}/exe")).unwrap();
        postgres.parent().unwrap().to_owned()
    }

    /// What a server answers its superuser, or why it does not.
    pub fn ask(&self, server: &str, question: &str) -> Result<String, String> {
        let output = Command::new("psql")
            .args(["-XAtq", server, "-c", question])
            .env("PGPASSWORD", self.secret("postgres"))
            .output()
            .unwrap();
        let text = |bytes| String::from_utf8_lossy(bytes).trim().to_owned();
        match output.status.success() {
            true => Ok(text(&output.stdout)),
            false => Err(text(&output.stderr)),
        }
    }

    /// Runs a file of SQL in the marketplace's database, as the superuser.
    pub fn run_sql(&self, server: &str, name: &str) {
        let mut psql = Command::new("psql");
        psql.arg("-f").arg(operations(name));
        psql.arg(format!("{server} dbname=helloshop"));
        println!(
            "{}",
            said(name, psql.env("PGPASSWORD", self.secret("postgres")))
        );
    }

    /// Whichever takes writes, for its superuser.
    pub fn primary(&self) -> String {
        let hosts = self.superuser(&DATABASES.join(","));
        format!("{hosts} target_session_attrs=read-write")
    }

    /// A server, for its superuser.
    pub fn superuser(&self, hosts: &str) -> String {
        let port = self.database_port();
        format!("host={hosts} port={port} user=postgres dbname=postgres")
    }

    fn script(&self, name: &str, arguments: &[String]) -> String {
        let mut script = Command::new(operations(name));
        script.args(arguments);
        said(name, script.env("PGPASSWORD", self.secret("postgres")))
    }

    /// Asks it to stop, as Ctrl-C does. Nothing may be left running.
    pub fn stop(mut self) {
        let children = processes::below(self.process.id());
        assert!(children.len() > 9, "{children:?}");
        let id = self.process.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        assert!(asked.unwrap().success());
        assert!(self.process.wait().unwrap().success());
        let left: Vec<&Process> = children.iter().filter(|child| child.runs()).collect();
        assert!(left.is_empty(), "still running: {left:?}");
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
        if std::thread::panicking() {
            eprintln!(
                "what the cluster left behind is in {}",
                self.folder.display()
            );
            return;
        }
        std::fs::remove_dir_all(&self.folder).ok();
    }
}

/// A file of docs/operations.
fn operations(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/operations");
    folder.join(name)
}

/// What a command that must succeed said.
fn said(name: &str, command: &mut Command) -> String {
    let output = command.output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    assert!(output.status.success(), "{name}: {said}");
    said
}

/// The first of eleven that nobody uses, below those that the system hands out by itself.
fn free_ports(rng: &mut impl Rng) -> u16 {
    loop {
        let first = rng.random_range(20_000..31_000);
        let free = |port| TcpListener::bind(("127.0.0.1", port)).is_ok();
        if (first..first + 11).all(free) {
            return first;
        }
    }
}
