//! Fetching files from addresses that third parties chose.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use reqwest::header::LOCATION;
use reqwest::{Client, Response, StatusCode};
use tokio::sync::Semaphore;
use url::Url;

use crate::address_policy::client;
use crate::{AddressPolicy, RequestError};

/// Longest time of one file with everything in it: names, redirects, the last byte.
const TIMEOUT: Duration = Duration::from_secs(15);
/// Most redirects that are followed.
const REDIRECTS: usize = 3;
/// Most files at a time.
const AT_ONCE: usize = 4;
/// Most files at a time from one host.
const OF_A_HOST: usize = 2;
/// Who we say we are.
const USER_AGENT: &str = "HelloshopPictures/1.0";

/// Fetches files, a few at a time.
#[derive(Debug)]
pub struct Fetcher {
    client: Client,
    address_policy: AddressPolicy,
    turns: Semaphore,
    hosts: Mutex<HashMap<String, Arc<Semaphore>>>,
}

impl Fetcher {
    /// A client that is limited to these addresses.
    pub fn new(
        address_policy: AddressPolicy,
    ) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self {
            client: client(address_policy, USER_AGENT, TIMEOUT / 3)?,
            address_policy,
            turns: Semaphore::new(AT_ONCE),
            hosts: Mutex::default(),
        })
    }

    /// Fetches an address, with a response of at most `most` bytes. Waits for its turn.
    pub async fn get(&self, address: &str, most: u64) -> Result<Vec<u8>, RequestError> {
        let url = Url::parse(address).map_err(|_| RequestError::NoAddress)?;
        self.address_policy.check(&url)?;
        let host = self.turns_of(url.host_str().unwrap_or_default());
        // Never closed; without turns the work would merely be unthrottled.
        let _of_host = host.acquire().await.ok();
        let _turn = self.turns.acquire().await.ok();
        tokio::time::timeout(TIMEOUT, self.follow(url, most))
            .await
            .unwrap_or(Err(RequestError::NoAnswer))
    }

    async fn follow(&self, mut url: Url, most: u64) -> Result<Vec<u8>, RequestError> {
        for _ in 0..=REDIRECTS {
            self.address_policy.check(&url)?;
            let answer = self.client.get(url.clone()).send().await;
            let answer = answer.map_err(|_| RequestError::NoAnswer)?;
            match next(&url, &answer)? {
                Some(elsewhere) => url = elsewhere,
                None => return read(answer, most).await,
            }
        }
        Err(RequestError::TooManyRedirects)
    }

    fn turns_of(&self, host: &str) -> Arc<Semaphore> {
        let mut hosts = self.hosts.lock().unwrap_or_else(PoisonError::into_inner);
        // those that nobody waits for
        hosts.retain(|_, turns| Arc::strong_count(turns) > 1);
        let turns = || Arc::new(Semaphore::new(OF_A_HOST));
        hosts.entry(host.to_owned()).or_insert_with(turns).clone()
    }
}

/// Where an answer leads on to, if it does.
fn next(url: &Url, answer: &Response) -> Result<Option<Url>, RequestError> {
    let status = answer.status();
    if status == StatusCode::OK {
        return Ok(None);
    }
    let location = answer
        .headers()
        .get(LOCATION)
        .filter(|_| status.is_redirection());
    let Some(location) = location else {
        return Err(RequestError::Status(status.as_u16()));
    };
    let location = location.to_str().map_err(|_| RequestError::NoAddress)?;
    url.join(location)
        .map(Some)
        .map_err(|_| RequestError::NoAddress)
}

/// Reads no more than is wanted, whatever the answer says of its own length.
async fn read(mut answer: Response, most: u64) -> Result<Vec<u8>, RequestError> {
    if answer.content_length().is_some_and(|length| length > most) {
        return Err(RequestError::TooLarge(most));
    }
    let mut file = Vec::new();
    while let Some(part) = answer.chunk().await.map_err(|_| RequestError::NoAnswer)? {
        file.extend_from_slice(&part);
        if u64::try_from(file.len()).is_ok_and(|length| length > most) {
            return Err(RequestError::TooLarge(most));
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
        let knock = async |address_policy| {
            let client = Fetcher::new(address_policy).unwrap().client;
            let timeout = Duration::from_secs(2);
            tokio::select! {
                _ = listener.accept() => true,
                _ = client.get(&inside).timeout(timeout).send() => false,
            }
        };
        assert!(knock(AddressPolicy::Anywhere).await);
        assert!(!knock(AddressPolicy::Public).await);
    }

    #[tokio::test]
    async fn a_host_has_two_turns_and_none_is_remembered_for_nothing() {
        let fetcher = Fetcher::new(AddressPolicy::Public).unwrap();
        let one = fetcher.turns_of("example.com");
        assert_eq!(one.available_permits(), OF_A_HOST);
        assert!(Arc::ptr_eq(&one, &fetcher.turns_of("example.com")));
        drop(one);
        fetcher.turns_of("example.org");
        assert_eq!(fetcher.hosts.lock().unwrap().len(), 1);
    }
}
