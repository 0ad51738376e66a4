//! A proxy between gateway and database that counts statements and round trips.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use anyhow::Context;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

/// What was counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Count {
    pub statements: u64,
    /// Of these, parsed again instead of once for each connection.
    pub parsed: u64,
    pub round_trips: u64,
}

impl Count {
    /// More than anything.
    pub const MOST: Self = Self {
        statements: u64::MAX,
        parsed: u64::MAX,
        round_trips: u64::MAX,
    };

    /// What came since then.
    pub fn since(self, earlier: Self) -> Self {
        Self {
            statements: self.statements.saturating_sub(earlier.statements),
            parsed: self.parsed.saturating_sub(earlier.parsed),
            round_trips: self.round_trips.saturating_sub(earlier.round_trips),
        }
    }
}

#[derive(Default)]
struct Meter {
    statements: AtomicU64,
    parsed: AtomicU64,
    round_trips: AtomicU64,
}

/// The proxy; it runs as long as the program.
pub struct CountingProxy {
    meter: Arc<Meter>,
    /// The database behind it.
    pub url: String,
}

impl CountingProxy {
    /// Starts it in front of the database with this address.
    pub async fn start(url: &str) -> anyhow::Result<Self> {
        let (front, database) = url.rsplit_once('@').context("an address without a host")?;
        let (database, name) = database
            .split_once('/')
            .context("an address without a name")?;
        let database: SocketAddr = database.parse().context("no address of this machine")?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let url = format!("{front}@{}/{name}", listener.local_addr()?);
        let meter = Arc::new(Meter::default());
        let counting = Arc::clone(&meter);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(forward(client, database, Arc::clone(&counting)));
            }
        });
        Ok(Self { meter, url })
    }

    /// What went over it so far.
    pub fn count(&self) -> Count {
        Count {
            statements: self.meter.statements.load(Relaxed),
            parsed: self.meter.parsed.load(Relaxed),
            round_trips: self.meter.round_trips.load(Relaxed),
        }
    }
}

async fn forward(
    client: TcpStream,
    database: SocketAddr,
    meter: Arc<Meter>,
) -> std::io::Result<()> {
    let server = TcpStream::connect(database).await?;
    client.set_nodelay(true)?;
    server.set_nodelay(true)?;
    let ((asking, answered), (answering, asked)) = (client.into_split(), server.into_split());
    // what was asked for and not yet answered, in messages that want an answer
    let waiting = Arc::new(AtomicU64::new(0));
    tokio::spawn(forward_answers(answering, answered, Arc::clone(&waiting)));
    forward_requests(asking, asked, &waiting, &meter).await
}

async fn forward_answers(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    waiting: Arc<AtomicU64>,
) -> std::io::Result<()> {
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let count = from.read(&mut buffer).await?;
        if count == 0 {
            return to.shutdown().await;
        }
        waiting.store(0, Relaxed);
        to.write_all(buffer.get(..count).unwrap_or_default())
            .await?;
    }
}

async fn forward_requests(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    waiting: &AtomicU64,
    meter: &Meter,
) -> std::io::Result<()> {
    let mut buffer = vec![0; 64 * 1024];
    let mut messages = Messages::default();
    loop {
        let count = from.read(&mut buffer).await?;
        if count == 0 {
            return to.shutdown().await;
        }
        let bytes = buffer.get(..count).unwrap_or_default();
        for kind in messages.read(bytes) {
            match kind {
                // Execute, and the simple Query
                b'E' | b'Q' => meter.statements.fetch_add(1, Relaxed),
                b'P' => meter.parsed.fetch_add(1, Relaxed),
                _ => 0,
            };
            // what ends a question; asked while another answer is still out it waits no longer
            if matches!(kind, b'S' | b'Q') && waiting.fetch_add(1, Relaxed) == 0 {
                meter.round_trips.fetch_add(1, Relaxed);
            }
        }
        to.write_all(bytes).await?;
    }
}

/// The kinds of the messages in what a client sends. The first message has none.
#[derive(Default)]
struct Messages {
    rest: Vec<u8>,
    begun: bool,
}

impl Messages {
    fn read(&mut self, bytes: &[u8]) -> Vec<u8> {
        self.rest.extend_from_slice(bytes);
        let mut kinds = Vec::new();
        while let Some((kind, length)) = self.next() {
            self.rest.drain(..length);
            kinds.extend(kind);
        }
        kinds
    }

    /// The first whole message, and its length.
    fn next(&mut self) -> Option<(Option<u8>, usize)> {
        let name = usize::from(self.begun);
        let length = self.rest.get(name..)?.first_chunk::<4>()?;
        let length = usize::try_from(u32::from_be_bytes(*length)).ok()?;
        let whole = length.saturating_add(name);
        (self.rest.len() >= whole).then(|| {
            let kind = self.begun.then(|| self.rest.first().copied()).flatten();
            self.begun = true;
            (kind, whole)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Messages;

    #[test]
    fn messages_are_told_apart_however_they_are_cut() {
        let mut sent = vec![0, 0, 0, 8, 0, 3, 0, 0];
        sent.extend(*b"P\0\0\0\x06ab");
        sent.extend(*b"E\0\0\0\x04");
        sent.extend(*b"S\0\0\0\x04");
        for size in 1..=sent.len() {
            let mut messages = Messages::default();
            let kinds = sent.chunks(size).flat_map(|bytes| messages.read(bytes));
            assert_eq!(kinds.collect::<Vec<_>>(), b"PES");
        }
    }
}
