//! Opening a connection to PostgreSQL: the hosts in the address are tried in turn, each for a short
//! time, and keepalives let the kernel notice a host that is gone.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use socket2::{SockRef, TcpKeepalive};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres::tls::NoTlsStream;
use tokio_postgres::{Client, Config, Connection, NoTls, SimpleQueryMessage};

use crate::Error;
use crate::watched_stream::WatchedStream;

/// How long one host may take until it has let us in.
const HOST_TIMEOUT: Duration = Duration::from_secs(3);
/// After so much quiet the kernel asks the other side for a sign of life, so often, so many
/// times. Beside it, what was sent must be acknowledged within [`USER_TIMEOUT`].
const KEEPALIVE_TIME: Duration = Duration::from_secs(5);
const KEEPALIVE_INTERVAL: Duration = Duration::from_secs(2);
const KEEPALIVE_RETRIES: u32 = 3;
const USER_TIMEOUT: Duration = Duration::from_secs(5);

/// The work of a connection; its [`Client`] gets answers only while it is driven.
pub(crate) type Session = Connection<WatchedStream<Box<dyn Stream>>, NoTlsStream>;

pub(crate) trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

/// Opens a connection. A server that is asked and says nothing for `patience` is given up.
pub(crate) async fn open(
    url: &str,
    patience: Option<Duration>,
) -> Result<(Client, Session), Error> {
    let config: Config = url.parse().map_err(unavailable)?;
    if config.get_ssl_mode() == SslMode::Require {
        let words = "sslmode=require: TLS to the database is not built in";
        return Err(Error::Unavailable(words.to_owned()));
    }
    let limit = config
        .get_connect_timeout()
        .copied()
        .unwrap_or(HOST_TIMEOUT);
    let mut fault = Error::Unavailable("the address of the database names no host".to_owned());
    for (endpoint, port) in endpoints(&config) {
        match timeout(limit, connect_to(&config, endpoint, port, patience)).await {
            Ok(Ok(reached)) => return Ok(reached),
            Ok(Err(error)) => fault = error,
            Err(_) => fault = Error::Unavailable("connecting took too long".to_owned()),
        }
    }
    Err(fault)
}

enum Endpoint {
    Named(String),
    #[cfg(unix)]
    Folder(PathBuf),
}

fn endpoints(config: &Config) -> Vec<(Endpoint, u16)> {
    let by_address = config.get_hostaddrs().iter();
    let mut endpoints: Vec<_> = by_address
        .map(|ip| Endpoint::Named(ip.to_string()))
        .collect();
    if endpoints.is_empty() {
        endpoints.extend(config.get_hosts().iter().map(|host| match host {
            Host::Tcp(name) => Endpoint::Named(name.clone()),
            #[cfg(unix)]
            Host::Unix(folder) => Endpoint::Folder(folder.clone()),
        }));
    }
    let ports = config.get_ports();
    let port = |number: usize| ports.get(number).or(ports.first()).copied().unwrap_or(5432);
    let numbered = endpoints.into_iter().enumerate();
    numbered
        .map(|(number, endpoint)| (endpoint, port(number)))
        .collect()
}

async fn connect_to(
    config: &Config,
    endpoint: Endpoint,
    port: u16,
    patience: Option<Duration>,
) -> Result<(Client, Session), Error> {
    let stream: Box<dyn Stream> = match endpoint {
        Endpoint::Named(name) => {
            let stream = TcpStream::connect((name, port))
                .await
                .map_err(unavailable)?;
            set_keepalive(config, &stream).map_err(unavailable)?;
            Box::new(stream)
        }
        #[cfg(unix)]
        Endpoint::Folder(folder) => {
            let path = folder.join(format!(".s.PGSQL.{port}"));
            Box::new(
                tokio::net::UnixStream::connect(path)
                    .await
                    .map_err(unavailable)?,
            )
        }
    };
    let stream = WatchedStream::new(stream, patience);
    let (client, mut session) = config
        .connect_raw(stream, NoTls)
        .await
        .map_err(unavailable)?;
    check_session_attrs(config.get_target_session_attrs(), &client, &mut session).await?;
    Ok((client, session))
}

fn set_keepalive(config: &Config, stream: &TcpStream) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let socket = SockRef::from(stream);
    if config.get_keepalives() {
        let keepalive = TcpKeepalive::new()
            .with_time(KEEPALIVE_TIME)
            .with_interval(KEEPALIVE_INTERVAL);
        #[cfg(not(windows))]
        let keepalive = keepalive.with_retries(KEEPALIVE_RETRIES);
        socket.set_tcp_keepalive(&keepalive)?;
    }
    #[cfg(target_os = "linux")]
    socket.set_tcp_user_timeout(Some(
        config
            .get_tcp_user_timeout()
            .copied()
            .unwrap_or(USER_TIMEOUT),
    ))?;
    Ok(())
}

/// `target_session_attrs`: of several hosts, the one that takes writes (or the one that does not).
async fn check_session_attrs(
    wanted: TargetSessionAttrs,
    client: &Client,
    session: &mut Session,
) -> Result<(), Error> {
    let read_only = match wanted {
        TargetSessionAttrs::ReadWrite => "off",
        TargetSessionAttrs::ReadOnly => "on",
        _ => return Ok(()),
    };
    let answer = tokio::select! {
        answer = client.simple_query("show transaction_read_only") => answer.map_err(unavailable)?,
        _ = session => Vec::new(),
    };
    let fits = answer.iter().any(|message| match message {
        SimpleQueryMessage::Row(row) => row.get(0) == Some(read_only),
        _ => false,
    });
    match fits {
        true => Ok(()),
        false => Err(Error::Unavailable(
            "the host is not the wanted one".to_owned(),
        )),
    }
}

/// The fault with its cause, which tokio-postgres leaves out of its words.
pub(crate) fn unavailable(error: impl std::error::Error) -> Error {
    let cause = error.source().map(|cause| format!(": {cause}"));
    Error::Unavailable(format!("{error}{}", cause.unwrap_or_default()))
}
