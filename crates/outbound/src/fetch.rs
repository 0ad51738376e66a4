//! Files fetched from addresses that somebody else wrote down.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use reqwest::header::LOCATION;
use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode};
use tokio::sync::Semaphore;
use url::{Host, Url};

use crate::resolver::is_public;
use crate::{PublicAddresses, tls};

/// Longest time of one file with everything in it: names, redirects, the last byte.
const PATIENCE: Duration = Duration::from_secs(15);
/// Most redirects that are followed.
const REDIRECTS: usize = 3;
/// Most files at a time.
const AT_ONCE: usize = 4;
/// Most files at a time from one host.
const OF_A_HOST: usize = 2;
/// Who we say we are.
const NAME: &str = "HelloshopPictures/1.0";

/// Where addresses may lead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// To the public network, on the usual ports.
    Public,
    /// Into our own network too: for tests whose outside world is on the same machine.
    Anywhere,
}

/// Why a file did not come.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// It is no address of the web.
    #[error("This is no web address")]
    NoAddress,
    /// It leads where nobody may be led.
    #[error("This address is not allowed")]
    NotAllowed,
    /// What answers sends us on and on.
    #[error("The address leads on to another one too often")]
    TooManyRedirects,
    /// It answers something else than the file.
    #[error("The address answers {0}")]
    Status(u16),
    /// The file is larger than wanted.
    #[error("The file is larger than {} MB", .0 >> 20)]
    TooLarge(u64),
    /// Nobody answers there, or too late.
    #[error("The address does not answer")]
    NoAnswer,
}

/// Fetches files, a few at a time.
#[derive(Debug)]
pub struct Fetcher {
    client: Client,
    reach: Reach,
    turns: Semaphore,
    hosts: Mutex<HashMap<String, Arc<Semaphore>>>,
}

impl Fetcher {
    /// One that goes no further than this.
    pub fn new(reach: Reach) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        let mut builder = Client::builder()
            .tls_backend_preconfigured(tls()?)
            .redirect(Policy::none())
            .referer(false)
            .no_proxy()
            .connect_timeout(PATIENCE / 3)
            .user_agent(NAME);
        if reach == Reach::Public {
            builder = builder.dns_resolver(PublicAddresses);
        }
        Ok(Self {
            client: builder.build()?,
            reach,
            turns: Semaphore::new(AT_ONCE),
            hosts: Mutex::default(),
        })
    }

    /// What the address answers, if that is at most so many bytes. Waits for its turn.
    pub async fn get(&self, address: &str, most: u64) -> Result<Vec<u8>, Refused> {
        let url = Url::parse(address).map_err(|_| Refused::NoAddress)?;
        self.check(&url)?;
        let host = self.turns_of(url.host_str().unwrap_or_default());
        // Never closed; without turns the work would merely be unthrottled.
        let _of_host = host.acquire().await.ok();
        let _turn = self.turns.acquire().await.ok();
        tokio::time::timeout(PATIENCE, self.follow(url, most))
            .await
            .unwrap_or(Err(Refused::NoAnswer))
    }

    async fn follow(&self, mut url: Url, most: u64) -> Result<Vec<u8>, Refused> {
        for _ in 0..=REDIRECTS {
            self.check(&url)?;
            let answer = self.client.get(url.clone()).send().await;
            let answer = answer.map_err(|_| Refused::NoAnswer)?;
            match next(&url, &answer)? {
                Some(elsewhere) => url = elsewhere,
                None => return read(answer, most).await,
            }
        }
        Err(Refused::TooManyRedirects)
    }

    /// Whether we may go there. Numbers never reach the resolver, so they are looked at here.
    fn check(&self, url: &Url) -> Result<(), Refused> {
        if !matches!(url.scheme(), "http" | "https") {
            return Err(Refused::NoAddress);
        }
        let is_allowed = match (self.reach, url.host()) {
            (_, None) => return Err(Refused::NoAddress),
            (Reach::Anywhere, _) => true,
            (Reach::Public, Some(Host::Ipv4(address))) => is_public(IpAddr::V4(address)),
            (Reach::Public, Some(Host::Ipv6(address))) => is_public(IpAddr::V6(address)),
            (Reach::Public, Some(Host::Domain(_))) => true,
        };
        let is_plain = url.username().is_empty() && url.password().is_none();
        let is_usual = self.reach == Reach::Anywhere || url.port().is_none_or(is_web);
        match is_allowed && is_plain && is_usual {
            true => Ok(()),
            false => Err(Refused::NotAllowed),
        }
    }

    fn turns_of(&self, host: &str) -> Arc<Semaphore> {
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        // those that nobody waits for
        hosts.retain(|_, turns| Arc::strong_count(turns) > 1);
        let turns = || Arc::new(Semaphore::new(OF_A_HOST));
        hosts.entry(host.to_owned()).or_insert_with(turns).clone()
    }
}

/// `http` on the port of `https` and the other way round; all others are somebody's insides.
const fn is_web(port: u16) -> bool {
    matches!(port, 80 | 443)
}

/// Where an answer leads on to, if it does.
fn next(url: &Url, answer: &Response) -> Result<Option<Url>, Refused> {
    let status = answer.status();
    if status == StatusCode::OK {
        return Ok(None);
    }
    let location = answer
        .headers()
        .get(LOCATION)
        .filter(|_| status.is_redirection());
    let Some(location) = location else {
        return Err(Refused::Status(status.as_u16()));
    };
    let location = location.to_str().map_err(|_| Refused::NoAddress)?;
    url.join(location).map(Some).map_err(|_| Refused::NoAddress)
}

/// Reads no more than is wanted, whatever the answer says of its own length.
async fn read(mut answer: Response, most: u64) -> Result<Vec<u8>, Refused> {
    if answer.content_length().is_some_and(|length| length > most) {
        return Err(Refused::TooLarge(most));
    }
    let mut file = Vec::new();
    while let Some(part) = answer.chunk().await.map_err(|_| Refused::NoAnswer)? {
        file.extend_from_slice(&part);
        if u64::try_from(file.len()).is_ok_and(|length| length > most) {
            return Err(Refused::TooLarge(most));
        }
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn names_are_looked_at_when_they_are_resolved() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let inside = format!(
            "http://localhost:{}/",
            listener.local_addr().unwrap().port()
        );
        let knock = async |reach| {
            let client = Fetcher::new(reach).unwrap().client;
            let patience = Duration::from_secs(2);
            tokio::select! {
                _ = listener.accept() => true,
                _ = client.get(&inside).timeout(patience).send() => false,
            }
        };
        assert!(knock(Reach::Anywhere).await);
        assert!(!knock(Reach::Public).await);
    }

    #[tokio::test]
    async fn a_host_has_two_turns_and_none_is_remembered_for_nothing() {
        let fetcher = Fetcher::new(Reach::Public).unwrap();
        let one = fetcher.turns_of("example.com");
        assert_eq!(one.available_permits(), OF_A_HOST);
        assert!(Arc::ptr_eq(&one, &fetcher.turns_of("example.com")));
        drop(one);
        fetcher.turns_of("example.org");
        assert_eq!(fetcher.hosts.lock().unwrap().len(), 1);
    }
}
