//! A primary, two replicas and the pooler, with the configuration of docs/operations.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::{Context, bail, ensure};

use crate::{
    layout::{DATABASES, FRONT, Layout},
    service::Service,
    tools::Tools,
};

const PATIENCE: Duration = Duration::from_secs(120);

/// Makes the three and starts them; returns once the replicas stream.
pub async fn open(layout: &Layout, tools: &Tools) -> anyhow::Result<Vec<Service>> {
    let archive = layout.folder("wal")?;
    let replacements = [("/srv/helloshop/wal", Layout::shown(&archive))];
    layout.write(
        "postgresql.conf",
        &layout.reference("postgresql.conf", &replacements)?,
    )?;
    layout.write("pg_hba.conf", &layout.reference("pg_hba.conf", &[])?)?;
    make_primary(layout, tools)?;
    // nobody streams from it yet, so nothing would ever be acknowledged
    let mut first = start(layout, tools, DATABASES[0], &["synchronous_standby_names="])?;
    wait_until_ready(layout, tools, &mut first, DATABASES[0].1).await?;
    make_roles(layout, tools)?;
    for (name, _) in &DATABASES[1..] {
        copy(layout, tools, name)?;
    }
    crate::service::stop(std::slice::from_mut(&mut first)).await;
    drop(first);
    let mut all = Vec::new();
    for database in DATABASES {
        let service = start(layout, tools, database, &[])?;
        // A primary that died is not started again by itself: another one may have taken its place.
        let replica = layout.path(database.0).join("standby.signal");
        all.push(service.restart_while_exists(replica));
    }
    for (service, (_, host)) in all.iter_mut().zip(DATABASES) {
        wait_until_ready(layout, tools, service, host).await?;
    }
    replicas_stream(layout, tools).await?;
    Ok(all)
}

fn make_primary(layout: &Layout, tools: &Tools) -> anyhow::Result<()> {
    let password = layout.write("superuser", &layout.secret("postgres")?)?;
    let (name, _) = DATABASES[0];
    let data = layout.folder(name)?;
    let mut initdb = command(layout, &tools.postgres("initdb"));
    initdb.arg("-D").arg(&data).arg("--pwfile").arg(&password);
    initdb.args(["-U", "postgres", "-A", "scram-sha-256", "-E", "UTF8"]);
    initdb.args(["--locale=C.UTF-8", "--data-checksums"]);
    run(&mut initdb)?;
    std::fs::remove_file(&password)?;
    let conf = data.join("postgresql.conf");
    let mut text = std::fs::read_to_string(&conf)?;
    let common = layout.path("postgresql.conf");
    text.push_str(&format!("\ninclude '{}'\n", common.display()));
    std::fs::write(&conf, text)?;
    Ok(())
}

fn make_roles(layout: &Layout, tools: &Tools) -> anyhow::Result<()> {
    let mut psql = psql(layout, tools, DATABASES[0].1)?;
    for (role, secret) in [
        ("gateway", "owner"),
        ("replicator", "replicator"),
        ("reports", "reports"),
    ] {
        let password = layout.secret(secret)?;
        psql.arg("-v").arg(format!("{role}={password}"));
    }
    psql.arg("-f").arg(layout.operations("roles.sql"));
    run(&mut psql).map(drop)
}

/// Makes a replica as a copy of the primary.
fn copy(layout: &Layout, tools: &Tools, name: &str) -> anyhow::Result<()> {
    let data: PathBuf = layout.folder(name)?;
    let mut copy = command(layout, &tools.postgres("pg_basebackup"));
    copy.arg("-D").arg(&data).arg("-d").arg(layout.streaming()?);
    copy.args(["-X", "stream", "-R", "--checkpoint=fast"]);
    run(&mut copy).map(drop)
}

fn start(
    layout: &Layout,
    tools: &Tools,
    (name, host): (&str, &str),
    settings: &[&str],
) -> anyhow::Result<Service> {
    let data = layout.path(name);
    // PostgreSQL takes no folder that others may read
    std::fs::set_permissions(&data, std::os::unix::fs::PermissionsExt::from_mode(0o700))?;
    let mut arguments = vec!["-D".to_owned(), Layout::shown(&data)];
    let hba = layout.path("pg_hba.conf");
    let own = [
        format!("port={}", layout.database_port()),
        format!("listen_addresses={host}"),
        format!("cluster_name={name}"),
        format!("hba_file={}", hba.display()),
        // their paths would have a length limit
        "unix_socket_directories=".to_owned(),
    ];
    let settings = settings.iter().map(|setting| (*setting).to_owned());
    for setting in own.into_iter().chain(settings) {
        arguments.extend(["-c".to_owned(), setting]);
    }
    let (program, os_user) = (tools.postgres("postgres"), layout.os_user());
    Service::start(layout, name, libc::SIGINT, move || {
        let mut command = clean_command(&program);
        os_user.apply(&mut command);
        command.args(&arguments);
        command
    })
}

/// Waits until the server takes connections.
async fn wait_until_ready(
    layout: &Layout,
    tools: &Tools,
    service: &mut Service,
    host: &str,
) -> anyhow::Result<()> {
    let begun = Instant::now();
    loop {
        let mut ready = clean_command(&tools.postgres("pg_isready"));
        ready.args([
            "-q",
            "-U",
            "postgres",
            "-h",
            host,
            "-p",
            &layout.database_port().to_string(),
        ]);
        if ready.status()?.success() {
            return Ok(());
        }
        if !service.runs()? || begun.elapsed() > PATIENCE {
            bail!("a server does not answer: see {}", layout.logs().display());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn replicas_stream(layout: &Layout, tools: &Tools) -> anyhow::Result<()> {
    let begun = Instant::now();
    loop {
        let mut psql = psql(layout, tools, DATABASES[0].1)?;
        let count = "select count(*) from pg_stat_replication where state = 'streaming'";
        if run(psql.args(["-c", count]))?.trim() == "2" {
            return Ok(());
        }
        ensure!(begun.elapsed() < PATIENCE, "the replicas do not stream");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// PgBouncer, for reports.
pub fn pooler(layout: &Layout, tools: &Tools) -> anyhow::Result<Service> {
    let users = format!("\"reports\" \"{}\"\n", layout.secret("reports")?);
    let users = layout.write("userlist.txt", &users)?;
    let replacements = [
        ("port=5432", format!("port={}", layout.database_port())),
        (
            "listen_port = 6432",
            format!("listen_port = {}", layout.pooler_port()),
        ),
        ("listen_addr = 10.0.0.10", format!("listen_addr = {FRONT}")),
        ("/etc/pgbouncer/userlist.txt", Layout::shown(&users)),
    ];
    let text = layout.reference("pgbouncer.ini", &replacements)?;
    let config = layout.write("pgbouncer.ini", &text)?;
    let (program, os_user) = (tools.pgbouncer.clone(), layout.os_user());
    Service::start(layout, "pgbouncer", libc::SIGINT, move || {
        let mut command = clean_command(&program);
        os_user.apply(&mut command);
        command.arg(&config);
        command
    })
}

fn psql(layout: &Layout, tools: &Tools, host: &str) -> anyhow::Result<Command> {
    let mut psql = clean_command(&tools.postgres("psql"));
    let conninfo = layout.conninfo("postgres dbname=postgres", host);
    psql.args(["-XAtq", "-v", "ON_ERROR_STOP=1", "-d"]);
    psql.arg(conninfo);
    psql.env("PGPASSWORD", layout.secret("postgres")?);
    Ok(psql)
}

/// As the servers' user.
fn command(layout: &Layout, program: &Path) -> Command {
    let mut command = clean_command(program);
    layout.os_user().apply(&mut command);
    command
}

/// Inherits nothing from the caller's environment but where programs are.
fn clean_command(program: &Path) -> Command {
    let mut command = Command::new(program);
    let path = std::env::var_os("PATH").unwrap_or_default();
    command.env_clear().env("PATH", path).env("LC_ALL", "C");
    command
        .env("TZ", "UTC")
        .current_dir("/")
        .stdin(Stdio::null());
    command
}

fn run(command: &mut Command) -> anyhow::Result<String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().with_context(|| program.clone())?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{program}: {}", said.trim());
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
