//! A connection that repeats the same requests. It shares the CPU with the server that it measures,
//! so it does no more than HTTP/1.1 requires.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A connection that nothing went over for so long may be closed at the other end.
const MAX_IDLE: Duration = Duration::from_secs(4);

/// An open connection and the requests it repeats.
pub struct Connection {
    stream: TcpStream,
    used: Instant,
    requests: Vec<Vec<u8>>,
    asked: usize,
    buffer: Vec<u8>,
}

impl Connection {
    /// Connects, to ask at these paths in turn; `header` is empty or one more line of the head.
    pub async fn open<'a>(
        address: SocketAddr,
        paths: impl IntoIterator<Item = &'a str>,
        header: &str,
    ) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let request =
            |path| format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n{header}\r\n").into_bytes();
        Ok(Self::new(stream, paths.into_iter().map(request).collect()))
    }

    /// Connects, from this address of the machine if it is given, to send JSON.
    pub async fn post(
        address: SocketAddr,
        path: &str,
        from: Option<Ipv4Addr>,
        body: &str,
    ) -> anyhow::Result<Self> {
        let socket = TcpSocket::new_v4()?;
        if let Some(from) = from {
            socket.bind(SocketAddr::from((from, 0)))?;
        }
        let stream = socket.connect(address).await?;
        let length = body.len();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {address}\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        Ok(Self::new(stream, vec![request.into_bytes()]))
    }

    /// Connects, to make different requests.
    pub async fn to(address: SocketAddr) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self::new(stream, Vec::new()))
    }

    fn new(stream: TcpStream, requests: Vec<Vec<u8>>) -> Self {
        Self {
            stream,
            used: Instant::now(),
            requests,
            asked: 0,
            buffer: Vec::with_capacity(128 * 1024),
        }
    }

    /// Sends the next request; the body of an answer with status 200.
    pub async fn fetch(&mut self) -> anyhow::Result<&[u8]> {
        let head = self.next().await?;
        ensure!(head.status == 200, "the answer has status {}", head.status);
        Ok(self.buffer.get(head.length..).unwrap_or_default())
    }

    /// Asks once; the status of the answer.
    pub async fn status(&mut self) -> anyhow::Result<u16> {
        Ok(self.next().await?.status)
    }

    /// Makes a request, head and body; the status and the body of its answer.
    pub async fn call(&mut self, request: &[u8]) -> anyhow::Result<(u16, &[u8])> {
        if self.used.elapsed() > MAX_IDLE {
            self.stream = TcpStream::connect(self.stream.peer_addr()?).await?;
            self.stream.set_nodelay(true)?;
        }
        self.stream.write_all(request).await?;
        let head = self.answer().await?;
        self.used = Instant::now();
        let body = self.buffer.get(head.length..).unwrap_or_default();
        Ok((head.status, body))
    }

    /// The next of its requests in turn.
    async fn next(&mut self) -> anyhow::Result<Head> {
        let turn = self.asked % self.requests.len().max(1);
        let request = self
            .requests
            .get(turn)
            .context("there are no requests to send")?;
        self.stream.write_all(request).await?;
        self.asked = self.asked.wrapping_add(1);
        self.answer().await
    }

    async fn answer(&mut self) -> anyhow::Result<Head> {
        self.buffer.clear();
        let head = loop {
            self.read().await?;
            if let Some(head) = Head::find(&self.buffer)? {
                break head;
            }
        };
        while !head.is_whole(&self.buffer) {
            self.read().await?;
        }
        Ok(head)
    }

    async fn read(&mut self) -> anyhow::Result<()> {
        let count = self.stream.read_buf(&mut self.buffer).await?;
        ensure!(count > 0, "the connection was closed");
        Ok(())
    }
}

/// What stands above the body.
#[derive(Debug, PartialEq, Eq)]
struct Head {
    status: u16,
    /// Bytes up to the body.
    length: usize,
    /// Bytes of the body; `None` if it comes in chunks.
    body: Option<usize>,
}

impl Head {
    /// The head, once the whole of it is there.
    fn find(answer: &[u8]) -> anyhow::Result<Option<Self>> {
        let Some(end) = answer.windows(4).position(|four| four == b"\r\n\r\n") else {
            return Ok(None);
        };
        let head = std::str::from_utf8(answer.get(..end).unwrap_or_default())?;
        let status = head
            .strip_prefix("HTTP/1.1 ")
            .and_then(|rest| rest.get(..3));
        let length = head
            .lines()
            .filter_map(|line| line.split_once(':'))
            .find(|(name, _)| name.eq_ignore_ascii_case("content-length"));
        let body = match length {
            Some((_, body)) => Some(body.trim().parse()?),
            None => {
                let chunked = head
                    .to_ascii_lowercase()
                    .contains("transfer-encoding: chunked");
                ensure!(chunked, "an answer without a length");
                None
            }
        };
        Ok(Some(Self {
            status: status.context("an answer without status")?.parse()?,
            length: end.saturating_add(4),
            body,
        }))
    }

    /// Whether all of its body has come. What comes in chunks ends with an empty one (RFC 9112, 7.1).
    fn is_whole(&self, answer: &[u8]) -> bool {
        match self.body {
            Some(body) => answer.len() >= self.length.saturating_add(body),
            None => answer.ends_with(b"\r\n0\r\n\r\n"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Head;

    #[test]
    fn only_a_whole_head_leads_to_a_body() {
        let answer = b"HTTP/1.1 503 Busy\r\ncontent-length: 2\r\n\r\nhi";
        assert_eq!(Head::find(&answer[..30]).unwrap(), None);
        let head = Head {
            status: 503,
            length: 40,
            body: Some(2),
        };
        assert_eq!(Head::find(answer).unwrap(), Some(head));
        assert!(Head::find(b"HTTP/1.1 200 OK\r\n\r\n").is_err());
        let chunks = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\n\r\n";
        let head = Head::find(chunks).unwrap().unwrap();
        assert!(head.is_whole(chunks) && !head.is_whole(&chunks[..chunks.len() - 2]));
        assert!(Head::find(b"220 mail.example\r\ncontent-length: 2\r\n\r\n").is_err());
    }
}
