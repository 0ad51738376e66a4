//! A gateway that is told to stop, as a proxy sees it that keeps its connections.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::TestApp;

const DRAIN: Duration = Duration::from_secs(2);

/// Asks for something small on a connection; the answer with its head.
async fn ask(line: &mut TcpStream) -> String {
    let question = b"GET /health/live HTTP/1.1\r\nhost: shop.test\r\n\r\n";
    line.write_all(question).await.unwrap();
    let mut answer = Vec::new();
    while !answer.ends_with(b"}") {
        let read = line.read_buf(&mut answer).await.unwrap();
        assert_ne!(read, 0, "closed without an answer");
    }
    String::from_utf8(answer).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_keeps_a_connection_hears_that_an_answer_is_its_last() {
    let app = TestApp::start().await;
    let twin = app
        .second_gateway_with(|config| config.http.drain = DRAIN)
        .await;
    let address = twin.address();
    let mut kept = TcpStream::connect(address).await.unwrap();
    let answer = ask(&mut kept).await;
    assert!(!answer.contains("connection: close"), "{answer}");
    let asking = async {
        tokio::time::sleep(DRAIN / 4).await;
        let mut fresh = TcpStream::connect(address).await.unwrap();
        for line in [&mut kept, &mut fresh] {
            let last = ask(line).await;
            assert!(last.starts_with("HTTP/1.1 200"), "{last}");
            assert!(last.contains("connection: close"), "{last}");
            assert_eq!(line.read(&mut [0]).await.unwrap(), 0);
        }
    };
    tokio::join!(twin.stop(), asking);
    assert!(TcpStream::connect(address).await.is_err());
}
