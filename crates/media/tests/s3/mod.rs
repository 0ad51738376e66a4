//! A bucket in this process: as much of S3 as a store of files asks for, over HTTP.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use media::Location;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufStream};
use tokio::net::{TcpListener, TcpStream};

/// What was asked.
#[derive(Clone, Debug)]
pub struct Request {
    pub method: String,
    pub path: String,
    headers: HashMap<String, String>,
}

impl Request {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(String::as_str)
    }
}

#[derive(Default)]
struct Inside {
    files: HashMap<String, Vec<u8>>,
    requests: Vec<Request>,
    fails: bool,
}

/// The bucket and who keeps it.
pub struct Bucket {
    inside: Arc<Mutex<Inside>>,
    address: String,
}

impl Bucket {
    pub async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let inside = Arc::new(Mutex::new(Inside::default()));
        let shared = Arc::clone(&inside);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, Arc::clone(&shared)));
            }
        });
        Self { inside, address }
    }

    /// The setting with the variables of somebody who may use the bucket.
    pub fn location(&self, url: &str) -> Location {
        let variables = [
            ("AWS_ENDPOINT_URL", self.address.as_str()),
            ("AWS_ALLOW_HTTP", "true"),
            ("AWS_REGION", "us-east-1"),
            ("AWS_ACCESS_KEY_ID", "somebody"),
            ("AWS_SECRET_ACCESS_KEY", "hush"),
        ];
        let variables = variables.map(|(name, value)| (name.to_owned(), value.to_owned()));
        Location::parse(url, variables.into_iter()).unwrap()
    }

    pub fn requests(&self) -> Vec<Request> {
        self.inside.lock().unwrap().requests.clone()
    }

    /// From now on it refuses.
    pub fn fail(&self) {
        self.inside.lock().unwrap().fails = true;
    }
}

async fn serve(stream: TcpStream, inside: Arc<Mutex<Inside>>) {
    let mut stream = BufStream::new(stream);
    while let Some((request, body)) = read(&mut stream).await {
        let (status, body) = answer(&inside, request, body);
        let head = format!(
            "HTTP/1.1 {status}\r\ncontent-length: {}\r\netag: \"x\"\r\n\
             last-modified: Sat, 21 Nov 2026 09:00:00 GMT\r\n\r\n",
            body.len()
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        stream.write_all(&body).await.unwrap();
        stream.flush().await.unwrap();
    }
}

async fn read(stream: &mut BufStream<TcpStream>) -> Option<(Request, Vec<u8>)> {
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        match line.trim_end() {
            "" => break,
            line => lines.push(line.to_owned()),
        }
    }
    let mut words = lines.first()?.split(' ').map(ToOwned::to_owned);
    let pairs = lines.iter().skip(1).filter_map(|line| line.split_once(':'));
    let request = Request {
        method: words.next()?,
        path: words.next()?,
        headers: pairs
            .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
            .collect(),
    };
    let length = request.header("content-length").unwrap_or("0");
    let mut body = vec![0; length.parse().unwrap()];
    stream.read_exact(&mut body).await.ok()?;
    Some((request, body))
}

fn answer(inside: &Mutex<Inside>, request: Request, body: Vec<u8>) -> (&'static str, Vec<u8>) {
    let mut inside = inside.lock().unwrap();
    inside.requests.push(request.clone());
    if inside.fails {
        return (
            "403 Forbidden",
            b"<Error><Code>AccessDenied</Code></Error>".to_vec(),
        );
    }
    match request.method.as_str() {
        "PUT" => {
            inside.files.insert(request.path, body);
            ("200 OK", Vec::new())
        }
        "GET" => match inside.files.get(&request.path) {
            Some(file) => ("200 OK", file.clone()),
            None => (
                "404 Not Found",
                b"<Error><Code>NoSuchKey</Code></Error>".to_vec(),
            ),
        },
        "DELETE" => {
            inside.files.remove(&request.path);
            ("204 No Content", Vec::new())
        }
        _ => ("405 Method Not Allowed", Vec::new()),
    }
}
