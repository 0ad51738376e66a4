//! The buyer's orders, page by page.

use auth::actor::User;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use types::{OrderId, Page, PageRequest};

use super::{Order, load_many};
use crate::Error;

/// Which orders of the history are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    /// Every order.
    All,
    /// Payment not finished.
    ToPay,
    /// Paid, not all of it shipped.
    ToShip,
    /// Something is on its way.
    OnTheWay,
    /// Something arrived.
    Delivered,
    /// Something goes or went back.
    Returns,
}

impl Tab {
    /// The states of a shop order that put its order under this tab.
    fn statuses(self) -> &'static [&'static str] {
        match self {
            Self::All => &[],
            Self::ToPay => &["pending_payment"],
            Self::ToShip => &["confirmed", "partially_shipped"],
            Self::OnTheWay => &["partially_shipped", "in_delivery"],
            Self::Delivered => &["delivered", "completed"],
            Self::Returns => &["return_requested", "returned"],
        }
    }
}

#[derive(QueryableByName)]
struct Listed {
    #[diesel(sql_type = BigInt)]
    id: OrderId,
    #[diesel(sql_type = BigInt)]
    total: i64,
}

/// The buyer's history, newest first.
pub async fn list(
    pool: &db::Pool,
    user: &User,
    tab: Tab,
    page: PageRequest,
) -> Result<Page<Order>, Error> {
    let mut conn = pool.get().await?;
    let statuses = tab.statuses();
    let listed: Vec<Listed> = diesel::sql_query(include_str!("list.sql"))
        .bind::<BigInt, _>(user.id())
        .bind::<Nullable<Array<Text>>, _>((!statuses.is_empty()).then_some(statuses))
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(&mut conn)
        .await?;
    let total = listed.iter().map(|row| row.total).next().unwrap_or(0);
    let ids: Vec<OrderId> = listed.iter().map(|row| row.id).collect();
    Ok(Page::new(page, load_many(&mut conn, &ids).await?, total))
}
