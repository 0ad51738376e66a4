//! The dashboard of a shop: its figures for some days and for the days before, best sellers, open
//! tasks, and the next payout day. The balance is calculated order by order ([`crate::balance`]),
//! which takes longer and is requested separately.

mod period;

use auth::actor::Seller;
use catalog::dashboard::{self, Label};
use catalog::shop::calendar::{self, Calendar};
use catalog::views;
use chrono::NaiveDate;
use db::{Pool, Tx};
use orders::figures::{self, Sold};
use orders::status::ShopOrderStatus;
use orders::{SellerOrder, open_tasks, seller_order};
use types::money::Overflow;
use types::{Currency, Money};

pub use period::{Period, Unit};

use crate::{Error, SellerContext};

/// So many products are among the best, and so many orders among the newest.
const SHOWN: i64 = 5;

/// What was sold in some days. What each figure means, [`orders::figures`] says.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Figures {
    /// Orders that were paid.
    pub orders: i64,
    /// Their pieces.
    pub items: i64,
    /// What buyers paid for them.
    pub revenue: Money,
    /// What went back to buyers.
    pub refunded: Money,
    /// How often product pages were opened.
    pub views: i64,
}

impl Figures {
    /// What an order brought on average, to the nearest cent; none without orders.
    pub fn average_order(&self) -> Option<Money> {
        let cents = i128::from(self.revenue.minor());
        let orders = i128::from(self.orders);
        let average = (cents + orders / 2).checked_div(orders)?;
        i64::try_from(average).ok().map(Money::new)
    }

    /// Paid orders among the views of product pages, in 1/100 %; none without views. A buyer may
    /// order twice what they looked at once, or order what they saw in a list: it can be more than
    /// all.
    pub fn conversion_bps(&self) -> Option<i64> {
        let views = i128::from(self.views);
        let orders = i128::from(self.orders) * 10_000;
        let bps = (orders + views / 2).checked_div(views)?;
        i64::try_from(bps).ok()
    }

    fn plus(self, other: &Self) -> Result<Self, Overflow> {
        Ok(Self {
            orders: self.orders + other.orders,
            items: self.items + other.items,
            revenue: self.revenue.plus(other.revenue)?,
            refunded: self.refunded.plus(other.refunded)?,
            views: self.views + other.views,
        })
    }
}

/// A day or a month of the period, with the days that lie as far back as the period before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// Its days.
    pub days: Period,
    /// What was sold in them.
    pub now: Figures,
    /// What was sold in those before.
    pub before: Figures,
}

/// One of the products that brought most.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Best {
    /// How it is shown.
    pub label: Label,
    /// What was sold of it.
    pub sold: Sold,
    /// How often its page was opened.
    pub views: i64,
}

/// What waits for the seller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ToDo {
    /// Of orders.
    pub orders: open_tasks::OpenTasks,
    /// Of products.
    pub products: dashboard::Waiting,
}

/// How a shop does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dashboard {
    /// The zone of its days, and which one it is.
    pub calendar: Calendar,
    /// Which days.
    pub period: Period,
    /// As many days before.
    pub before: Period,
    /// What was sold.
    pub figures: Figures,
    /// What was sold before.
    pub figures_before: Figures,
    /// By day or by month.
    pub unit: Unit,
    /// From the first day to the last.
    pub steps: Vec<Step>,
    /// What brought most, the best first.
    pub best: Vec<Best>,
    /// The number of unfinished orders in each state now.
    pub states: Vec<(ShopOrderStatus, i64)>,
    /// What waits.
    pub to_do: ToDo,
    /// The latest orders, whenever they came.
    pub newest: Vec<SellerOrder>,
    /// When shops are paid next.
    pub next_payout_on: Option<NaiveDate>,
    /// Of all amounts.
    pub currency: Currency,
}

/// How the caller's shop does in these days; in the last 30 when none are named. What was sold,
/// what sold best and what waits are read beside one another, each in a transaction of its own: a
/// year takes as long as the longest of them. All of it is as of the same moment, but for what
/// changes meanwhile.
pub async fn load(
    pool: &Pool,
    context: &SellerContext,
    seller: &Seller,
    period: Option<Period>,
) -> Result<Dashboard, Error> {
    let wall = seller.wall();
    let calendar: Calendar = db::transaction_of_shop(pool, wall, async |tx| {
        Ok::<_, Error>(calendar::of_shop(tx, seller).await?)
    })
    .await?;
    let period = period.unwrap_or_else(|| Period::until(calendar.today));
    let zone = &calendar.time_zone;
    let (steps, best, now) = futures_util::try_join!(
        db::transaction_of_shop(pool, wall, async |tx| steps(tx, seller, &period, zone)
            .await),
        db::transaction_of_shop(pool, wall, async |tx| best(tx, seller, &period, zone).await),
        db::transaction_of_shop(pool, wall, async |tx| Now::load(tx, seller).await),
    )?;
    let sum = |of: fn(&Step) -> &Figures| {
        steps
            .iter()
            .map(of)
            .try_fold(Figures::default(), Figures::plus)
    };
    Ok(Dashboard {
        figures: sum(|step| &step.now)?,
        figures_before: sum(|step| &step.before)?,
        unit: period.unit(),
        best,
        states: now.states,
        to_do: now.to_do,
        newest: now.newest,
        next_payout_on: context
            .orders
            .settings
            .next_payout_day(context.orders.pool.now().date_naive()),
        currency: context.orders.currency.clone(),
        calendar,
        period,
        before: period.before(),
        steps,
    })
}

/// What stands in the shop now, whatever days are looked at.
struct Now {
    states: Vec<(ShopOrderStatus, i64)>,
    to_do: ToDo,
    newest: Vec<SellerOrder>,
}

impl Now {
    async fn load(tx: &mut Tx, seller: &Seller) -> Result<Self, Error> {
        Ok(Self {
            states: seller_order::under_way(tx, seller).await?,
            to_do: ToDo {
                orders: open_tasks::of_shop(tx, seller).await?,
                products: dashboard::waiting(tx, seller).await?,
            },
            newest: seller_order::newest(tx, seller, SHOWN).await?,
        })
    }
}

/// The steps of the period, each beside the days that lie as far back as the period before.
async fn steps(
    tx: &mut Tx,
    seller: &Seller,
    period: &Period,
    zone: &str,
) -> Result<Vec<Step>, Error> {
    let steps = period.steps();
    let shifted = steps.iter().map(|days| days.days_back(period.length()));
    let asked: Vec<Period> = steps.iter().copied().chain(shifted).collect();
    let days: Vec<_> = asked.iter().map(Period::days).collect();
    let sold = figures::by_step(tx, seller, &days, zone).await?;
    let seen = views::by_day(tx, seller, &(period.before().first()..=period.last())).await?;
    let figures = asked.iter().zip(sold).map(|(days, sold)| Figures {
        orders: sold.orders,
        items: sold.items,
        revenue: sold.revenue,
        refunded: sold.refunded,
        views: seen
            .iter()
            .filter(|seen| days.has(seen.day))
            .map(|seen| seen.views)
            .sum(),
    });
    let mut now: Vec<Figures> = figures.collect();
    let before = now.split_off(steps.len());
    let beside = steps.into_iter().zip(now).zip(before);
    Ok(beside
        .map(|((days, now), before)| Step { days, now, before })
        .collect())
}

async fn best(
    tx: &mut Tx,
    seller: &Seller,
    period: &Period,
    zone: &str,
) -> Result<Vec<Best>, Error> {
    let days = period.days();
    let sold = figures::best(tx, seller, &days, zone, SHOWN).await?;
    let ids: Vec<_> = sold.iter().map(|sold| sold.product_id).collect();
    let labels = dashboard::labels(tx, seller, &ids).await?;
    let views = views::of_products(tx, &ids, &days).await?;
    let best = sold.into_iter().filter_map(|sold| {
        let label = labels.iter().find(|label| label.id == sold.product_id)?;
        Some(Best {
            label: label.clone(),
            sold,
            views: views.get(&sold.product_id).copied().unwrap_or(0),
        })
    });
    Ok(best.collect())
}

#[cfg(test)]
mod tests {
    use types::Money;

    use super::Figures;

    #[test]
    fn averages_and_shares_are_rounded_and_there_are_none_of_nothing() {
        let sold = Figures {
            orders: 3,
            revenue: Money::new(1000),
            views: 700,
            ..Figures::default()
        };
        assert_eq!(sold.average_order(), Some(Money::new(333)));
        assert_eq!(sold.conversion_bps(), Some(43));
        let two = Figures {
            orders: 2,
            revenue: Money::new(333),
            ..sold
        };
        assert_eq!(two.average_order(), Some(Money::new(167)));
        let none = Figures::default();
        assert_eq!((none.average_order(), none.conversion_bps()), (None, None));
    }
}
