//! One, two and three gateways on a primary with none, one and two streaming replicas: what they
//! answer together, and how much CPU time an answer costs the gateways, the primary and the
//! replicas. All share this machine, so the CPU time is what counts: the machines that a market needs
//! are calculated from it.

mod work;

use std::fmt::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use embedded_postgres::{Cluster, find};
use futures_util::future::try_join_all;

use self::work::{WORKS, Work};
use crate::database::{self, Folder};
use crate::gateway::{self, DEFAULT_ANSWER_CACHE, Gateway, PayPal, Setup};
use crate::measurement::milliseconds;
use crate::options::{Options, Scale};
use crate::{cpu, say, scale};

const MOST_GATEWAYS: usize = 3;
const MOST_REPLICAS: usize = 2;

/// The machine that is calculated with: its cores, of which so much may be busy on average.
const CORES: f64 = 4.0;
const BUSY: f64 = 0.7;

/// What one kind of work took in one set-up.
struct Row {
    replicas: usize,
    gateways: usize,
    work: Work,
    rate: f64,
    cost: Cost,
}

/// Milliseconds of CPU time that each operation cost, of all servers of a kind together.
#[derive(Clone, Copy)]
struct Cost {
    gateways: f64,
    primary: f64,
    replicas: f64,
}

/// Fills a market and measures it in each set-up.
pub async fn measure(options: &Options, scale: &Scale) -> anyhow::Result<()> {
    let folder = match &options.folder {
        Some(path) => Folder::kept(path)?,
        None => Folder::new("gateways")?,
    };
    let cluster = database::start(&folder).await?;
    gateway::migrate(&cluster.url("postgres")).await?;
    scale::load_if_empty(&cluster.url("postgres"), scale).await?;
    database::stop(cluster).await?;
    let mut rows = Vec::new();
    say(HEADING)?;
    for replicas in 0..=MOST_REPLICAS {
        rows.extend(with_replicas(options, &folder, replicas).await?);
    }
    Ok(say(&machines(&rows))?)
}

const HEADING: &str = "\n| Replicas | Gateways | Work | op/s | CPU ms per op: gateways | primary | replicas |\n\
    |---|---|---|---|---|---|---|";

/// Starts the primary with so many replicas, and one gateway after the other.
async fn with_replicas(
    options: &Options,
    folder: &Folder,
    count: usize,
) -> anyhow::Result<Vec<Row>> {
    let homes: Vec<PathBuf> = (1..=count)
        .map(|number| folder.path().join(format!("replica-{number}")))
        .collect();
    let home = folder.path().join("postgres");
    let packages = find::node_modules(&std::env::current_dir()?);
    let others = homes.clone();
    let started = tokio::task::spawn_blocking(move || {
        Cluster::start_with_standbys(&home, &others, packages.as_deref())
    });
    let (primary, replicas) = started.await?.context("starting the databases")?;
    let mut rows = Vec::new();
    for gateways in 1..=MOST_GATEWAYS {
        let mut setup = Fleet::open(folder, &primary, &replicas, gateways).await?;
        for work in WORKS {
            let row = setup.measure(options, work).await;
            let row = row.with_context(|| work.name())?;
            say(&row.line())?;
            rows.push(row);
        }
        setup.close().await?;
    }
    for replica in replicas {
        let place = replica.home().to_owned();
        database::stop(replica).await?;
        std::fs::remove_dir_all(place)?;
    }
    database::stop(primary).await?;
    for home in homes {
        std::fs::remove_dir_all(home).ok();
    }
    Ok(rows)
}

/// Gateways with their databases.
struct Fleet<'a> {
    url: String,
    primary: &'a Cluster,
    replicas: &'a [Cluster],
    gateways: Vec<Gateway>,
    paypal: PayPal,
}

impl<'a> Fleet<'a> {
    async fn open(
        folder: &Folder,
        primary: &'a Cluster,
        replicas: &'a [Cluster],
        count: usize,
    ) -> anyhow::Result<Self> {
        let paypal = PayPal::start(folder.path(), true).await?;
        let url = primary.url("postgres");
        let urls: Vec<String> = replicas.iter().map(|one| one.url("postgres")).collect();
        let mut gateways = Vec::new();
        for number in 0..count {
            // webhooks go to the first one
            let port = (number == 0).then_some(paypal.port);
            let setup = Setup {
                folder: folder.path(),
                database: &url,
                answer_cache: DEFAULT_ANSWER_CACHE,
                paypal: Some(&paypal),
                port,
                replicas: &urls,
            };
            gateways.push(Gateway::start(&setup).await?);
        }
        Ok(Self {
            url,
            primary,
            replicas,
            gateways,
            paypal,
        })
    }

    async fn measure(&mut self, options: &Options, work: Work) -> anyhow::Result<Row> {
        let mut ready = work
            .prepare(options, &self.url, &self.gateways, &self.paypal)
            .await?;
        let before = self.spent()?;
        let (count, elapsed) = ready.run(options.time).await?;
        let after = self.spent()?;
        let count = f64::from(u32::try_from(count)?);
        let cost = |part: usize| {
            let [before, after] = [before, after].map(|spent| spent.get(part).copied());
            let spent = after.zip(before).map(|(after, before)| after - before);
            milliseconds(spent.unwrap_or_default()) / count
        };
        Ok(Row {
            replicas: self.replicas.len(),
            gateways: self.gateways.len(),
            work,
            rate: count / elapsed.as_secs_f64(),
            cost: Cost {
                gateways: cost(0),
                primary: cost(1),
                replicas: cost(2),
            },
        })
    }

    /// CPU time of the gateways, the primary and the replicas so far.
    fn spent(&self) -> anyhow::Result<[Duration; 3]> {
        let mut gateways = Duration::ZERO;
        for gateway in &self.gateways {
            gateways += cpu::of_process(gateway.pid().context("a gateway ended")?)?;
        }
        let mut replicas = Duration::ZERO;
        for replica in self.replicas {
            replicas += cpu::of_server(replica.pid())?;
        }
        Ok([gateways, cpu::of_server(self.primary.pid())?, replicas])
    }

    async fn close(self) -> anyhow::Result<()> {
        try_join_all(self.gateways.into_iter().map(Gateway::stop)).await?;
        self.paypal.stop().await;
        Ok(())
    }
}

impl Row {
    /// As a row of Markdown.
    fn line(&self) -> String {
        let Cost {
            gateways,
            primary,
            replicas,
        } = self.cost;
        format!(
            "| {} | {} | {} | {:.0} | {gateways:.3} | {primary:.3} | {replicas:.3} |",
            self.replicas,
            self.gateways,
            self.work.name(),
            self.rate,
        )
    }

    /// Operations a second if each server had a machine: of each role, and of the market, whose
    /// slowest role decides.
    fn with_machines(&self) -> [f64; 4] {
        let budget = CORES * BUSY * 1000.0;
        // what the roles cost is split among their servers
        let of_role = |cost: f64, machines: f64| match cost {
            cost if cost > 0.0 => budget * machines / cost,
            _ => f64::INFINITY,
        };
        let machines = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
        let gateways = of_role(self.cost.gateways, machines(self.gateways));
        let primary = of_role(self.cost.primary, 1.0);
        let replicas = of_role(self.cost.replicas, machines(self.replicas));
        [
            gateways,
            primary,
            replicas,
            gateways.min(primary).min(replicas),
        ]
    }
}

/// What the same would be with a machine for each server, as Markdown.
fn machines(rows: &[Row]) -> String {
    let mut text = format!(
        "\nWith a machine of {CORES} such cores for each server, {:.0} % of them busy, and the same CPU time \
         for each operation (op/s):\n\n\
         | Replicas | Gateways | Work | gateways allow | primary allows | replicas allow | all |\n\
         |---|---|---|---|---|---|---|\n",
        100.0 * BUSY
    );
    for row in rows {
        let [gateways, primary, replicas, all] = row.with_machines().map(|rate| match rate {
            rate if rate.is_finite() => format!("{rate:.0}"),
            _ => "–".to_owned(),
        });
        // writing to a string does not fail
        let _ = writeln!(
            text,
            "| {} | {} | {} | {gateways} | {primary} | {replicas} | {all} |",
            row.replicas,
            row.gateways,
            row.work.name(),
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_role_that_is_busiest_first_decides() {
        let row = Row {
            replicas: 0,
            gateways: 2,
            work: Work::Purchases,
            rate: 1.0,
            cost: Cost {
                gateways: 5.0,
                primary: 14.0,
                replicas: 0.0,
            },
        };
        assert_eq!(row.with_machines(), [1120.0, 200.0, f64::INFINITY, 200.0]);
    }
}
