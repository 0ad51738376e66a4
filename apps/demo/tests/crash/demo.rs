//! The demo as a process: started as everybody starts it, killed as nobody should.

use std::{
    fs::File,
    net::TcpListener,
    os::unix::process::ExitStatusExt,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use rand::Rng;

use crate::{client::Client, processes};

/// The first start loads the demo data, on a machine that may be busy.
const PATIENCE: Duration = Duration::from_secs(150);

/// How long processes may outlive the demo.
const LINGER: Duration = Duration::from_secs(5);

/// A data folder and three ports, which one demo after the other uses.
pub struct Environment {
    folder: PathBuf,
    ports: [u16; 3],
}

impl Environment {
    /// An empty one.
    pub fn new(rng: &mut impl Rng) -> Self {
        let name = format!("helloshop-crash-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let ports = [(); 3].map(|()| free_port(rng));
        Self { folder, ports }
    }

    /// DATA_DIR.
    pub fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn output(&self) -> PathBuf {
        self.folder.join("output.txt")
    }
}

/// Below the ports that the system hands out by itself, so that none is taken between two demos.
fn free_port(rng: &mut impl Rng) -> u16 {
    let start = rng.random_range(20_000..30_000) + std::process::id() % 1000;
    let mut ports = (start..32_000).filter_map(|port| u16::try_from(port).ok());
    ports
        .find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok())
        .unwrap()
}

impl Drop for Environment {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("what the demo left behind is in {}", self.folder.display());
            return;
        }
        // a database whose user could not reach our folder lies elsewhere
        let elsewhere = std::fs::read_to_string(self.data().join("postgres/location"));
        for folder in elsewhere.map(PathBuf::from).iter().chain([&self.folder]) {
            std::fs::remove_dir_all(folder).ok();
        }
    }
}

/// Clients of the two servers of a running demo.
#[derive(Clone)]
pub struct Clients {
    pub shop: Client,
    pub emulator: Client,
}

/// A running demo; killed when dropped.
pub struct Demo {
    process: Child,
    clients: Clients,
}

impl Demo {
    /// Starts it and waits until it says that it is open.
    pub async fn start(environment: &Environment) -> Self {
        let mut demo = Self::spawn(environment, command(environment));
        if !demo.has_opened(environment).await {
            let ended = demo.process.wait();
            panic!(
                "the demo ended ({ended:?}): {}",
                read(&environment.output())
            );
        }
        // on a machine that is busy its database may need a moment more
        let begun = Instant::now();
        while demo.clients.shop.get("/health/ready").await.unwrap().status != 200 {
            assert!(
                begun.elapsed() < PATIENCE,
                "the demo is open and never ready"
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        demo
    }

    /// Starts one that ends itself at this crash point, which may be before it is open.
    pub async fn start_to_crash(environment: &Environment, point: &str) -> Self {
        let mut command = command(environment);
        command.env("FAILPOINTS", format!("{point}=return"));
        let mut demo = Self::spawn(environment, command);
        demo.has_opened(environment).await;
        demo
    }

    fn spawn(environment: &Environment, mut command: Command) -> Self {
        let process = command.spawn().unwrap();
        let client = |port: u16| Client::new(format!("http://127.0.0.1:{port}"));
        let [shop, emulator, _] = environment.ports.map(client);
        let clients = Clients { shop, emulator };
        Self { process, clients }
    }

    /// Waits until it is open; false if it ended instead.
    async fn has_opened(&mut self, environment: &Environment) -> bool {
        let begun = Instant::now();
        while !read(&environment.output()).contains("Helloshop is open") {
            if self.process.try_wait().unwrap().is_some() {
                return false;
            }
            assert!(
                begun.elapsed() < PATIENCE,
                "the demo did not open: {}",
                read(&environment.output())
            );
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        true
    }

    /// Waits until it has ended itself, and its database with it.
    pub async fn crashes(mut self, point: &str) {
        let begun = Instant::now();
        let mut children = Vec::new();
        let ended = loop {
            if let Some(ended) = self.process.try_wait().unwrap() {
                break ended;
            }
            assert!(begun.elapsed() < PATIENCE, "it never came to {point}");
            children = processes::below(self.process.id());
            tokio::time::sleep(Duration::from_millis(20)).await;
        };
        assert_eq!(ended.signal(), Some(libc::SIGABRT), "{point}: {ended}");
        assert_end(&children);
    }

    /// Clients of it.
    pub fn clients(&self) -> Clients {
        self.clients.clone()
    }

    /// Ends a process of its database without a warning. PostgreSQL then trusts nothing that it
    /// has in memory: it ends all others and comes back with what it finds on the disk.
    pub async fn kill_database(&self) {
        let begun = Instant::now();
        let victim = loop {
            let below = processes::below(self.process.id());
            let serving = below.iter().find(|process| process.is_called("postgres: "));
            if let Some(serving) = serving {
                break serving.id();
            }
            // it is on its way back from the last time
            assert!(begun.elapsed() < PATIENCE, "the database stays away");
            tokio::time::sleep(Duration::from_millis(5)).await;
        };
        let killed = Command::new("kill")
            .args(["-KILL", &victim.to_string()])
            .status();
        assert!(killed.unwrap().success());
    }

    /// Ends it without a warning. Its database must follow it within seconds.
    pub fn kill(mut self) {
        let children = processes::below(self.process.id());
        assert!(
            !children.is_empty() || cfg!(not(target_os = "linux")),
            "the demo runs a database"
        );
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        assert_end(&children);
    }

    /// Asks it to stop, as Ctrl-C does.
    pub fn stop(mut self) {
        let id = self.process.id().to_string();
        let asked = Command::new("kill").args(["-TERM", &id]).status();
        assert!(asked.unwrap().success());
        assert!(self.process.wait().unwrap().success());
    }
}

impl Drop for Demo {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

/// What it started must not outlive it for long.
fn assert_end(children: &[processes::Process]) {
    let begun = Instant::now();
    while children.iter().any(processes::Process::runs) {
        let left: Vec<_> = children.iter().filter(|child| child.runs()).collect();
        assert!(begun.elapsed() < LINGER, "still running: {left:?}");
        std::thread::sleep(Duration::from_millis(10));
    }
}

fn command(environment: &Environment) -> Command {
    let output = File::create(environment.output()).unwrap();
    let [port, emulator, metrics] = environment.ports.map(|port| port.to_string());
    let mut command = Command::new(env!("CARGO_BIN_EXE_demo"));
    command
        .env_remove("DATABASE_URL")
        .env("DATA_DIR", environment.data())
        .env("HOST", "127.0.0.1")
        .env("PUBLIC_URL", format!("http://127.0.0.1:{port}"))
        .env("PORT", port)
        .env("PAYPAL_EMULATOR_PORT", emulator)
        .env("METRICS_PORT", metrics)
        .stdin(Stdio::null())
        .stdout(output.try_clone().unwrap())
        .stderr(output);
    command
}

fn read(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_default()
}
