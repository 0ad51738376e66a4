//! A proxy between a test and its database, or another server, that can simulate failures.

use std::io;
use std::net::Ipv4Addr;
use std::time::Duration;

use socket2::SockRef;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_postgres::config::Host;

/// A cable that can be pulled, stretched and cut. Lives as long as the test's runtime.
#[derive(Debug)]
pub struct Proxy {
    /// What is behind it, as it is called through it.
    pub url: String,
    trouble: watch::Sender<Trouble>,
}

#[derive(Debug, Clone, Default)]
struct Trouble {
    /// Connections so far.
    opened: u64,
    /// Nothing passes, and nothing is closed.
    silent: bool,
    /// For these, the first ones, it stays so.
    left: u64,
    /// These are reset.
    cut: u64,
    /// How long each piece takes on its way.
    delay: Duration,
}

impl Trouble {
    fn passes(&self, number: u64) -> bool {
        !self.silent && number > self.left
    }
}

impl Proxy {
    /// Stands before the database at `url`, which names one host and port.
    pub fn before(url: &str) -> Result<Self, super::Fault> {
        let config: tokio_postgres::Config = url.parse()?;
        let (Some(Host::Tcp(host)), Some(port)) =
            (config.get_hosts().first(), config.get_ports().first())
        else {
            return Err("the database has no host and port".into());
        };
        let theirs = format!("{host}:{port}");
        let proxy = Self::before_server(&theirs)?;
        Ok(Self {
            url: url.replacen(&theirs, &proxy.url, 1),
            ..proxy
        })
    }

    /// Stands before a server at a host and port; so is its own url.
    pub fn before_server(address: &str) -> Result<Self, super::Fault> {
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        listener.set_nonblocking(true)?;
        let url = listener.local_addr()?.to_string();
        let trouble = watch::Sender::new(Trouble::default());
        tokio::spawn(accept(
            TcpListener::from_std(listener)?,
            address.to_owned(),
            trouble.clone(),
        ));
        Ok(Self { url, trouble })
    }

    /// From now on nothing passes either way, on no connection; none is closed.
    pub fn fall_silent(&self) {
        self.trouble.send_modify(|trouble| trouble.silent = true);
    }

    /// Connections from before now are never heard of again, new ones pass.
    pub fn come_back(&self) {
        self.trouble.send_modify(|trouble| {
            trouble.silent = false;
            trouble.left = trouble.opened;
        });
    }

    /// All connections are reset; new ones pass.
    pub fn cut(&self) {
        self.trouble
            .send_modify(|trouble| trouble.cut = trouble.opened);
    }

    /// Each piece takes so long on its way.
    pub fn slow_down(&self, delay: Duration) {
        self.trouble.send_modify(|trouble| trouble.delay = delay);
    }

    /// Connections so far.
    pub fn opened(&self) -> u64 {
        self.trouble.borrow().opened
    }
}

async fn accept(listener: TcpListener, theirs: String, trouble: watch::Sender<Trouble>) {
    while let Ok((client, _)) = listener.accept().await {
        let mut number = 0;
        trouble.send_modify(|trouble| {
            trouble.opened += 1;
            number = trouble.opened;
        });
        tokio::spawn(connect(client, theirs.clone(), number, trouble.subscribe()));
    }
}

async fn connect(
    client: TcpStream,
    theirs: String,
    number: u64,
    mut trouble: watch::Receiver<Trouble>,
) -> io::Result<()> {
    SockRef::from(&client).set_linger(Some(Duration::ZERO))?;
    let _ = trouble.wait_for(|trouble| trouble.passes(number)).await;
    let server = TcpStream::connect(theirs).await?;
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    let mut cut = trouble.clone();
    tokio::select! {
        _ = pass(from_client, to_server, number, trouble.clone()) => {}
        _ = pass(from_server, to_client, number, trouble) => {}
        _ = cut.wait_for(|trouble| number <= trouble.cut) => {}
    }
    Ok(())
}

async fn pass(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    number: u64,
    mut trouble: watch::Receiver<Trouble>,
) -> io::Result<()> {
    let mut piece = vec![0; 8192];
    loop {
        let length = from.read(&mut piece).await?;
        let delay = trouble.borrow().delay;
        if !delay.is_zero() {
            tokio::time::sleep(delay).await;
        }
        let _ = trouble.wait_for(|trouble| trouble.passes(number)).await;
        if length == 0 {
            return Ok(());
        }
        to.write_all(piece.get(..length).unwrap_or_default())
            .await?;
    }
}
