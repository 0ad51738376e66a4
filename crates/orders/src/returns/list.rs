//! Lists of returns, for a shop and for operators.

use auth::actor::{Operator, Seller};
use db::Pool;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{Page, PageRequest, ReturnId, ShopId};

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
    fn statuses(self) -> &'static [&'static str] {
        match self {
            Self::All => &[],
            Self::Shop => &["requested", "sent_back"],
            Self::Buyer => &["offered", "approved", "declined", "decided"],
            Self::Operator => &["escalated"],
            Self::Over => &["refunded", "closed"],
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
    #[diesel(sql_type = BigInt)]
    total: i64,
}

/// A shop's returns: what must be acted on first on top, then the latest.
pub async fn of_shop(
    pool: &Pool,
    seller: &Seller,
    stage: Stage,
    page: PageRequest,
) -> Result<Page<Listed>, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        list(tx.conn(), Some(seller.shop()), stage, page).await
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
    list(&mut *pool.get().await?, None, stage, page).await
}

async fn list(
    conn: &mut AsyncPgConnection,
    shop: Option<ShopId>,
    stage: Stage,
    page: PageRequest,
) -> Result<Page<Listed>, Error> {
    let statuses = stage.statuses();
    let rows: Vec<Row> = diesel::sql_query(include_str!("list.sql"))
        .bind::<Nullable<BigInt>, _>(shop)
        .bind::<Nullable<Array<Text>>, _>((!statuses.is_empty()).then_some(statuses))
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(conn)
        .await?;
    let total = rows.iter().map(|row| row.total).next().unwrap_or(0);
    let ids: Vec<ReturnId> = rows.iter().map(|row| row.id).collect();
    let returns = load_many(conn, &ids).await?;
    let listed = rows.into_iter().filter_map(|row| {
        let of = returns.iter().find(|found| found.id == row.id)?.clone();
        Some(Listed {
            buyer_name: row.buyer_name,
            shop_name: row.shop_name,
            currency: row.currency,
            of,
        })
    });
    Ok(Page::new(page, listed.collect(), total))
}
