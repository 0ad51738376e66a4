//! A second gateway on the database of the first.

use std::net::{SocketAddr, TcpListener};
use std::time::Duration;

use gateway::Running;
use gateway::config::Config;

use super::app::config;
use super::{Client, TestApp};

/// A second gateway of a marketplace.
pub struct SecondGateway {
    running: Running,
}

impl TestApp {
    /// Starts a second gateway; both hear of changes by now.
    pub async fn second_gateway(&self) -> SecondGateway {
        self.second_gateway_with(|_| ()).await
    }

    /// The same, with settings that differ a little.
    pub async fn second_gateway_with(&self, change: impl FnOnce(&mut Config)) -> SecondGateway {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        let mut config = config(&self.database, &self.emulator, self.folder.clone(), port);
        change(&mut config);
        let running = gateway::start_on(listener, config).await.unwrap();
        running.state.feed.catch_up().await.unwrap();
        let twin = SecondGateway { running };
        hears(&self.running, true).await;
        twin.hears(true).await;
        twin
    }
}

impl SecondGateway {
    /// The same client, calling here.
    pub fn of(&self, client: &Client) -> Client {
        client.at(format!("http://{}", self.running.address))
    }

    /// Where it answers.
    pub fn address(&self) -> SocketAddr {
        self.running.address
    }

    /// How many sessions it read from the database.
    pub fn reads(&self) -> u64 {
        self.running.state.authenticator.database_reads()
    }

    /// Waits until it hears of changes, or does not any more.
    pub async fn hears(&self, wanted: bool) {
        hears(&self.running, wanted).await;
    }

    /// Stops it as SIGTERM does.
    pub async fn stop(self) {
        self.running.stop().await;
    }
}

async fn hears(gateway: &Running, wanted: bool) {
    for _ in 0..6000 {
        if gateway.state.authenticator.is_caching() == wanted {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("hearing of changes is not {wanted} within a minute");
}
