//! What is asked of the gateways: pages that come from their caches, figures that replicas may
//! answer, and purchases.

use std::time::{Duration, Instant};

use futures_util::future::try_join_all;

use crate::account;
use crate::buying::{Group, Shoppers};
use crate::catalog::requests;
use crate::connection::Connection;
use crate::gateway::{Gateway, PayPal};
use crate::load_generator::{self, Tally};
use crate::options::Options;
use crate::pages::Page;

/// Buyers at each gateway.
const BUYERS: usize = 6;
/// The shop with most products.
const OWNER: &str = "owner-1@example.com";

/// A kind of work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work {
    /// Home, category pages, products and a search, as guests see them.
    Pages,
    /// A seller's dashboard and statements, which replicas may answer.
    Figures,
    /// Two lines of two shops: into the cart, ordered, approved, paid.
    Purchases,
}

pub const WORKS: [Work; 3] = [Work::Pages, Work::Figures, Work::Purchases];

/// Work that can begin.
pub enum Ready {
    Visits(Vec<Visits>),
    Buyers(Vec<Group>),
}

/// Pages that are requested of a gateway.
pub struct Visits {
    address: std::net::SocketAddr,
    pages: Vec<Page>,
    concurrency: u32,
}

impl Work {
    /// For people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pages => "pages",
            Self::Figures => "figures",
            Self::Purchases => "purchases",
        }
    }

    /// Signs in whoever does it.
    pub async fn prepare(
        self,
        options: &Options,
        url: &str,
        gateways: &[Gateway],
        paypal: &PayPal,
    ) -> anyhow::Result<Ready> {
        let concurrency = options.concurrency / u32::try_from(gateways.len())?;
        let mut visits = Vec::new();
        let mut buyers = Vec::new();
        for gateway in gateways {
            let pages = match self {
                Self::Pages => requests::find(gateway.address).await?,
                Self::Figures => figures(gateway).await?,
                Self::Purchases => {
                    let shoppers = Shoppers::open(url, gateway, paypal, BUYERS).await?;
                    buyers.push(shoppers.enter().await?);
                    continue;
                }
            };
            visits.push(Visits {
                address: gateway.address,
                pages,
                concurrency: concurrency.max(1),
            });
        }
        Ok(match self {
            Self::Purchases => Ready::Buyers(buyers),
            Self::Pages | Self::Figures => Ready::Visits(visits),
        })
    }
}

impl Ready {
    /// At all gateways at once; how much was done, and in which time.
    pub async fn run(&mut self, time: Duration) -> anyhow::Result<(usize, Duration)> {
        let began = Instant::now();
        let until = began + time;
        let done = match self {
            Self::Visits(all) => try_join_all(all.iter().map(|visits| visits.run(time))).await?,
            Self::Buyers(all) => {
                let bought = try_join_all(all.iter_mut().map(|buyers| buyers.go(until))).await?;
                bought.iter().map(Tally::count).collect()
            }
        };
        Ok((done.iter().sum(), began.elapsed()))
    }
}

impl Visits {
    /// One page after the other, each as long.
    async fn run(&self, time: Duration) -> anyhow::Result<usize> {
        let each = time / u32::try_from(self.pages.len())?;
        let mut done = 0;
        for page in &self.pages {
            let until = Instant::now() + each;
            done += load_generator::visit(self.address, page, self.concurrency, until).await?;
        }
        Ok(done)
    }
}

async fn figures(gateway: &Gateway) -> anyhow::Result<Vec<Page>> {
    let mut connection = Connection::to(gateway.address).await?;
    let token = account::sign_in(&mut connection, OWNER).await?;
    let header = format!("Authorization: Bearer {token}\r\n");
    // in turn, so that both are asked for as often in every set-up
    let paths = ["/api/seller/dashboard", "/api/seller/statements"];
    let paths = paths.map(str::to_owned).to_vec();
    let page = Page::open(gateway.address, "figures", paths, header).await?;
    Ok(vec![page])
}
