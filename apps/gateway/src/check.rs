//! The invariants, as SQL queries. `gateway check-invariants` runs them all; tests do so after
//! every race, operators every night.
//!
//! Each query is a `.sql` file whose result rows are violations, one sentence each. I13 also needs
//! the provider: [`books`] compares its books with ours, as `gateway compare-books`. I10 (delivery
//! after a recovery) needs a recovery, and is checked only by tests.

mod period;

use std::fmt;
use std::time::Duration;

use chrono::{DateTime, Utc};
use db::{Error, Pool, PoolSettings};
use diesel::prelude::*;
use diesel::sql_types::{Integer, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl, SimpleAsyncConnection};
use orders::reconciliation::Books;
use payments::{Payouts, Provider};
use seller::payout::record::Records;

pub use period::Period;

/// The invariants by name, and the query whose rows are breaches of it.
const QUESTIONS: [(&str, &str); 16] = [
    ("I1 stock", include_str!("check/i01_stock.sql")),
    ("I2 payment", include_str!("check/i02_payment.sql")),
    (
        "I3 paid or refunded",
        include_str!("check/i03_paid_or_refunded.sql"),
    ),
    ("I4 answered", include_str!("check/i04_answered.sql")),
    ("I5 ledger", include_str!("check/i05_ledger.sql")),
    ("I6 coupon", include_str!("check/i06_coupon.sql")),
    ("I7 history", include_str!("check/i07_history.sql")),
    ("I8 cart", include_str!("check/i08_cart.sql")),
    ("I9 idempotency", include_str!("check/i09_idempotency.sql")),
    ("I11 one shop", include_str!("check/i11_one_shop.sql")),
    ("I12 stuck", include_str!("check/i12_stuck.sql")),
    ("I14 reviews", include_str!("check/i14_reviews.sql")),
    ("I15 pieces", include_str!("check/i15_pieces.sql")),
    ("I16 invoices", include_str!("check/i16_invoices.sql")),
    ("I17 figures", include_str!("check/i17_figures.sql")),
    ("I18 audit", include_str!("check/i18_audit.sql")),
];

/// One thing that should not be, in one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Breach {
    /// Which invariant, such as `I1 stock`.
    pub invariant: &'static str,
    /// What was found.
    pub found: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.invariant, self.found)
    }
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    breach: String,
}

/// Asks everything of the database at `url`; no breach, no answer. All questions see the same
/// moment, so running checkouts are no breaches.
pub async fn run(url: &str) -> Result<Vec<Breach>, Error> {
    db::transaction(&patient(url).await?, async |tx| {
        tx.conn()
            .batch_execute("set transaction isolation level repeatable read, read only")
            .await?;
        ask(tx.conn()).await
    })
    .await
}

/// I13: what moved in the provider's books in this period against what stands in ours, in the
/// database at `url`; no breach, no answer.
pub async fn books(
    url: &str,
    (provider, payouts): (&dyn Provider, &dyn Payouts),
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> Result<Vec<Breach>, orders::Error> {
    let pool = &patient(url).await?;
    let books = Books {
        pool,
        provider,
        payouts: &Records { pool, payouts },
    };
    let found = orders::reconciliation::compare(books, from, to).await?;
    let breaches = found.iter().map(|difference| Breach {
        invariant: "I13 books",
        found: difference.to_string(),
    });
    Ok(breaches.collect())
}

/// When it was last asked.
#[derive(Debug, QueryableByName)]
pub struct Checked {
    /// When.
    #[diesel(sql_type = Timestamptz)]
    pub checked_at: DateTime<Utc>,
    /// How much was found.
    #[diesel(sql_type = Integer)]
    pub breaches: i32,
    /// The first violation.
    #[diesel(sql_type = Nullable<Text>)]
    pub first_breach: Option<String>,
}

/// Writes down what [`run`] found, for whoever looks at the marketplace's health.
pub async fn note(url: &str, breaches: &[Breach]) -> Result<(), Error> {
    diesel::sql_query("insert into invariant_checks (breaches, first_breach) values ($1, $2)")
        .bind::<Integer, _>(i32::try_from(breaches.len()).unwrap_or(i32::MAX))
        .bind::<Nullable<Text>, _>(breaches.first().map(ToString::to_string))
        .execute(&mut *patient(url).await?.get().await?)
        .await?;
    Ok(())
}

/// What was found the last time, if it was ever asked.
pub async fn last(conn: &mut AsyncPgConnection) -> Result<Option<Checked>, Error> {
    let last = diesel::sql_query(
        "select checked_at, breaches, first_breach from invariant_checks order by id desc limit 1",
    );
    Ok(last.get_result(conn).await.optional()?)
}

async fn patient(url: &str) -> Result<Pool, Error> {
    let settings = PoolSettings {
        size: 1,
        wait: Duration::from_secs(30),
        // the whole ledger is read, and hashed
        statement_timeout: Duration::from_secs(30 * 60),
        ..PoolSettings::default()
    };
    Pool::connect(url, &settings).await
}

/// The same on a connection, as what it began sees it.
pub async fn ask(conn: &mut AsyncPgConnection) -> Result<Vec<Breach>, Error> {
    let mut breaches = Vec::new();
    for (invariant, question) in QUESTIONS {
        let rows: Vec<Row> = diesel::sql_query(question).load(conn).await?;
        breaches.extend(rows.into_iter().map(|row| Breach {
            invariant,
            found: row.breach,
        }));
    }
    Ok(breaches)
}
