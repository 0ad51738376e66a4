//! The server's life: start, stop, being killed, starting again.
#![expect(
    clippy::unwrap_used,
    reason = "in a test, what is missing is a failure"
)]

use std::{
    io::{BufRead, BufReader},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use embedded_postgres::{Cluster, find};

/// A folder of one test, removed with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path =
            std::env::temp_dir().join(format!("embedded-postgres-{name}-{}", std::process::id()));
        std::fs::remove_dir_all(&path).ok();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

fn node_modules() -> Option<PathBuf> {
    find::node_modules(Path::new(env!("CARGO_MANIFEST_DIR")))
}

fn query(url: &str, sql: &str) -> Vec<String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls)
            .await
            .unwrap();
        tokio::spawn(connection);
        let rows = client.simple_query(sql).await.unwrap();
        rows.iter()
            .filter_map(|message| match message {
                tokio_postgres::SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
                _ => None,
            })
            .collect()
    })
}

fn answers(port: u16) -> bool {
    TcpStream::connect(("127.0.0.1", port)).is_ok()
}

fn wait_until(what: &str, condition: impl Fn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(30);
    while !condition() {
        assert!(Instant::now() < deadline, "waited in vain until {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn port_of(url: &str) -> u16 {
    let (_, rest) = url.rsplit_once(':').unwrap();
    rest.split_once('/').unwrap().0.parse().unwrap()
}

/// Starts `with-postgres` with a command that prints the server's address and then waits.
fn launcher(arguments: &[&str]) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_with-postgres"))
        .args(arguments)
        .args(["--", "sh", "-c", "echo $TEST_DATABASE_URL; exec sleep 60"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env_remove("TEST_DATABASE_URL")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut url = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut url)
        .unwrap();
    (child, url.trim().to_owned())
}

fn signal(child: &Child, name: &str) {
    assert!(
        Command::new("kill")
            .args([name, &child.id().to_string()])
            .status()
            .unwrap()
            .success()
    );
}

#[test]
fn a_throwaway_server_answers_and_leaves_nothing_behind() {
    let cluster = Cluster::throwaway(node_modules().as_deref()).unwrap();
    let (port, home) = (cluster.port(), cluster.home().to_owned());
    assert_eq!(
        query(&cluster.url("postgres"), "select upper('größe')"),
        ["GRÖßE"]
    );
    assert_eq!(query(&cluster.url("postgres"), "show fsync"), ["off"]);
    cluster.stop();
    assert!(!answers(port));
    assert!(!home.exists());
}

#[test]
fn what_was_committed_is_there_after_a_restart() {
    let folder = Folder::new("restart");
    let first = Cluster::start(&folder.0, node_modules().as_deref()).unwrap();
    assert_eq!(query(&first.url("postgres"), "show fsync"), ["on"]);
    query(
        &first.url("postgres"),
        "create table kept as select 42 as number",
    );
    first.stop();
    let second = Cluster::start(&folder.0, node_modules().as_deref()).unwrap();
    assert_eq!(
        query(&second.url("postgres"), "select number from kept"),
        ["42"]
    );
}

#[test]
fn the_password_is_needed() {
    let cluster = Cluster::throwaway(node_modules().as_deref()).unwrap();
    let url = format!(
        "postgres://helloshop:wrong@127.0.0.1:{}/postgres",
        cluster.port()
    );
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let answer = runtime.block_on(tokio_postgres::connect(&url, tokio_postgres::NoTls));
    assert!(answer.is_err());
}

#[test]
fn a_killed_launcher_takes_the_server_with_it_and_loses_nothing() {
    let folder = Folder::new("killed");
    let (mut child, url) = launcher(&["--keep", folder.0.to_str().unwrap()]);
    query(&url, "create table kept as select 'acknowledged' as word");
    signal(&child, "-KILL");
    child.wait().unwrap();
    let port = port_of(&url);
    // the next one does not have to wait for the end of the server before
    let next = Cluster::start(&folder.0, node_modules().as_deref()).unwrap();
    wait_until("the killed launcher's server has stopped", || {
        next.port() == port || !answers(port)
    });
    assert_eq!(
        query(&next.url("postgres"), "select word from kept"),
        ["acknowledged"]
    );
}

#[test]
fn a_killed_server_recovers_at_the_next_start() {
    let folder = Folder::new("crashed");
    let cluster = Cluster::start(&folder.0, node_modules().as_deref()).unwrap();
    query(
        &cluster.url("postgres"),
        "create table kept as select 'acknowledged' as word",
    );
    Command::new("kill")
        .args(["-KILL", &cluster.pid().to_string()])
        .status()
        .unwrap();
    wait_until("the launcher has noticed", || !cluster.running());
    drop(cluster);
    let next = Cluster::start(&folder.0, node_modules().as_deref()).unwrap();
    assert_eq!(
        query(&next.url("postgres"), "select word from kept"),
        ["acknowledged"]
    );
}

#[test]
fn a_terminated_launcher_stops_its_command_and_its_server() {
    let (mut child, url) = launcher(&[]);
    assert!(answers(port_of(&url)));
    signal(&child, "-TERM");
    let status = child.wait().unwrap();
    assert_eq!(status.code(), Some(128 + 15));
    assert!(!answers(port_of(&url)));
}

#[test]
fn the_exit_code_of_the_command_is_passed_on() {
    let status = Command::new(env!("CARGO_BIN_EXE_with-postgres"))
        .args([
            "--",
            "sh",
            "-c",
            "test \"$TEST_DATABASE_URL\" = postgres://elsewhere && exit 7",
        ])
        .env("TEST_DATABASE_URL", "postgres://elsewhere")
        .status()
        .unwrap();
    assert_eq!(status.code(), Some(7));
}

#[test]
fn two_launchers_do_not_share_a_database() {
    let folder = Folder::new("busy");
    let first = Cluster::start(&folder.0, node_modules().as_deref()).unwrap();
    let second = Cluster::start(&folder.0, node_modules().as_deref());
    assert!(matches!(second, Err(embedded_postgres::Error::Busy(_))));
    assert!(first.running());
}
