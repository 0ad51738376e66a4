//! The cluster of docs/operations as a process, and what one does to it.

use std::{
    fs::File,
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use ::demo::market::{CLIENT_ID, WEBHOOK_ID};
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

    fn path(&self, name: &str) -> PathBuf {
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
        let hosts = DATABASES.map(|host| format!("{host}:{}", self.port + 4));
        format!(
            "postgres://helloshop:{}@{}/helloshop?target_session_attrs=read-write",
            self.secret("owner"),
            hosts.join(",")
        )
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

    /// Runs promote.sh, as an operator does.
    pub fn promote(&self) {
        let servers = DATABASES.map(|host| self.superuser(host));
        println!("{}", self.script("promote.sh", &servers));
    }

    /// Brings a former primary back as a replica, and waits until it streams.
    pub async fn rejoin(&self, name: &str) {
        let hosts = DATABASES.join(",");
        let port = self.port + 4;
        let primary = format!("{} target_session_attrs=read-write", self.superuser(&hosts));
        let streaming = format!(
            "host={hosts} port={port} user=replicator target_session_attrs=read-write password={}",
            self.secret("replicator")
        );
        let data = self.path(name).display().to_string();
        println!(
            "{}",
            self.script("rejoin.sh", &[data, primary.clone(), streaming])
        );
        let begun = Instant::now();
        while self.replicas(&primary) != "2" {
            assert!(begun.elapsed() < PATIENCE, "{name} does not stream");
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    fn replicas(&self, primary: &str) -> String {
        let count = "select count(*) from pg_stat_replication where state = 'streaming'";
        let output = Command::new("psql")
            .args(["-XAtq", primary, "-c", count])
            .env("PGPASSWORD", self.secret("postgres"))
            .output();
        String::from_utf8(output.unwrap().stdout)
            .unwrap()
            .trim()
            .to_owned()
    }

    fn superuser(&self, hosts: &str) -> String {
        let port = self.port + 4;
        format!("host={hosts} port={port} user=postgres dbname=postgres")
    }

    fn script(&self, name: &str, arguments: &[String]) -> String {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/operations");
        let output = Command::new(script.join(name))
            .args(arguments)
            .env("PGPASSWORD", self.secret("postgres"))
            .output()
            .unwrap();
        let said = [output.stdout, output.stderr].concat();
        let said = String::from_utf8_lossy(&said).into_owned();
        assert!(output.status.success(), "{name}: {said}");
        said
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
