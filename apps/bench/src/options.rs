//! The command line options.

use std::net::{SocketAddr, ToSocketAddrs};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, bail, ensure};

const USAGE: &str = "usage: bench [--products 1000,100000] [--only pages|buying|selling|bombs] [--soak 10] [--seconds 3] [--concurrency 16]
       bench --only scale|gateways [--orders 100000] [--products 10000] [--shops 1000] [--carts 10000] [--folder FOLDER] [--seconds 3]
       bench --url http://127.0.0.1:8080 [--seconds 3] [--concurrency 16] [--sign-ins 200 | --overload 800]
       bench load --products 1000    into the empty database that DATABASE_URL names";

/// Most products that a catalog is made of.
const MOST: u64 = 5_000_000;
/// Most orders of a large marketplace.
const MOST_ORDERS: u64 = 20_000_000;

/// A checked command line.
pub struct Options {
    /// What is to be done.
    pub work: Work,
    /// Measured time for each page and side.
    pub time: Duration,
    /// Connections that ask at the same time.
    pub concurrency: u32,
    /// Whether pages are measured.
    pub pages: bool,
    /// Whether buying is measured.
    pub buying: bool,
    /// Whether a seller's pages are measured.
    pub selling: bool,
    /// Whether its memory is measured under hostile requests: only if asked for.
    pub bombs: bool,
    /// How many minutes a gateway's memory is looked at.
    pub soak: Option<u32>,
    /// Where a large marketplace stays, to be opened again.
    pub folder: Option<PathBuf>,
}

/// How much a large marketplace has.
#[derive(Debug, PartialEq, Eq)]
pub struct Scale {
    pub products: u64,
    pub orders: u64,
    pub shops: u64,
    /// People with something in their cart.
    pub carts: u64,
}

impl Scale {
    /// In proportion to the orders, where nothing else was said.
    fn new(
        orders: Option<u64>,
        [products, shops, carts]: [Option<u64>; 3],
    ) -> anyhow::Result<Self> {
        let orders = orders.unwrap_or(100_000);
        ensure!(
            (10_000..=MOST_ORDERS).contains(&orders),
            "--orders must be 10000 to {MOST_ORDERS}"
        );
        let scale = Self {
            products: products.unwrap_or(orders / 10),
            orders,
            shops: shops.unwrap_or(orders / 100),
            carts: carts.unwrap_or(orders / 10),
        };
        ensure!(
            (1000..=MOST).contains(&scale.products)
                && (10..=scale.products).contains(&scale.shops)
                && (1..=scale.orders).contains(&scale.carts),
            "--products must be 1000 to {MOST}, --shops at most as many, --carts at most as many as --orders"
        );
        Ok(scale)
    }

    /// People with an account.
    pub fn shoppers(&self) -> u64 {
        self.carts.max(self.orders / 10)
    }
}

/// What is to be done.
#[derive(Debug, PartialEq, Eq)]
pub enum Work {
    /// Measure catalogs of these sizes, each in a marketplace of its own.
    Catalogs(Vec<u64>),
    /// Measure a marketplace with years of orders.
    Scale(Scale),
    /// Measure it with several gateways and replicas.
    SeveralGateways(Scale),
    /// Measure the pages of a marketplace that runs on this machine.
    RunningShop(SocketAddr),
    /// Measure its home page while so many sign in.
    SignIns(SocketAddr, u32),
    /// Measure its throughput with so many connections, compared with few.
    Overload(SocketAddr, u32),
    /// Fill a database.
    Load(u64),
}

impl Options {
    /// Reads the words behind the program's name.
    pub fn parse(words: impl Iterator<Item = String>) -> anyhow::Result<Self> {
        let mut words = words.peekable();
        let loads = words.next_if(|word| word == "load").is_some();
        let (mut url, mut products) = (None, None);
        let (mut sign_ins, mut overload) = (None, None);
        let (mut only, mut soak, mut folder) = (None, None, None);
        let (mut orders, mut shops, mut carts) = (None, None, None);
        let (mut seconds, mut concurrency) = (3, 16);
        while let Some(word) = words.next() {
            let value = words.next().context(USAGE)?;
            match word.as_str() {
                "--url" => url = Some(value),
                "--products" => products = Some(sizes(&value)?),
                "--seconds" => seconds = value.parse().context(USAGE)?,
                "--only" => match value.as_str() {
                    "pages" | "buying" | "selling" | "bombs" | "scale" | "gateways" => {
                        only = Some(value)
                    }
                    _ => bail!(USAGE),
                },
                "--orders" => orders = Some(value.parse().context(USAGE)?),
                "--shops" => shops = Some(value.parse().context(USAGE)?),
                "--carts" => carts = Some(value.parse().context(USAGE)?),
                "--folder" => folder = Some(PathBuf::from(value)),
                "--soak" => soak = Some(value.parse().context(USAGE)?),
                "--sign-ins" => sign_ins = Some(many(&value)?),
                "--overload" => overload = Some(many(&value)?),
                "--concurrency" => concurrency = value.parse().context(USAGE)?,
                _ => bail!(USAGE),
            }
        }
        ensure!((1..=60).contains(&seconds), "--seconds must be 1 to 60");
        ensure!(
            (1..=256).contains(&concurrency),
            "--concurrency must be 1 to 256"
        );
        ensure!(
            soak.is_none_or(|minutes| (1..=60).contains(&minutes)),
            "--soak must be 1 to 60 minutes"
        );
        let scales = matches!(only.as_deref(), Some("scale" | "gateways"));
        ensure!(
            scales || orders.is_none() && shops.is_none() && carts.is_none() && folder.is_none(),
            USAGE
        );
        let work = match (loads, url, products.as_deref(), sign_ins, overload) {
            (true, None, Some([count]), None, None) => Work::Load(*count),
            (false, Some(url), None, None, None) => Work::RunningShop(loopback(&url)?),
            (false, Some(url), None, Some(sign_ins), None) => {
                Work::SignIns(loopback(&url)?, sign_ins)
            }
            (false, Some(url), None, None, Some(overload)) => {
                Work::Overload(loopback(&url)?, overload)
            }
            (false, None, None | Some([_]), None, None) if scales => {
                let products = products.and_then(|sizes| sizes.first().copied());
                let scale = Scale::new(orders, [products, shops, carts])?;
                match only.as_deref() {
                    Some("gateways") => Work::SeveralGateways(scale),
                    _ => Work::Scale(scale),
                }
            }
            (false, None, _, None, None) if !scales => {
                Work::Catalogs(products.unwrap_or_else(|| vec![1000, 100_000]))
            }
            _ => bail!(USAGE),
        };
        let wants = |part: &str| only.as_deref().is_none_or(|only| only == part);
        Ok(Self {
            work,
            time: Duration::from_secs(seconds),
            concurrency,
            pages: wants("pages"),
            buying: wants("buying"),
            selling: wants("selling"),
            bombs: only.as_deref() == Some("bombs"),
            soak,
            folder,
        })
    }
}

fn sizes(list: &str) -> anyhow::Result<Vec<u64>> {
    let sizes = list.split(',').map(|size| size.parse().context(USAGE));
    let sizes: Vec<u64> = sizes.collect::<anyhow::Result<_>>()?;
    let fits = sizes.iter().all(|size| (1000..=MOST).contains(size));
    ensure!(fits, "--products must be 1000 to {MOST}");
    Ok(sizes)
}

fn many(count: &str) -> anyhow::Result<u32> {
    let count = count.parse().context(USAGE)?;
    ensure!(
        (1..=1000).contains(&count),
        "--sign-ins and --overload must be 1 to 1000"
    );
    Ok(count)
}

/// Load on somebody else's machine would be an attack.
fn loopback(url: &str) -> anyhow::Result<SocketAddr> {
    let place = url.strip_prefix("http://").context(USAGE)?;
    let mut found = place
        .trim_end_matches('/')
        .to_socket_addrs()
        .context(USAGE)?;
    found
        .find(|address| address.ip().is_loopback())
        .with_context(|| format!("{url} is not on this machine"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> anyhow::Result<Options> {
        Options::parse(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn a_command_line_says_what_is_to_be_done() {
        let work = |line| parse(line).unwrap().work;
        assert_eq!(work(""), Work::Catalogs(vec![1000, 100_000]));
        assert_eq!(work("--products 2000"), Work::Catalogs(vec![2000]));
        assert_eq!(work("load --products 2000"), Work::Load(2000));
        let shop = "127.0.0.2:99".parse().unwrap();
        let line = "--url http://127.0.0.2:99/ --seconds 2 --concurrency 3 --sign-ins 7";
        assert_eq!(work(line), Work::SignIns(shop, 7));
        assert_eq!(work("--url http://127.0.0.2:99"), Work::RunningShop(shop));
        let line = "--url http://127.0.0.2:99 --overload 800";
        assert_eq!(work(line), Work::Overload(shop, 800));
        let scale = Scale {
            products: 30_000,
            orders: 200_000,
            shops: 2000,
            carts: 20_000,
        };
        let line = "--only scale --orders 200000 --products 30000 --folder /tmp/large";
        assert_eq!(work(line), Work::Scale(scale));
    }

    #[test]
    fn other_machines_and_endless_runs_are_refused() {
        for line in [
            "--url http://192.0.2.1:80",
            "--seconds 3600",
            "--concurrency 9999",
            "--url http://127.0.0.1:80 --sign-ins 100000",
            "--sign-ins 10",
            "--overload 10",
            "--url http://127.0.0.1:80 --sign-ins 10 --overload 10",
            "--products 1000,99999999",
            "load --products 1000,2000",
            "load",
            "--fast",
            "--only everything",
            "--only scale --orders 99999999999",
            "--only scale --products 1000,2000",
            "--only buying --orders 100000",
            "--soak 600",
        ] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
