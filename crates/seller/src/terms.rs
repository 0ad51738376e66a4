//! A shop's payout terms, set by operators: its reserve, its hold days, and whether its payouts are
//! held.

use std::collections::HashMap;

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, Utc};
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Integer, Nullable, Text as SqlText, Timestamptz};
use diesel_async::RunQueryDsl;
use serde_json::{Map, Value};
use types::{ShopId, Text};

use crate::balance::{self, Account};
use crate::payout;
use crate::{Error, SellerContext};

/// What was agreed with a shop; where nothing was, the marketplace's own terms hold.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Agreed {
    /// The part of each sale that is kept back for 90 days, in 1/100 %.
    pub reserve_bps: u16,
    /// Days after delivery until a sale can be paid out; none where the marketplace's own hold.
    pub hold_days: Option<u16>,
    /// That nothing is paid out for now.
    pub hold: Option<Hold>,
}

/// A shop's payouts are held until an operator releases them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hold {
    /// Since when.
    pub since: DateTime<Utc>,
    /// Why, in the words of an operator; the shop reads them.
    pub reason: String,
}

impl Agreed {
    /// The terms in force: what was agreed, and otherwise what the marketplace has set.
    pub(crate) fn in_force(&self, context: &SellerContext) -> orders::balance::Terms {
        let of_market = || context.orders.settings.now().payouts.hold_days;
        orders::balance::Terms {
            hold_days: self.hold_days.unwrap_or_else(of_market),
            reserve_bps: self.reserve_bps,
        }
    }
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
    #[diesel(sql_type = Integer)]
    reserve_bps: i32,
    #[diesel(sql_type = Nullable<Integer>)]
    hold_days: Option<i32>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    held_since: Option<DateTime<Utc>>,
    #[diesel(sql_type = Nullable<SqlText>)]
    held_reason: Option<String>,
}

impl From<Row> for Agreed {
    fn from(row: Row) -> Self {
        let hold = row.held_since.zip(row.held_reason);
        Self {
            reserve_bps: u16::try_from(row.reserve_bps).unwrap_or(0),
            hold_days: row.hold_days.and_then(|days| u16::try_from(days).ok()),
            hold: hold.map(|(since, reason)| Hold { since, reason }),
        }
    }
}

/// What was agreed with a shop.
pub(crate) async fn of_shop(tx: &mut Tx, shop: ShopId) -> Result<Agreed, Error> {
    Ok(of_shops(tx, &[shop])
        .await?
        .remove(&shop)
        .unwrap_or_default())
}

/// What was agreed with those of the shops with which anything was.
pub(crate) async fn of_shops(
    tx: &mut Tx,
    shops: &[ShopId],
) -> Result<HashMap<ShopId, Agreed>, Error> {
    let rows: Vec<Row> = diesel::sql_query(
        "select shop_id, reserve_bps, hold_days, held_since, held_reason \
         from payout_terms where shop_id = any($1)",
    )
    .bind::<Array<BigInt>, _>(shops)
    .load(tx.conn())
    .await?;
    let agreed = rows.into_iter().map(|row| (row.shop_id, Agreed::from(row)));
    Ok(agreed.collect())
}

/// What is agreed anew. What is left out stays as it is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Change {
    /// In 1/100 %, up to 10,000.
    pub reserve_bps: Option<u16>,
    /// Up to 90 days; `Some(None)` goes back to the marketplace's own.
    pub hold_days: Option<Option<u16>>,
    /// Pays nothing out for this reason, or with `Some(None)` pays again. Who is held already is held
    /// since then, for the new reason.
    pub hold: Option<Option<Text<500>>>,
}

impl Change {
    /// What it speaks of, as it is by `agreed`; of a hold not why, which is people's words.
    fn facts(&self, agreed: &Agreed) -> Value {
        let mut facts = Map::new();
        let mut fact = |name: &str, value: Value| facts.insert(name.to_owned(), value);
        if self.reserve_bps.is_some() {
            fact("reserveBps", agreed.reserve_bps.into());
        }
        if self.hold_days.is_some() {
            fact("holdDays", agreed.hold_days.into());
        }
        if self.hold.is_some() {
            fact("payoutsHeld", agreed.hold.is_some().into());
        }
        Value::Object(facts)
    }
}

/// Agrees with a shop on something else. From then on no run begins to pay a shop that is held;
/// payouts that were written down before go on.
pub async fn agree(
    context: &SellerContext,
    operator: &Operator,
    shop: ShopId,
    change: &Change,
) -> Result<Account, Error> {
    db::transaction(&context.orders.pool, async |tx| {
        let name = catalog::shop::name(tx.conn(), shop).await?.name;
        if *change != Change::default() {
            // a run that is about to pay this shop has done so, or has not looked at it yet
            payout::lock(tx, shop).await?;
            let before = lock(tx, operator, shop).await?;
            write(tx, operator, shop, change).await?;
            let after = of_shop(tx, shop).await?;
            let target = Target::new(TargetKind::Shop, shop, &name);
            let entry = Entry::new(Action::PayoutTermsChanged, target)
                .before(change.facts(&before))
                .after(change.facts(&after));
            audit::record(tx, operator, entry).await?;
        }
        balance::load(tx, context, shop).await
    })
    .await
}

/// What was agreed so far, taken until the transaction ends.
async fn lock(tx: &mut Tx, operator: &Operator, shop: ShopId) -> Result<Agreed, Error> {
    diesel::sql_query(
        "insert into payout_terms (shop_id, changed_by) values ($1, $2) \
         on conflict (shop_id) do nothing",
    )
    .bind::<BigInt, _>(shop)
    .bind::<BigInt, _>(operator.user().id())
    .execute(tx.conn())
    .await?;
    let row: Row = diesel::sql_query(
        "select shop_id, reserve_bps, hold_days, held_since, held_reason \
         from payout_terms where shop_id = $1 for update",
    )
    .bind::<BigInt, _>(shop)
    .get_result(tx.conn())
    .await?;
    Ok(row.into())
}

async fn write(
    tx: &mut Tx,
    operator: &Operator,
    shop: ShopId,
    change: &Change,
) -> Result<(), Error> {
    let days = change.hold_days.map(|days| days.map(i32::from));
    let reason = (change.hold.as_ref()).map(|hold| hold.as_ref().map(Text::as_str));
    diesel::sql_query(
        "update payout_terms set \
             reserve_bps = coalesce($2, reserve_bps), \
             hold_days = case when $3 then $4 else hold_days end, \
             held_since = case when not $5 then held_since \
                 when $6::text is not null then coalesce(held_since, now()) end, \
             held_reason = case when $5 then $6::text else held_reason end, \
             changed_by = $7, changed_at = now() \
         where shop_id = $1",
    )
    .bind::<BigInt, _>(shop)
    .bind::<Nullable<Integer>, _>(change.reserve_bps.map(i32::from))
    .bind::<Bool, _>(days.is_some())
    .bind::<Nullable<Integer>, _>(days.flatten())
    .bind::<Bool, _>(reason.is_some())
    .bind::<Nullable<SqlText>, _>(reason.flatten())
    .bind::<BigInt, _>(operator.user().id())
    .execute(tx.conn())
    .await?;
    Ok(())
}
