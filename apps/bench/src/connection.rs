//! One connection that asks for one page again and again. It shares the processor with the server
//! it measures, so it does no more than HTTP/1.1 demands of it.

use std::net::SocketAddr;

use anyhow::{Context, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// An open connection and the request it repeats.
pub struct Connection {
    stream: TcpStream,
    request: Vec<u8>,
    buffer: Vec<u8>,
}

impl Connection {
    /// Connects.
    pub async fn open(address: SocketAddr, path: &str) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n");
        Ok(Self {
            stream,
            request: request.into_bytes(),
            buffer: Vec::with_capacity(128 * 1024),
        })
    }

    /// Asks once; the body of an answer with status 200.
    pub async fn ask(&mut self) -> anyhow::Result<&[u8]> {
        self.buffer.clear();
        self.stream.write_all(&self.request).await?;
        let (start, length) = loop {
            self.read().await?;
            if let Some(body) = find_body(&self.buffer)? {
                break body;
            }
        };
        while self.buffer.len() < start.saturating_add(length) {
            self.read().await?;
        }
        Ok(self.buffer.get(start..).unwrap_or_default())
    }

    async fn read(&mut self) -> anyhow::Result<()> {
        let count = self.stream.read_buf(&mut self.buffer).await?;
        ensure!(count > 0, "the connection was closed");
        Ok(())
    }
}

/// Where the body begins and how long it is, once the whole head is there.
fn find_body(answer: &[u8]) -> anyhow::Result<Option<(usize, usize)>> {
    let Some(end) = answer.windows(4).position(|four| four == b"\r\n\r\n") else {
        return Ok(None);
    };
    let head = std::str::from_utf8(answer.get(..end).unwrap_or_default())?;
    ensure!(
        head.starts_with("HTTP/1.1 200 "),
        "{}",
        head.lines().next().unwrap_or_default()
    );
    let length = head
        .lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(name, _)| name.eq_ignore_ascii_case("content-length"));
    let (_, length) = length.context("an answer without Content-Length")?;
    Ok(Some((end.saturating_add(4), length.trim().parse()?)))
}

#[cfg(test)]
mod tests {
    use super::find_body;

    #[test]
    fn only_a_whole_head_of_a_good_answer_leads_to_a_body() {
        let answer = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi";
        assert_eq!(find_body(&answer[..30]).unwrap(), None);
        assert_eq!(find_body(answer).unwrap(), Some((38, 2)));
        assert!(find_body(b"HTTP/1.1 503 Busy\r\ncontent-length: 2\r\n\r\n").is_err());
        assert!(find_body(b"HTTP/1.1 200 OK\r\n\r\n").is_err());
    }
}
