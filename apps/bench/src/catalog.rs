//! A separate marketplace for each catalog size, and the pages that shoppers request most.

pub mod requests;
mod sql;
mod table;

use std::time::Instant;

use anyhow::Context;

use self::table::{Figures, Row};
use crate::database::{self, Folder};
use crate::gateway::{self, Gateway, Setup};
use crate::measurement::Measurement;
use crate::options::Options;
use crate::pages::Page;
use crate::{bombs, buying, bytes_server, generated_catalog, load_generator, say, selling, soak};

/// Measures each size and prints its table, and then how things grow.
pub async fn measure(options: &Options, sizes: &[u64]) -> anyhow::Result<()> {
    let mut all = Vec::new();
    for size in sizes {
        let figures = market(options, *size).await;
        let figures = figures.with_context(|| format!("a market of {size} products"))?;
        say(&figures.table())?;
        all.push(figures);
    }
    match all.as_slice() {
        [first, .., last] => Ok(say(&table::growth(first, last))?),
        _ => Ok(()),
    }
}

/// Opens a market with so many products, on fresh folders, and measures it.
async fn market(options: &Options, products: u64) -> anyhow::Result<Figures> {
    let folder = Folder::new(&products.to_string())?;
    let cluster = database::start(&folder).await?;
    let url = cluster.url("postgres");
    gateway::migrate(&url).await?;
    let started = Instant::now();
    generated_catalog::load(&url, products).await?;
    let loaded = started.elapsed();
    // the first one builds the index, the second one opens it
    let setup = |answer_cache| Setup {
        folder: folder.path(),
        database: &url,
        answer_cache,
        paypal: None,
        port: None,
        replicas: &[],
    };
    let first = Gateway::start(&setup(gateway::DEFAULT_ANSWER_CACHE)).await?;
    let indexed = first.started;
    first.stop().await?;
    let cached = Gateway::start(&setup(gateway::DEFAULT_ANSWER_CACHE)).await?;
    let computed = Gateway::start(&setup(0)).await?;
    let rows = match options.pages {
        true => rows(options, &cached, &computed, &url).await?,
        false => Vec::new(),
    };
    let (opened, memory) = (cached.started, cached.memory());
    cached.stop().await?;
    computed.stop().await?;
    let buying = match options.buying {
        true => Some(buying::measure(options, folder.path(), &url).await?),
        false => None,
    };
    if options.bombs {
        bombs::measure(folder.path(), &url).await?;
    }
    if let Some(minutes) = options.soak {
        soak::measure(options, minutes, folder.path(), &url).await?;
    }
    let selling = match options.selling {
        true => Some(selling::measure(options, folder.path(), &url, products).await?),
        false => None,
    };
    let figures = Figures {
        products,
        rows,
        loaded,
        indexed,
        opened,
        memory,
        buying,
        selling,
    };
    database::stop(cluster).await?;
    Ok(figures)
}

/// Measures each kind of page on four sides.
async fn rows(
    options: &Options,
    cached: &Gateway,
    computed: &Gateway,
    url: &str,
) -> anyhow::Result<Vec<Row>> {
    let pages = requests::find(cached.address).await?;
    let bytes = bytes_server::start(&pages)?;
    let sql = sql::start(url).await?;
    let mut rows = Vec::new();
    for page in &pages {
        // the same answer must come, however it is made
        let twin = requests::again(computed.address, page).await?;
        requests::same(page, &twin)?;
        let sql_page = requests::again(sql, page).await?;
        let sides = [
            (cached.address, page),
            (computed.address, page),
            (bytes, page),
            (sql, &sql_page),
        ];
        let tallies = load_generator::in_turn(options, sides).await?;
        rows.push(row(page, &sql_page, tallies));
    }
    Ok(rows)
}

fn row(page: &Page, sql_page: &Page, tallies: [load_generator::Tally; 4]) -> Row {
    let [cached, computed, bytes, sql] = tallies.map(Measurement::from);
    Row {
        name: page.name,
        size: page.size(),
        sql_size: sql_page.size(),
        cached,
        computed,
        bytes,
        sql,
    }
}
