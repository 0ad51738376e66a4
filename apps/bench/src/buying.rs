//! Buying, compared with bare SQL that writes the same rows: filling the cart, quotes, ordering and
//! paying, and all buyers at once for the last piece and for sold-out products.
//!
//! Payments are taken by the PayPal emulator in this process, whose webhooks arrive as PayPal's do.

mod buyer;
mod counting_proxy;
mod hot_variant;
mod items;
mod sql;
mod table;

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use anyhow::Context;
use tokio::task::JoinSet;
use tokio_postgres::{Client, NoTls};

use self::buyer::{Addresses, Buyer};
use self::counting_proxy::{Count, CountingProxy};
use self::items::{Item, Items};
use crate::gateway::{DEFAULT_ANSWER_CACHE, Gateway, PayPal, Setup};
use crate::generated_catalog::SeededRng;
use crate::load_generator::Tally;
use crate::measurement::Measurement;
use crate::options::Options;
use crate::{ROUNDS, say};

pub use self::table::{Buying, BuyingRow};

/// How many buyers want the same variant at once.
const HOT_BUYERS: u32 = 200;
/// How often something is done to count its statements; the smallest count is its own, more is
/// what the gateway did besides.
const COUNTED: u32 = 25;

/// What buyers do repeatedly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Action {
    /// One more of what is in the cart.
    AddMore,
    /// A line more in a cart of three, and out again.
    AddLine,
    /// The first line of a cart, and out again.
    AddFirst,
    /// What two lines of two shops cost.
    Quote,
    /// Two lines of two shops: into the cart, ordered, approved, paid.
    Order,
    /// The same variant for all: into the cart, ordered, approved, paid.
    Hot,
    /// Ordering what is sold out.
    SoldOut,
}

const ACTIONS: [Action; 7] = [
    Action::AddMore,
    Action::AddLine,
    Action::AddFirst,
    Action::Quote,
    Action::Order,
    Action::Hot,
    Action::SoldOut,
];

impl Action {
    const fn name(self) -> &'static str {
        match self {
            Self::AddMore => "add to cart, one more",
            Self::AddLine => "add to cart, new line (and remove)",
            Self::AddFirst => "first add (and remove)",
            Self::Quote => "quote, two lines",
            Self::Order => "whole order, two lines of two shops",
            Self::Hot => "whole order, 200 buyers of one variant",
            Self::SoldOut => "sold-out refusal",
        }
    }

    const fn buyers(self, concurrency: u32) -> u32 {
        match self {
            Self::Hot => HOT_BUYERS,
            _ => concurrency,
        }
    }
}

/// Opens a gateway with a PayPal for the market in this folder and measures each action.
pub async fn measure(options: &Options, folder: &Path, url: &str) -> anyhow::Result<Buying> {
    let (database, wire) = tokio_postgres::connect(url, NoTls).await?;
    tokio::spawn(wire);
    let items = Arc::new(Items::stock(&database).await?);
    let accounts = buyer::accounts(&database, 2 * i64::from(HOT_BUYERS)).await?;
    let (mine, theirs) = accounts.split_at(accounts.len() / 2);
    // sold out at the end, while this one is not
    let plenty = items.one(&mut SeededRng::new(0)).clone();
    let first = accounts.first().copied().context("there are no buyers")?;
    let steps = steps(&database, &items, folder, url).await?;
    let paypal = PayPal::start(folder, true).await?;
    let gateway = Gateway::start(&setup(folder, url, &paypal)).await?;
    let ours = Addresses {
        shop: gateway.address,
        paypal: Some(paypal.address()?),
    };
    let bare_sql = Addresses {
        shop: sql::start(url).await?,
        paypal: None,
    };
    let mut lines = Vec::new();
    for action in ACTIONS {
        let count = usize::try_from(action.buyers(options.concurrency))?;
        database.execute("delete from cart_lines", &[]).await?;
        let mut sides = [
            Group::enter(action, &items, mine.iter().take(count), ours).await?,
            Group::enter(action, &items, theirs.iter().take(count), bare_sql).await?,
        ];
        if action == Action::SoldOut {
            items::sell_out(&database, &items.hot).await?;
        }
        let tallies = in_turn(options, &mut sides).await;
        let [ours, sql] = tallies
            .with_context(|| action.name())?
            .map(Measurement::from);
        let [group, _] = &sides;
        let line = BuyingRow {
            name: action.name(),
            ours,
            sql,
            retries: group.retries(),
        };
        say(&line.row())?;
        lines.push(line);
    }
    let memory = gateway.memory();
    gateway.stop().await?;
    paypal.stop().await;
    let hot = hot_variant::measure(url, HOT_BUYERS, first, &plenty, options.time).await?;
    Ok(Buying {
        hot,
        lines,
        steps,
        memory,
    })
}

fn setup<'a>(folder: &'a Path, database: &'a str, paypal: &'a PayPal) -> Setup<'a> {
    Setup {
        folder,
        database,
        answer_cache: DEFAULT_ANSWER_CACHE,
        paypal: Some(paypal),
        port: Some(paypal.port),
        replicas: &[],
    }
}

/// What each step costs at the database, by one buyer alone on a gateway whose statements are
/// counted.
async fn steps(
    database: &Client,
    items: &Items,
    folder: &Path,
    url: &str,
) -> anyhow::Result<Vec<(&'static str, Count)>> {
    let proxy = CountingProxy::start(url).await?;
    let paypal = PayPal::start(folder, false).await?;
    let gateway = Gateway::start(&setup(folder, &proxy.url, &paypal)).await?;
    let addresses = Addresses {
        shop: gateway.address,
        paypal: Some(paypal.address()?),
    };
    let id = database.query_one(
        "select min(id) from users where username like 'Buyer %'",
        &[],
    );
    let mut buyer = Buyer::enter(id.await?.get(0), addresses).await?;
    let mut least = [Count::MOST; 6];
    for _ in 0..COUNTED {
        let [one, other] = items.two(&mut buyer.rng);
        let began = proxy.count();
        let first = buyer.add(one).await?;
        let added = proxy.count();
        buyer.add(one).await?;
        let more = proxy.count();
        let second = buyer.add(other).await?;
        let lines = [first, second];
        let filled = proxy.count();
        buyer.quote(&lines).await?;
        let quoted = proxy.count();
        let order = buyer.place(&lines).await?.context("sold out")?;
        let placed = proxy.count();
        buyer.approve(&order).await?;
        let approved = proxy.count();
        buyer.capture(&order).await?;
        let captured = proxy.count();
        let now = [
            added.since(began),
            more.since(added),
            filled.since(more),
            quoted.since(filled),
            placed.since(quoted),
            captured.since(approved),
        ];
        for (least, now) in least.iter_mut().zip(now) {
            *least = now.min(*least);
        }
    }
    gateway.stop().await?;
    paypal.stop().await;
    let names = [
        "first add",
        "add to cart, one more",
        "add to cart, new line",
        "quote",
        "place",
        "capture",
    ];
    Ok(names.into_iter().zip(least).collect())
}

/// Buyers who order repeatedly.
pub struct Shoppers {
    items: Arc<Items>,
    accounts: Vec<i64>,
    addresses: Addresses,
}

impl Shoppers {
    /// Creates their accounts and stocks the items that they buy.
    pub async fn open(
        url: &str,
        gateway: &Gateway,
        paypal: &PayPal,
        count: usize,
    ) -> anyhow::Result<Self> {
        let (database, wire) = tokio_postgres::connect(url, NoTls).await?;
        tokio::spawn(wire);
        Ok(Self {
            items: Arc::new(Items::stock(&database).await?),
            accounts: buyer::accounts(&database, i64::try_from(count)?).await?,
            addresses: Addresses {
                shop: gateway.address,
                paypal: Some(paypal.address()?),
            },
        })
    }

    /// Signs them in.
    pub async fn enter(&self) -> anyhow::Result<Group> {
        let people = self.accounts.iter();
        Group::enter(Action::Order, &self.items, people, self.addresses).await
    }

    /// Signs them in and lets them order until the time is over; how many orders were paid.
    pub async fn buy(&self, until: Instant) -> anyhow::Result<usize> {
        Ok(self.enter().await?.go(until).await?.count())
    }
}

/// Both sides in turns.
async fn in_turn(options: &Options, sides: &mut [Group; 2]) -> anyhow::Result<[Tally; 2]> {
    let turn = options.time / ROUNDS;
    let mut tallies = [(); 2].map(|()| Tally::default());
    for round in 0..=ROUNDS {
        for (group, tally) in sides.iter_mut().zip(&mut tallies) {
            // the first round only warms up
            let until = Instant::now() + if round == 0 { turn / 2 } else { turn };
            let done = group.go(until).await?;
            if round > 0 {
                tally.add(done);
            }
        }
    }
    Ok(tallies)
}

/// Buyers who do the same thing on the same side.
pub struct Group {
    action: Action,
    items: Arc<Items>,
    buyers: Vec<Prepared>,
}

/// A buyer, and the lines in their cart that the action is about.
struct Prepared {
    buyer: Buyer,
    lines: Vec<i64>,
    /// What is added again and again.
    item: Item,
}

impl Group {
    async fn enter<'a>(
        action: Action,
        items: &Arc<Items>,
        people: impl Iterator<Item = &'a i64>,
        addresses: Addresses,
    ) -> anyhow::Result<Self> {
        let mut buyers = Vec::new();
        for id in people {
            let buyer = Buyer::enter(*id, addresses).await?;
            buyers.push(prepare(action, items, buyer).await?);
        }
        Ok(Self {
            action,
            items: Arc::clone(items),
            buyers,
        })
    }

    /// All of them at once, again and again until the time is over.
    pub async fn go(&mut self, until: Instant) -> anyhow::Result<Tally> {
        let started = Instant::now();
        let mut going = JoinSet::new();
        for mut prepared in self.buyers.drain(..) {
            let (action, items) = (self.action, Arc::clone(&self.items));
            going.spawn(async move {
                let mut latencies = Vec::new();
                let mut begun = Instant::now();
                while begun < until {
                    act(action, &items, &mut prepared).await?;
                    let done = Instant::now();
                    latencies.push(done - begun);
                    begun = done;
                }
                anyhow::Ok((prepared, latencies))
            });
        }
        let mut all = Vec::new();
        while let Some(done) = going.join_next().await {
            let (prepared, latencies) = done??;
            self.buyers.push(prepared);
            all.extend(latencies);
        }
        Ok(Tally::of(all, started.elapsed()))
    }

    fn retries(&self) -> u64 {
        self.buyers
            .iter()
            .map(|prepared| prepared.buyer.retries)
            .sum()
    }
}

/// Puts into the cart what the action needs there, and nothing else.
async fn prepare(action: Action, items: &Items, mut buyer: Buyer) -> anyhow::Result<Prepared> {
    let mut lines = Vec::new();
    let [one, other] = items.two(&mut buyer.rng);
    match action {
        Action::AddMore => lines.push(buyer.add(one).await?),
        Action::AddLine => {
            for _ in 0..3 {
                let item = items.one(&mut buyer.rng);
                buyer.add(item).await?;
            }
        }
        Action::Quote => {
            for item in [one, other] {
                lines.push(buyer.add(item).await?);
            }
        }
        Action::SoldOut => lines.push(buyer.add(&items.hot).await?),
        Action::AddFirst | Action::Order | Action::Hot => {}
    }
    let item = one.clone();
    Ok(Prepared { buyer, lines, item })
}

async fn act(action: Action, items: &Items, prepared: &mut Prepared) -> anyhow::Result<()> {
    let Prepared { buyer, lines, item } = prepared;
    match action {
        Action::AddMore => {
            buyer.add(item).await?;
        }
        Action::AddLine | Action::AddFirst => {
            let item = items.one(&mut buyer.rng);
            let line = buyer.add(item).await?;
            buyer.remove(line).await?;
        }
        Action::Quote => buyer.quote(lines).await?,
        Action::Order => {
            let [one, other] = items.two(&mut buyer.rng);
            let lines = [buyer.add(one).await?, buyer.add(other).await?];
            buyer.buy(&lines).await?;
        }
        Action::Hot => {
            let line = buyer.add(&items.hot).await?;
            buyer.buy(&[line]).await?;
        }
        Action::SoldOut => anyhow::ensure!(buyer.place(lines).await?.is_none(), "oversold"),
    }
    Ok(())
}
