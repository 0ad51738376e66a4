//! Lists of returns, for a shop and for operators.

use auth::actor::{Operator, Seller};
use db::Pool;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{Page, PageRequest, ReturnId};

use super::{Return, load_many};
use crate::Error;

/// Which returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// All of them.
    All,
    /// Those that wait for the shop: an answer, or confirmation that the items came.
    Shop,
    /// Those that wait for the buyer.
    Buyer,
    /// Those that wait for the operator.
    Operator,
    /// Those that are over.
    Over,
}

impl Stage {
    /// Its states; none names every state.
    fn statuses(self) -> Option<&'static [&'static str]> {
        match self {
            Self::All => None,
            Self::Shop => Some(&["requested", "sent_back"]),
            Self::Buyer => Some(&["offered", "approved", "declined", "decided"]),
            Self::Operator => Some(&["escalated"]),
            Self::Over => Some(&["refunded", "closed"]),
        }
    }
}

/// A return in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Who wants to give it back.
    pub buyer_name: String,
    /// Who sold it.
    pub shop_name: String,
    /// Of all amounts.
    pub currency: String,
    /// The return.
    pub of: Return,
}

/// What is on a page, and how much on all of them.
#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = BigInt)]
    total: i64,
    #[diesel(sql_type = Array<BigInt>)]
    ids: Vec<ReturnId>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: ReturnId,
    #[diesel(sql_type = Text)]
    buyer_name: String,
    #[diesel(sql_type = Text)]
    shop_name: String,
    #[diesel(sql_type = Text)]
    currency: String,
}

/// A shop's returns: what must be acted on first on top, then the latest.
pub async fn of_shop(
    pool: &Pool,
    seller: &Seller,
    stage: Stage,
    page: PageRequest,
) -> Result<Page<Listed>, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let found = diesel::sql_query(include_str!("list/of_shop.sql"))
            .bind::<BigInt, _>(seller.shop())
            .bind::<Nullable<Array<Text>>, _>(stage.statuses())
            .bind::<BigInt, _>(page.limit())
            .bind::<BigInt, _>(page.offset())
            .get_result(tx.conn())
            .await?;
        listed(tx.conn(), page, found).await
    })
    .await
}

/// Every shop's returns, in the same order.
pub async fn of_marketplace(
    pool: &Pool,
    _operator: &Operator,
    stage: Stage,
    page: PageRequest,
) -> Result<Page<Listed>, Error> {
    db::transaction_with_custom_plans(pool, async |tx| {
        let found = diesel::sql_query(include_str!("list/of_marketplace.sql"))
            .bind::<Nullable<Array<Text>>, _>(stage.statuses())
            .bind::<BigInt, _>(page.limit())
            .bind::<BigInt, _>(page.offset())
            .get_result(tx.conn())
            .await?;
        listed(tx.conn(), page, found).await
    })
    .await
}

/// The page with all that is shown of what is on it.
async fn listed(
    conn: &mut AsyncPgConnection,
    page: PageRequest,
    found: Found,
) -> Result<Page<Listed>, Error> {
    let rows: Vec<Row> = diesel::sql_query(include_str!("list/parties.sql"))
        .bind::<Array<BigInt>, _>(&found.ids)
        .load(conn)
        .await?;
    let returns = load_many(conn, &found.ids).await?;
    let listed = rows.into_iter().filter_map(|row| {
        let of = returns.iter().find(|found| found.id == row.id)?.clone();
        Some(Listed {
            buyer_name: row.buyer_name,
            shop_name: row.shop_name,
            currency: row.currency,
            of,
        })
    });
    Ok(Page::new(page, listed.collect(), found.total))
}
