//! A server on loopback that answers as it is told and remembers what it was asked.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use payments::Credentials;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// The subscription whose messages are for us.
pub const OURS: &str = "WEBHOOK1";

/// What we sign in with.
pub fn credentials() -> Credentials {
    Credentials {
        client_id: "id".to_owned(),
        client_secret: "secret".into(),
        webhook_id: OURS.to_owned(),
        merchant_id: None,
    }
}

pub struct MockServer {
    pub url: String,
    asked: Arc<Mutex<Vec<String>>>,
}

#[derive(Clone)]
pub struct Reply {
    status: u16,
    header: String,
    body: Vec<u8>,
    delay: Duration,
    breaks_off: bool,
}

impl Reply {
    pub fn new(status: u16, body: impl Into<Vec<u8>>) -> Self {
        Self {
            status,
            header: String::new(),
            body: body.into(),
            delay: Duration::ZERO,
            breaks_off: false,
        }
    }

    pub fn token(text: &str) -> Self {
        let body = format!(r#"{{"access_token":"{text}","expires_in":32400}}"#);
        Self::new(200, body)
    }

    pub fn with(mut self, header: &str) -> Self {
        self.header = format!("{header}\r\n");
        self
    }

    pub fn late(mut self, delay: Duration) -> Self {
        self.delay = delay;
        self
    }

    /// Promises the whole body, sends half of it and hangs up.
    pub fn broken_off(mut self) -> Self {
        self.breaks_off = true;
        self
    }
}

impl MockServer {
    /// Answers each request by its whole text.
    pub async fn answering(answer: impl Fn(&str) -> Reply + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let asked = Arc::new(Mutex::new(Vec::new()));
        let (answer, log) = (Arc::new(answer), Arc::clone(&asked));
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let (answer, log) = (Arc::clone(&answer), Arc::clone(&log));
                tokio::spawn(async move { serve(stream, answer.as_ref(), &log).await });
            }
        });
        Self { url, asked }
    }

    /// How many requests contained this text.
    pub fn asked_for(&self, text: &str) -> usize {
        let asked = self.asked.lock().unwrap();
        asked
            .iter()
            .filter(|request| request.contains(text))
            .count()
    }
}

async fn serve(mut stream: TcpStream, answer: &impl Fn(&str) -> Reply, log: &Mutex<Vec<String>>) {
    let Some(request) = read(&mut stream).await else {
        return;
    };
    log.lock().unwrap().push(request.clone());
    let reply = answer(&request);
    tokio::time::sleep(reply.delay).await;
    let head = format!(
        "HTTP/1.1 {} X\r\nContent-Length: {}\r\nConnection: close\r\n{}\r\n",
        reply.status,
        reply.body.len(),
        reply.header,
    );
    let sent = if reply.breaks_off {
        reply.body.len() / 2
    } else {
        reply.body.len()
    };
    let _ = stream.write_all(head.as_bytes()).await;
    let _ = stream.write_all(&reply.body[..sent]).await;
}

async fn read(stream: &mut TcpStream) -> Option<String> {
    let mut bytes = Vec::new();
    let mut buffer = [0; 4096];
    loop {
        let count = stream
            .read(&mut buffer)
            .await
            .ok()
            .filter(|count| *count > 0)?;
        bytes.extend_from_slice(&buffer[..count]);
        let text = String::from_utf8_lossy(&bytes);
        let Some((head, body)) = text.split_once("\r\n\r\n") else {
            continue;
        };
        let length = head
            .lines()
            .filter_map(|line| line.split_once(':'))
            .find(|(name, _)| name.eq_ignore_ascii_case("content-length"))
            .and_then(|(_, value)| value.trim().parse().ok())
            .unwrap_or(0);
        if body.len() >= length {
            return Some(text.into_owned());
        }
    }
}
