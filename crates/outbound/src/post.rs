//! Posting to addresses that third parties chose.

use std::time::Duration;

use reqwest::header::CONTENT_TYPE;
use reqwest::{Client, Response};
use tokio::time::{Instant, timeout_at};
use url::Url;

use crate::address_policy::client;
use crate::{AddressPolicy, RequestError};

/// Longest time of one call with everything in it: names, connection, the last byte that is read.
const TIMEOUT: Duration = Duration::from_secs(15);
/// Who we say we are.
const USER_AGENT: &str = "HelloshopWebhooks/1.0";

/// Sends to others, one call each.
#[derive(Debug, Clone)]
pub struct Sender {
    client: Client,
    address_policy: AddressPolicy,
    timeout: Duration,
}

/// What came back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The HTTP status; that of a redirect too, which is not followed.
    pub status: u16,
    /// The beginning of the body.
    pub beginning: Vec<u8>,
}

impl AddressPolicy {
    /// Whether something may be sent there: the public network is told nothing in the clear.
    pub fn check_target(self, address: &str) -> Result<Url, RequestError> {
        let url = Url::parse(address).map_err(|_| RequestError::NoAddress)?;
        self.check(&url)?;
        match self == Self::Public && url.scheme() != "https" {
            true => Err(RequestError::NotAllowed),
            false => Ok(url),
        }
    }
}

impl Sender {
    /// A client that is limited to these addresses.
    pub fn new(
        address_policy: AddressPolicy,
    ) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self {
            client: client(address_policy, USER_AGENT, TIMEOUT / 3)?,
            address_policy,
            timeout: TIMEOUT,
        })
    }

    /// Posts JSON, and reads only a limited number of bytes of the response. If the body is slow,
    /// the status counts, with as much of the body as arrived in time.
    pub async fn post(
        &self,
        address: &str,
        headers: &[(&str, &str)],
        body: String,
        most: usize,
    ) -> Result<Answer, RequestError> {
        let url = self.address_policy.check_target(address)?;
        let until = Instant::now() + self.timeout;
        let request = self.client.post(url).body(body);
        let request = request.header(CONTENT_TYPE, "application/json");
        let request = headers.iter().fold(request, |request, (name, value)| {
            request.header(*name, *value)
        });
        let answer = timeout_at(until, request.send()).await;
        let mut answer = answer
            .map_err(|_| RequestError::NoAnswer)?
            .map_err(|_| RequestError::NoAnswer)?;
        let status = answer.status().as_u16();
        let mut beginning = Vec::new();
        // what came before the time was up stays
        let _late = timeout_at(until, read(&mut answer, &mut beginning, most)).await;
        Ok(Answer { status, beginning })
    }
}

async fn read(answer: &mut Response, beginning: &mut Vec<u8>, most: usize) {
    while let Ok(Some(part)) = answer.chunk().await {
        beginning.extend_from_slice(&part);
        if beginning.len() >= most {
            return beginning.truncate(most);
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio::task::JoinHandle;

    use super::*;

    /// Answers one call with this text and keeps the connection open.
    async fn says(answer: &'static str) -> (String, JoinHandle<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/hook", listener.local_addr().unwrap());
        let heard = tokio::spawn(async move {
            let (mut socket, _) = listener.accept().await.unwrap();
            let mut heard = Vec::new();
            while !heard.ends_with(b"{}") {
                let mut part = [0; 1024];
                let length = socket.read(&mut part).await.unwrap();
                heard.extend_from_slice(&part[..length]);
            }
            socket.write_all(answer.as_bytes()).await.unwrap();
            // until the caller has had enough
            let _ = socket.read(&mut [0; 1]).await;
            String::from_utf8(heard).unwrap()
        });
        (address, heard)
    }

    fn sender(timeout: Duration) -> Sender {
        Sender {
            timeout,
            ..Sender::new(AddressPolicy::Anywhere).unwrap()
        }
    }

    async fn post(sender: &Sender, address: &str) -> Result<Answer, RequestError> {
        sender
            .post(address, &[("webhook-id", "msg_1")], "{}".to_owned(), 8)
            .await
    }

    #[tokio::test]
    async fn the_beginning_of_an_answer_is_read_and_no_more() {
        let (address, heard) =
            says("HTTP/1.1 201 Created\r\ncontent-length: 99\r\n\r\n0123456789").await;
        let answer = post(&sender(TIMEOUT), &address).await.unwrap();
        assert_eq!(
            (answer.status, &answer.beginning[..]),
            (201, &b"01234567"[..])
        );
        let heard = heard.await.unwrap();
        assert!(heard.starts_with("POST /hook HTTP/1.1\r\n"), "{heard}");
        assert!(heard.contains("application/json"), "{heard}");
        assert!(heard.contains("webhook-id: msg_1\r\n"), "{heard}");
    }

    #[tokio::test]
    async fn a_redirect_is_an_answer_and_not_followed() {
        let answer = "HTTP/1.1 307 Temporary Redirect\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n";
        let (address, _heard) = says(answer).await;
        assert_eq!(post(&sender(TIMEOUT), &address).await.unwrap().status, 307);
    }

    #[tokio::test]
    async fn who_never_answers_is_left_and_who_dawdles_after_answering_has_answered() {
        let sender = |millis| sender(Duration::from_millis(millis));
        let (silent, _heard) = says("").await;
        assert_eq!(
            post(&sender(200), &silent).await,
            Err(RequestError::NoAnswer)
        );
        let (slow, _heard) = says("HTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\n01").await;
        let answer = post(&sender(2000), &slow).await.unwrap();
        assert_eq!((answer.status, &answer.beginning[..]), (200, &b"01"[..]));
    }

    #[tokio::test]
    async fn nothing_is_sent_into_our_own_network_or_in_the_clear() {
        let sender = Sender::new(AddressPolicy::Public).unwrap();
        for (address, why) in [
            ("https://127.0.0.1/", RequestError::NotAllowed),
            ("https://169.254.169.254/latest", RequestError::NotAllowed),
            ("https://[::1]/", RequestError::NotAllowed),
            ("https://10.0.0.1/", RequestError::NotAllowed),
            ("http://example.com/", RequestError::NotAllowed),
            ("https://example.com:8443/", RequestError::NotAllowed),
            ("https://ann:secret@example.com/", RequestError::NotAllowed),
            ("ftp://example.com/", RequestError::NoAddress),
            ("example.com", RequestError::NoAddress),
            // a name is looked at when it is resolved
            ("https://localhost/", RequestError::NoAnswer),
        ] {
            assert_eq!(post(&sender, address).await, Err(why), "{address}");
        }
    }
}
