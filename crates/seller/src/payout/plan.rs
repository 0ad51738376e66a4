//! The plan of a run. A run that is started from a plan pays exactly that plan: a shop whose
//! balance has changed since is left out and reported.

use std::cmp::Reverse;

use auth::actor::Operator;
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Nullable};
use diesel_async::RunQueryDsl;
use orders::balance;
use types::{Money, Page, PageRequest, PayoutRunId, ShopId};

use super::due::{self, Due};
use crate::{Error, SellerContext};

/// What a run at this moment would do: who gets what, and who gets nothing and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// What is paid out in all.
    pub amount: Money,
    /// How many shops are paid.
    pub payouts: i64,
    /// What all shops are owed.
    pub balance: Money,
    /// The part of it that waits, is held or is reserved.
    pub held_back: Money,
    /// The part of it that can be paid out.
    pub available: Money,
    /// Another one as soon as any shop would get something else, or elsewhere.
    pub version: String,
    /// Every shop that is owed something: first those that are paid, the highest amount first, then the others, the
    /// highest balance first.
    pub shops: Vec<Due>,
}

impl Plan {
    /// Of all shops, in the order of their ids.
    fn of(mut shops: Vec<Due>) -> Result<Self, Error> {
        let version = version(&shops);
        shops.sort_by_key(|due| {
            let (is_paid, balance) = (due.obstacle.is_none(), due.balance);
            let by = if is_paid {
                balance.available
            } else {
                balance.balance
            };
            (!is_paid, Reverse(by), due.shop)
        });
        let paid = shops.iter().filter(|due| due.obstacle.is_none()).count();
        let sum = |of: fn(&Due) -> Money| Money::sum(shops.iter().map(of));
        let held_back = shops.iter().map(|due| due.balance);
        let held_back = held_back.flat_map(|it| [it.pending, it.held, it.reserved]);
        Ok(Self {
            amount: sum(Due::amount)?,
            payouts: i64::try_from(paid).unwrap_or(i64::MAX),
            balance: sum(|due| due.balance.balance)?,
            held_back: Money::sum(held_back)?,
            available: sum(|due| due.balance.available)?,
            version,
            shops,
        })
    }

    /// One page of its shops.
    pub fn page(&self, page: PageRequest) -> Page<Due> {
        let place = |number: i64| usize::try_from(number).unwrap_or(usize::MAX);
        let (offset, limit) = (place(page.offset()), place(page.limit()));
        let shops = self.shops.iter().skip(offset).take(limit).cloned();
        let total = i64::try_from(self.shops.len()).unwrap_or(i64::MAX);
        Page::new(page, shops.collect(), total)
    }
}

/// Plans a run, and begins none.
pub async fn look(context: &SellerContext, _operator: &Operator) -> Result<Plan, Error> {
    let pool = &context.orders.pool;
    let shops = db::transaction_with_custom_plans(pool, async |tx| all(tx, context).await).await?;
    Plan::of(shops)
}

/// Shops that are read at once: the balances of all of a large marketplace take longer than a statement may.
const BATCH: usize = 2_000;

async fn all(tx: &mut Tx, context: &SellerContext) -> Result<Vec<Due>, Error> {
    let shops = balance::owed_shops(tx).await?;
    let context = context.pinned();
    let mut plan = Vec::with_capacity(shops.len());
    for batch in shops.chunks(BATCH) {
        plan.extend(due::look_at(tx, &context, batch).await?);
    }
    Ok(plan)
}

/// Of all shops, in the order of their ids.
fn version(plan: &[Due]) -> String {
    let mut context = ring::digest::Context::new(&ring::digest::SHA256);
    for due in plan.iter().filter(|due| due.obstacle.is_none()) {
        let to = due.account.as_ref().map_or("", |account| &account.shown);
        let line = format!("{} {} {to}\n", due.shop, due.balance.available.minor());
        context.update(line.as_bytes());
    }
    let digest = context.finish();
    let bytes = digest.as_ref().iter().take(16);
    bytes.map(|byte| format!("{byte:02x}")).collect()
}

/// Has a run pay what its operator saw, if that is still so.
pub(super) async fn note(
    tx: &mut Tx,
    context: &SellerContext,
    run: PayoutRunId,
    seen: &str,
) -> Result<(), Error> {
    let plan = all(tx, context).await?;
    if version(&plan) != seen {
        return Err(Error::PlanChanged);
    }
    let paid = plan.iter().filter(|due| due.obstacle.is_none());
    let (shops, amounts): (Vec<ShopId>, Vec<Money>) =
        paid.map(|due| (due.shop, due.balance.available)).unzip();
    diesel::sql_query(
        "with run as (update payout_runs set from_plan = true where id = $1) \
         insert into payout_run_plans (run_id, shop_id, amount) \
         select $1, p.shop, p.amount from unnest($2::bigint[], $3::bigint[]) as p (shop, amount)",
    )
    .bind::<BigInt, _>(run)
    .bind::<Array<BigInt>, _>(shops)
    .bind::<Array<BigInt>, _>(amounts)
    .execute(tx.conn())
    .await?;
    Ok(())
}

#[derive(QueryableByName)]
struct Planned {
    #[diesel(sql_type = Bool)]
    from_plan: bool,
    #[diesel(sql_type = Nullable<BigInt>)]
    amount: Option<Money>,
}

/// Whether a run pays a shop this amount: it was begun without a look, or this is what was seen. The plan of a run
/// that continues another is that of the first.
pub(super) async fn allows(
    tx: &mut Tx,
    run: PayoutRunId,
    shop: ShopId,
    amount: Money,
) -> Result<bool, Error> {
    let planned: Planned = diesel::sql_query(
        "select r.from_plan, p.amount from payout_runs r \
         left join payout_run_plans p on p.run_id = coalesce(r.continues, r.id) and p.shop_id = $2 \
         where r.id = $1",
    )
    .bind::<BigInt, _>(run)
    .bind::<BigInt, _>(shop)
    .get_result(tx.conn())
    .await?;
    Ok(!planned.from_plan || planned.amount == Some(amount))
}

/// A shop that was to be paid and is not.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct LeftOut {
    /// Which.
    #[diesel(sql_type = BigInt)]
    pub shop: ShopId,
    /// What it was to get.
    #[diesel(sql_type = BigInt)]
    pub amount: Money,
}

/// The shops that a run was to pay and does not, because their money moved or was held between the look at the
/// plan and the run; none as long as it goes from shop to shop.
pub(super) async fn left_out(tx: &mut Tx, run: PayoutRunId) -> Result<Vec<LeftOut>, Error> {
    let left_out = diesel::sql_query(include_str!("left_out.sql")).bind::<BigInt, _>(run);
    Ok(left_out.load(tx.conn()).await?)
}
