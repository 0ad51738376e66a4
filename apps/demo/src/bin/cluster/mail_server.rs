//! The mail server that the gateways send through: it takes every email and keeps it as a file.

use std::{
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use tokio::{
    io::{AsyncBufReadExt, AsyncWriteExt, BufStream},
    net::{TcpListener, TcpStream},
};

/// Emails so far.
static COUNT: AtomicU64 = AtomicU64::new(0);

/// Takes emails for as long as the cluster runs.
pub async fn run(port: u16, folder: PathBuf) -> std::io::Result<()> {
    let listener = TcpListener::bind(("127.0.0.1", port)).await?;
    loop {
        let (stream, _) = listener.accept().await?;
        let folder = folder.clone();
        tokio::spawn(async move { talk(stream, &folder).await });
    }
}

/// A client that sends emails, as far as SMTP is spoken here.
async fn talk(stream: TcpStream, folder: &Path) -> std::io::Result<()> {
    let mut stream = BufStream::new(stream);
    say(&mut stream, "220 localhost").await?;
    let mut line = String::new();
    while stream.read_line(&mut line).await? > 0 {
        let word: String = line.chars().take(4).collect();
        line.clear();
        match word.to_uppercase().as_str() {
            "DATA" => {
                say(&mut stream, "354 go on").await?;
                let email = read(&mut stream).await?;
                let number = COUNT.fetch_add(1, Ordering::Relaxed) + 1;
                tokio::fs::write(folder.join(format!("{number:06}.eml")), email).await?;
                say(&mut stream, "250 taken").await?;
            }
            "QUIT" => return say(&mut stream, "221 bye").await,
            _ => say(&mut stream, "250 ok").await?,
        }
    }
    Ok(())
}

/// Up to the line that is a dot.
async fn read(stream: &mut BufStream<TcpStream>) -> std::io::Result<Vec<u8>> {
    let mut email = Vec::new();
    loop {
        let mut line = Vec::new();
        if stream.read_until(b'\n', &mut line).await? == 0 || line == b".\r\n" {
            return Ok(email);
        }
        email.extend(line.strip_prefix(b".").unwrap_or(&line));
    }
}

async fn say(stream: &mut BufStream<TcpStream>, words: &str) -> std::io::Result<()> {
    stream.write_all(format!("{words}\r\n").as_bytes()).await?;
    stream.flush().await
}
