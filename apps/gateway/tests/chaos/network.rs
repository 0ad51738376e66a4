//! The connections to the database and to PayPal, which break, stall and crawl while people buy.

use std::convert::Infallible;
use std::ops::Range;
use std::time::Duration;

use db::PoolSettings;
use db::testing::Proxy;
use gateway::Config;
use rand::Rng;
use rand::rngs::StdRng;

use crate::support::{TestApp, until_shown};

/// Both connections, each through a proxy.
pub struct FlakyNetwork {
    database: Proxy,
    paypal: Proxy,
}

impl FlakyNetwork {
    /// Sets them up, for a gateway with the time limits of production.
    pub fn set_up(config: &mut Config) -> Self {
        let database = Proxy::before(&config.db.url).unwrap();
        config.db.url.clone_from(&database.url);
        config.db.pool = PoolSettings::default();
        let url = &mut config.payments.paypal.base_url;
        let address = format!("{}:{}", url.host_str().unwrap(), url.port().unwrap());
        let paypal = Proxy::before_server(&address).unwrap();
        let through = url.as_str().replacen(&address, &paypal.url, 1);
        *url = through.parse().unwrap();
        Self { database, paypal }
    }

    /// Disturbs them until something is done, and then waits until all works again.
    pub async fn while_flaky<T>(
        &self,
        app: &TestApp,
        dice: &mut StdRng,
        work: impl Future<Output = T>,
    ) -> T {
        let done = tokio::select! {
            done = work => done,
            never = self.shake(dice) => match never {},
        };
        self.database.slow_down(Duration::ZERO);
        self.paypal.slow_down(Duration::ZERO);
        self.paypal.come_back();
        self.paypal.cut();
        until_shown("the gateway is ready", async || {
            let ready = app.guest().get("/health/ready").await.status == 200;
            ready && app.behind() < Duration::from_secs(1)
        })
        .await;
        done
    }

    async fn shake(&self, dice: &mut StdRng) -> Infallible {
        loop {
            pause(dice, 200..1500).await;
            match dice.random_range(0..5) {
                0 => self.database.cut(),
                1 => self.paypal.cut(),
                2 => crawl(&self.database, dice).await,
                3 => crawl(&self.paypal, dice).await,
                _ => {
                    self.paypal.fall_silent();
                    pause(dice, 100..1000).await;
                    self.paypal.come_back();
                }
            }
        }
    }
}

async fn crawl(proxy: &Proxy, dice: &mut StdRng) {
    proxy.slow_down(Duration::from_millis(dice.random_range(10..60)));
    pause(dice, 300..1000).await;
    proxy.slow_down(Duration::ZERO);
}

async fn pause(dice: &mut StdRng, milliseconds: Range<u64>) {
    let pause = Duration::from_millis(dice.random_range(milliseconds));
    tokio::time::sleep(pause).await;
}
