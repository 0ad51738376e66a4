//! A gateway's memory under requests that are small to send and large to take, each kind sent by a
//! crowd to a gateway that was just started. What each is limited by is in docs/SECURITY.md.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::future::pending;
use std::io::{Cursor, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Context;
use flate2::Compression;
use flate2::write::GzEncoder;
use image::{ExtendedColorType, ImageEncoder, codecs::png::PngEncoder};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::account;
use crate::connection::Connection;
use crate::gateway::{DEFAULT_ANSWER_CACHE, Gateway, Setup};
use crate::say;

/// How many send the same at once.
const CROWD: usize = 200;
/// How long they go on.
const TIME: Duration = Duration::from_secs(10);
/// How often the memory is looked at.
const LOOK: Duration = Duration::from_millis(50);
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(40);
/// How long the gateway has to return to rest.
const REST: Duration = Duration::from_secs(3);

/// What is sent on each connection.
struct Bomb {
    name: &'static str,
    request: Vec<u8>,
    /// Sent piece by piece behind it, until the connection is closed.
    trickle: Option<&'static [u8]>,
    /// Between two pieces.
    pause: Duration,
}

impl Bomb {
    fn whole(name: &'static str, request: Vec<u8>) -> Self {
        Self {
            name,
            request,
            trickle: None,
            pause: Duration::ZERO,
        }
    }

    fn slow(name: &'static str, head: &str, piece: &'static [u8]) -> Self {
        Self {
            trickle: Some(piece),
            pause: Duration::from_millis(200),
            ..Self::whole(name, head.as_bytes().to_vec())
        }
    }
}

/// Sends each kind to a fresh gateway on this database, and prints a line for it.
pub async fn measure(folder: &Path, url: &str) -> anyhow::Result<()> {
    let token = token(folder, url).await?;
    say(
        "\n| Bomb | sent | answers | MB before | MB at most | MB after |\n|---|---|---|---|---|---|",
    )?;
    for bomb in bombs(&token)? {
        let gateway = start(folder, url).await?;
        let before = memory(&gateway)?;
        let until = Instant::now() + TIME;
        let (answers, most) =
            tokio::try_join!(throw(&gateway, &bomb, until), watch(&gateway, until))?;
        sleep(REST).await;
        let after = memory(&gateway)?;
        let sent: usize = answers.values().sum();
        let answers: Vec<String> = answers
            .iter()
            .map(|(status, count)| format!("{count} × {status}"))
            .collect();
        let answers = answers.join(", ");
        say(&format!(
            "| {} | {sent} | {answers} | {before} | {most} | {after} |",
            bomb.name
        ))?;
        gateway.stop().await?;
    }
    Ok(())
}

async fn start(folder: &Path, database: &str) -> anyhow::Result<Gateway> {
    let setup = Setup {
        folder,
        database,
        answer_cache: DEFAULT_ANSWER_CACHE,
        paypal: None,
        port: None,
        replicas: &[],
    };
    Gateway::start(&setup).await
}

/// Somebody who may upload pictures.
async fn token(folder: &Path, url: &str) -> anyhow::Result<String> {
    let (database, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await?;
    let database_task = tokio::spawn(connection);
    let email = "bomber@example.com";
    let made = "insert into users (email, username, password_hash, activated_at) \
         values ($1, 'Bomber', $2, now()) on conflict do nothing";
    database.execute(made, &[&email, &account::HASH]).await?;
    drop(database);
    database_task.await??;
    let gateway = start(folder, url).await?;
    let mut connection = Connection::to(gateway.address).await?;
    let token = account::sign_in(&mut connection, email).await?;
    gateway.stop().await?;
    Ok(token)
}

fn bombs(token: &str) -> anyhow::Result<Vec<Bomb>> {
    let sign_in = "POST /api/auth/signin HTTP/1.1\r\nHost: localhost\r\n";
    let json = |headers: &str, body: &[u8]| {
        let head = format!(
            "{sign_in}{headers}Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            body.len()
        );
        [head.as_bytes(), body].concat()
    };
    let password = format!(
        r#"{{"email":"bomber@example.com","password":"{}"}}"#,
        "x".repeat(32_000)
    );
    let guess = r#"{"email":"bomber@example.com","password":"not this one"}"#;
    let lines: String = (0..10_000).map(|line| format!("x-{line}: 1\r\n")).collect();
    let part = "--b\r\nContent-Disposition: form-data; name=\"email\"\r\n\r\nx\r\n";
    let form = part.repeat(5_000);
    Ok(vec![
        Bomb::slow(
            "a header that trickles in",
            "GET / HTTP/1.1\r\nHost: localhost\r\nx: ",
            b"x",
        ),
        Bomb::whole(
            "a header without end",
            format!("GET / HTTP/1.1\r\n{lines}").into_bytes(),
        ),
        Bomb::slow(
            "a body that trickles in",
            &format!("{sign_in}Content-Type: application/json\r\nContent-Length: 30000\r\n\r\n"),
            b" ",
        ),
        Bomb {
            pause: Duration::ZERO,
            ..Bomb::slow(
                "a body without end",
                &format!(
                    "{sign_in}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
                ),
                CHUNK,
            )
        },
        Bomb::whole(
            "50 MB in a compressed body",
            json("Content-Encoding: gzip\r\n", &packed()?),
        ),
        Bomb::whole(
            "30,000 nested lists",
            json("", "[".repeat(30_000).as_bytes()),
        ),
        Bomb::whole(
            "a form of 5,000 parts",
            upload("/api/public/registerWithoutVerify", "", form.as_bytes()),
        ),
        Bomb::whole(
            "a password of 32,000 characters",
            json("", password.as_bytes()),
        ),
        Bomb::whole("passwords to hash", json("", guess.as_bytes())),
        Bomb::whole("pictures of 40 megapixels", picture(token)?),
    ])
}

/// Sixteen blanks, as chunks of a body are framed (RFC 9112, 7.1).
const CHUNK: &[u8] = b"10\r\n                \r\n";

fn packed() -> anyhow::Result<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    let megabyte = vec![b' '; 1 << 20];
    for _ in 0..50 {
        packed.write_all(&megabyte)?;
    }
    Ok(packed.finish()?)
}

fn upload(path: &str, headers: &str, parts: &[u8]) -> Vec<u8> {
    let end = b"--b--\r\n";
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\n{headers}\
         Content-Type: multipart/form-data; boundary=b\r\nContent-Length: {}\r\n\r\n",
        parts.len() + end.len()
    );
    [head.as_bytes(), parts, end].concat()
}

/// As many pixels as are allowed, all of them white.
fn picture(token: &str) -> anyhow::Result<Vec<u8>> {
    let (width, height) = (8_000, 5_000);
    let mut png = Cursor::new(Vec::new());
    let pixels = vec![255; 3 * 8_000 * 5_000];
    PngEncoder::new(&mut png).write_image(&pixels, width, height, ExtendedColorType::Rgb8)?;
    let head = "--b\r\nContent-Disposition: form-data; name=\"avatar\"; filename=\"a.png\"\r\n\
                Content-Type: image/png\r\n\r\n";
    let part = [head.as_bytes(), png.get_ref(), b"\r\n"].concat();
    let headers = format!("Authorization: Bearer {token}\r\n");
    Ok(upload("/api/user/update_profile", &headers, &part))
}

type Answers = BTreeMap<String, usize>;

async fn throw(gateway: &Gateway, bomb: &Bomb, until: Instant) -> anyhow::Result<Answers> {
    let mut throwing = JoinSet::new();
    for _ in 0..CROWD {
        let (address, request) = (gateway.address, bomb.request.clone());
        let (trickle, pause) = (bomb.trickle, bomb.pause);
        throwing.spawn(async move {
            let mut answers = Vec::new();
            while Instant::now() < until {
                answers.push(once(address, &request, trickle, pause).await);
            }
            answers
        });
    }
    let mut all = Answers::new();
    while let Some(answers) = throwing.join_next().await {
        for answer in answers? {
            *all.entry(answer).or_default() += 1;
        }
    }
    Ok(all)
}

/// Sends it on a connection of its own; the status of the answer, if one came.
async fn once(
    address: SocketAddr,
    request: &[u8],
    trickle: Option<&[u8]>,
    pause: Duration,
) -> String {
    let Ok(stream) = TcpStream::connect(address).await else {
        return "refused".to_owned();
    };
    let (mut from, mut to) = stream.into_split();
    let send = async {
        let mut open = to.write_all(request).await.is_ok();
        while let (true, Some(piece)) = (open, trickle) {
            sleep(pause).await;
            open = to.write_all(piece).await.is_ok();
        }
        // the sending half stays open until the answer is there
        pending::<Infallible>().await
    };
    let mut answer = [0; 12];
    let heard = tokio::select! {
        heard = timeout(PATIENCE, from.read_exact(&mut answer)) => heard,
        never = send => match never {},
    };
    match heard {
        Ok(Ok(_)) => String::from_utf8_lossy(answer.get(9..).unwrap_or_default()).into_owned(),
        Ok(Err(_)) => "closed".to_owned(),
        Err(_) => "nothing".to_owned(),
    }
}

/// The most that it holds until then.
async fn watch(gateway: &Gateway, until: Instant) -> anyhow::Result<u64> {
    let mut most = 0;
    while Instant::now() < until {
        most = most.max(memory(gateway)?);
        sleep(LOOK).await;
    }
    Ok(most)
}

fn memory(gateway: &Gateway) -> anyhow::Result<u64> {
    gateway
        .memory()
        .context("the system does not report memory")
}
