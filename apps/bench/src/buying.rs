//! Buying, compared with bare SQL that writes the same rows: filling the cart, quotes, ordering and
//! paying, and all buyers at once for the last piece and for sold-out products.
//!
//! Payments are taken by the PayPal emulator in this process, whose webhooks arrive as PayPal's do.

mod buyer;
mod counter;
mod hot;
mod shelf;
mod sql;
mod table;

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use anyhow::Context;
use tokio::task::JoinSet;
use tokio_postgres::{Client, NoTls};

use self::buyer::{Buyer, Doors};
use self::counter::{Count, Counter};
use self::shelf::{Item, Shelf};
use crate::figure::Side;
use crate::gateway::{ANSWERS, Gateway, PayPal, Setup};
use crate::goods::Dice;
use crate::load::Tally;
use crate::options::Options;
use crate::{ROUNDS, say};

pub use self::table::{Buying, Line};

/// How many want the same variant at once.
const CROWD: u32 = 200;
/// How often something is done to count its statements; the smallest count is its own, more is
/// what the gateway did besides.
const COUNTED: u32 = 25;

/// What buyers do again and again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Deed {
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

const DEEDS: [Deed; 7] = [
    Deed::AddMore,
    Deed::AddLine,
    Deed::AddFirst,
    Deed::Quote,
    Deed::Order,
    Deed::Hot,
    Deed::SoldOut,
];

impl Deed {
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
            Self::Hot => CROWD,
            _ => concurrency,
        }
    }
}

/// Opens a gateway with a PayPal for the market in this folder and measures each deed.
pub async fn measure(options: &Options, folder: &Path, url: &str) -> anyhow::Result<Buying> {
    let (database, wire) = tokio_postgres::connect(url, NoTls).await?;
    tokio::spawn(wire);
    let shelf = Arc::new(Shelf::stock(&database).await?);
    let accounts = buyer::accounts(&database, 2 * i64::from(CROWD)).await?;
    let (mine, theirs) = accounts.split_at(accounts.len() / 2);
    // sold out at the end, while this one is not
    let plenty = shelf.one(&mut Dice::of(0)).clone();
    let first = accounts.first().copied().context("nobody buys")?;
    let steps = steps(&database, &shelf, folder, url).await?;
    let paypal = PayPal::start(folder, true).await?;
    let gateway = Gateway::start(&setup(folder, url, &paypal)).await?;
    let ours = Doors {
        shop: gateway.address,
        paypal: Some(paypal.address()?),
    };
    let bare = Doors {
        shop: sql::start(url).await?,
        paypal: None,
    };
    let mut lines = Vec::new();
    for deed in DEEDS {
        let count = usize::try_from(deed.buyers(options.concurrency))?;
        database.execute("delete from cart_lines", &[]).await?;
        let mut sides = [
            Crowd::enter(deed, &shelf, mine.iter().take(count), ours).await?,
            Crowd::enter(deed, &shelf, theirs.iter().take(count), bare).await?,
        ];
        if deed == Deed::SoldOut {
            shelf::sell_out(&database, &shelf.hot).await?;
        }
        let tallies = in_turn(options, &mut sides).await;
        let [ours, sql] = tallies.with_context(|| deed.name())?.map(Side::from);
        let [crowd, _] = &sides;
        let line = Line {
            name: deed.name(),
            ours,
            sql,
            put_off: crowd.put_off(),
        };
        say(&line.row())?;
        lines.push(line);
    }
    let memory = gateway.memory();
    gateway.stop().await?;
    paypal.stop().await;
    let hot = hot::measure(url, CROWD, first, &plenty, options.time).await?;
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
        answers: ANSWERS,
        paypal: Some(paypal),
    }
}

/// What each step costs at the database, by one buyer alone on a gateway behind a wire that counts.
async fn steps(
    database: &Client,
    shelf: &Shelf,
    folder: &Path,
    url: &str,
) -> anyhow::Result<Vec<(&'static str, Count)>> {
    let counter = Counter::start(url).await?;
    let paypal = PayPal::start(folder, false).await?;
    let gateway = Gateway::start(&setup(folder, &counter.url, &paypal)).await?;
    let doors = Doors {
        shop: gateway.address,
        paypal: Some(paypal.address()?),
    };
    let id = database.query_one(
        "select min(id) from users where username like 'Buyer %'",
        &[],
    );
    let mut buyer = Buyer::enter(id.await?.get(0), doors).await?;
    let mut least = [Count::MOST; 6];
    for _ in 0..COUNTED {
        let [one, other] = shelf.two(&mut buyer.dice);
        let began = counter.count();
        let first = buyer.add(one).await?;
        let added = counter.count();
        buyer.add(one).await?;
        let more = counter.count();
        let second = buyer.add(other).await?;
        let lines = [first, second];
        let filled = counter.count();
        buyer.quote(&lines).await?;
        let quoted = counter.count();
        let order = buyer.place(&lines).await?.context("sold out")?;
        let placed = counter.count();
        buyer.approve(&order).await?;
        let approved = counter.count();
        buyer.capture(&order).await?;
        let captured = counter.count();
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

/// Some who order again and again.
pub struct Shoppers {
    shelf: Arc<Shelf>,
    accounts: Vec<i64>,
    doors: Doors,
}

impl Shoppers {
    /// Makes their accounts and stocks the shelf.
    pub async fn open(
        url: &str,
        gateway: &Gateway,
        paypal: &PayPal,
        count: usize,
    ) -> anyhow::Result<Self> {
        let (database, wire) = tokio_postgres::connect(url, NoTls).await?;
        tokio::spawn(wire);
        Ok(Self {
            shelf: Arc::new(Shelf::stock(&database).await?),
            accounts: buyer::accounts(&database, i64::try_from(count)?).await?,
            doors: Doors {
                shop: gateway.address,
                paypal: Some(paypal.address()?),
            },
        })
    }

    /// Signs them in and lets them order until the time is over; how many orders were paid.
    pub async fn buy(&self, until: Instant) -> anyhow::Result<usize> {
        let people = self.accounts.iter();
        let mut crowd = Crowd::enter(Deed::Order, &self.shelf, people, self.doors).await?;
        Ok(crowd.go(until).await?.count())
    }
}

/// Both sides in turns.
async fn in_turn(options: &Options, sides: &mut [Crowd; 2]) -> anyhow::Result<[Tally; 2]> {
    let turn = options.time / ROUNDS;
    let mut tallies = [(); 2].map(|()| Tally::default());
    for round in 0..=ROUNDS {
        for (crowd, tally) in sides.iter_mut().zip(&mut tallies) {
            // the first round only warms up
            let until = Instant::now() + if round == 0 { turn / 2 } else { turn };
            let done = crowd.go(until).await?;
            if round > 0 {
                tally.add(done);
            }
        }
    }
    Ok(tallies)
}

/// Those who do the same thing on the same side.
struct Crowd {
    deed: Deed,
    shelf: Arc<Shelf>,
    buyers: Vec<Prepared>,
}

/// A buyer, and the lines in their cart that the deed is about.
struct Prepared {
    buyer: Buyer,
    lines: Vec<i64>,
    /// What is added again and again.
    item: Item,
}

impl Crowd {
    async fn enter<'a>(
        deed: Deed,
        shelf: &Arc<Shelf>,
        people: impl Iterator<Item = &'a i64>,
        doors: Doors,
    ) -> anyhow::Result<Self> {
        let mut buyers = Vec::new();
        for id in people {
            let buyer = Buyer::enter(*id, doors).await?;
            buyers.push(prepare(deed, shelf, buyer).await?);
        }
        Ok(Self {
            deed,
            shelf: Arc::clone(shelf),
            buyers,
        })
    }

    /// All of them at once, again and again until the time is over.
    async fn go(&mut self, until: Instant) -> anyhow::Result<Tally> {
        let started = Instant::now();
        let mut going = JoinSet::new();
        for mut prepared in self.buyers.drain(..) {
            let (deed, shelf) = (self.deed, Arc::clone(&self.shelf));
            going.spawn(async move {
                let mut latencies = Vec::new();
                let mut begun = Instant::now();
                while begun < until {
                    act(deed, &shelf, &mut prepared).await?;
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

    fn put_off(&self) -> u64 {
        self.buyers
            .iter()
            .map(|prepared| prepared.buyer.put_off)
            .sum()
    }
}

/// Puts into the cart what the deed finds there, and nothing else.
async fn prepare(deed: Deed, shelf: &Shelf, mut buyer: Buyer) -> anyhow::Result<Prepared> {
    let mut lines = Vec::new();
    let [one, other] = shelf.two(&mut buyer.dice);
    match deed {
        Deed::AddMore => lines.push(buyer.add(one).await?),
        Deed::AddLine => {
            for _ in 0..3 {
                let item = shelf.one(&mut buyer.dice);
                buyer.add(item).await?;
            }
        }
        Deed::Quote => {
            for item in [one, other] {
                lines.push(buyer.add(item).await?);
            }
        }
        Deed::SoldOut => lines.push(buyer.add(&shelf.hot).await?),
        Deed::AddFirst | Deed::Order | Deed::Hot => {}
    }
    let item = one.clone();
    Ok(Prepared { buyer, lines, item })
}

async fn act(deed: Deed, shelf: &Shelf, prepared: &mut Prepared) -> anyhow::Result<()> {
    let Prepared { buyer, lines, item } = prepared;
    match deed {
        Deed::AddMore => {
            buyer.add(item).await?;
        }
        Deed::AddLine | Deed::AddFirst => {
            let item = shelf.one(&mut buyer.dice);
            let line = buyer.add(item).await?;
            buyer.remove(line).await?;
        }
        Deed::Quote => buyer.quote(lines).await?,
        Deed::Order => {
            let [one, other] = shelf.two(&mut buyer.dice);
            let lines = [buyer.add(one).await?, buyer.add(other).await?];
            buyer.buy(&lines).await?;
        }
        Deed::Hot => {
            let line = buyer.add(&shelf.hot).await?;
            buyer.buy(&[line]).await?;
        }
        Deed::SoldOut => anyhow::ensure!(buyer.place(lines).await?.is_none(), "sold what is gone"),
    }
    Ok(())
}
