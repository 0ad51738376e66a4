//! The figures of the whole marketplace for some days (UTC) and for the days before, and open tasks
//! for operators.

use std::ops::RangeInclusive;

use auth::actor::Operator;
use chrono::NaiveDate;
use db::{Pool, Tx, prepared};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use orders::{figures, open_tasks};
use types::money::Overflow;
use types::{Currency, Money};

use crate::Error;
use crate::dashboard::{Period, Unit};

/// What happened in some days.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Figures {
    /// What buyers paid.
    pub sales: Money,
    /// What the marketplace earned of it, less what it gave back.
    pub commission: Money,
    /// What went back to buyers.
    pub refunded: Money,
    /// Orders that were paid.
    pub orders: i64,
    /// Shops that were begun.
    pub shops: i64,
    /// Accounts that were opened and activated.
    pub buyers: i64,
    /// Complaints at the provider that were begun.
    pub disputes: i64,
}

impl Figures {
    fn plus(self, other: &Self) -> Result<Self, Overflow> {
        Ok(Self {
            sales: self.sales.plus(other.sales)?,
            commission: self.commission.plus(other.commission)?,
            refunded: self.refunded.plus(other.refunded)?,
            orders: self.orders + other.orders,
            shops: self.shops + other.shops,
            buyers: self.buyers + other.buyers,
            disputes: self.disputes + other.disputes,
        })
    }
}

/// A day or a month of the period, with the days that lie as far back as the period before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// Its days.
    pub days: Period,
    /// What happened in them.
    pub now: Figures,
    /// What happened in those before.
    pub before: Figures,
}

/// Payouts that somebody should look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct Payouts {
    /// Those that failed or came back, where the shop was sent nothing since.
    #[diesel(sql_type = BigInt)]
    pub failed: i64,
    /// Those that are not over: on their way, unclaimed, or a bank transfer that nobody made yet.
    #[diesel(sql_type = BigInt)]
    pub open: i64,
}

/// What waits for an operator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ToDo {
    /// Of shops and products.
    pub catalog: catalog::market_overview::Waiting,
    /// Of orders and money.
    pub orders: open_tasks::MarketOpenTasks,
    /// Of what shops are paid.
    pub payouts: Payouts,
    /// Jobs that were given up.
    pub jobs: i64,
}

/// How the marketplace does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Overview {
    /// The day of UTC now.
    pub today: NaiveDate,
    /// Which days.
    pub period: Period,
    /// As many days before.
    pub before: Period,
    /// What happened.
    pub figures: Figures,
    /// What happened before.
    pub figures_before: Figures,
    /// By day or by month.
    pub unit: Unit,
    /// From the first day to the last.
    pub steps: Vec<Step>,
    /// What waits.
    pub to_do: ToDo,
    /// Of all amounts.
    pub currency: Currency,
}

/// How the marketplace does in these days of UTC; in the last 30 when none are named.
pub async fn overview(
    pool: &Pool,
    currency: &Currency,
    operator: &Operator,
    period: Option<Period>,
) -> Result<Overview, Error> {
    db::transaction(pool, async |tx| {
        let today = tx.now().date_naive();
        let period = period.unwrap_or_else(|| Period::until(today));
        let before = period.before();
        let reach = Period::first(&before)..=Period::last(&period);
        let days = Days::load(tx, operator, &reach).await?;
        let steps = period.steps().into_iter().map(|step| {
            let shifted = step.days_back(period.length());
            Ok(Step {
                now: days.of(&step)?,
                before: days.of(&shifted)?,
                days: step,
            })
        });
        Ok(Overview {
            figures: days.of(&period)?,
            figures_before: days.of(&before)?,
            unit: period.unit(),
            steps: steps.collect::<Result<_, Overflow>>()?,
            to_do: to_do(tx, operator).await?,
            currency: currency.clone(),
            today,
            period,
            before,
        })
    })
    .await
}

/// The figures of each day that has any.
struct Days(Vec<(NaiveDate, Figures)>);

impl Days {
    async fn load(
        tx: &mut Tx,
        operator: &Operator,
        days: &RangeInclusive<NaiveDate>,
    ) -> Result<Self, Error> {
        let none = Figures::default();
        let sold = figures::of_market(tx, operator, days).await?.into_iter();
        let sold = sold.map(|day| {
            let figures = Figures {
                sales: day.revenue,
                commission: day.commission,
                refunded: day.refunded,
                orders: day.orders,
                ..none
            };
            (day.day, figures)
        });
        let shops = catalog::market_overview::shops_by_day(tx, operator, days).await?;
        let shops = shops
            .into_iter()
            .map(|(day, shops)| (day, Figures { shops, ..none }));
        let buyers = auth::people::joined_by_day(tx, operator, days).await?;
        let buyers = buyers
            .into_iter()
            .map(|(day, buyers)| (day, Figures { buyers, ..none }));
        let disputes = open_tasks::disputes_by_day(tx, operator, days).await?;
        let disputes = disputes
            .into_iter()
            .map(|(day, disputes)| (day, Figures { disputes, ..none }));
        Ok(Self(
            sold.chain(shops).chain(buyers).chain(disputes).collect(),
        ))
    }

    fn of(&self, period: &Period) -> Result<Figures, Overflow> {
        let within = self.0.iter().filter(|(day, _)| period.has(*day));
        let figures = within.map(|(_, figures)| figures);
        figures
            .into_iter()
            .try_fold(Figures::default(), Figures::plus)
    }
}

async fn to_do(tx: &mut Tx, operator: &Operator) -> Result<ToDo, Error> {
    let payouts = diesel::sql_query(
        "select \
             (select count(*) from payouts p where p.status in ('failed', 'returned') \
                 and not exists (select from payouts l where l.shop_id = p.shop_id and l.id > p.id)) \
                 as failed, \
             (select count(*) from payouts \
                 where status in ('pending', 'in_transit', 'unclaimed')) as open",
    );
    Ok(ToDo {
        catalog: catalog::market_overview::waiting(tx, operator).await?,
        orders: open_tasks::of_market(tx, operator).await?,
        payouts: prepared(payouts).get_result(tx.conn()).await?,
        jobs: jobs::parked(tx).await?,
    })
}
