//! How a shop does, on the wire. Amounts are in minor units.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use seller::dashboard::{self, Best, Dashboard, Step, Unit};
use serde::Serialize;
use types::Money;
use utoipa::ToSchema;

use crate::routes::catalog::wire::Tile;
use crate::wire::order::SellerOrder;

/// How the caller's shop does.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerDashboard {
    #[schema(example = "USD")]
    currency: String,
    /// The IANA name of the zone in which days begin and end.
    #[schema(example = "Europe/Berlin")]
    time_zone: String,
    /// The day there now.
    today: NaiveDate,
    period: Period,
    /// As many days right before.
    before: Period,
    figures: Figures,
    figures_before: Figures,
    unit: StepUnit,
    /// The days or months of the period, from the first to the last.
    steps: Vec<PeriodStep>,
    /// The products that brought most, at most five, the best first.
    best_products: Vec<BestProduct>,
    /// How many orders that are not over stand in each state now.
    states: BTreeMap<&'static str, i64>,
    to_do: ToDo,
    /// The latest orders, at most five, whenever they came.
    newest_orders: Vec<SellerOrder>,
    /// When shops are paid next; null if no day is planned.
    #[schema(required = true)]
    next_payout_on: Option<NaiveDate>,
}

/// Days in a row.
#[derive(Debug, Serialize, ToSchema)]
pub struct Period {
    from: NaiveDate,
    /// Part of it.
    to: NaiveDate,
}

/// What the steps are.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum StepUnit {
    Day,
    /// Of more than 92 days. The first and the last may be cut.
    Month,
}

/// What was sold in some days.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Figures {
    /// What buyers paid in these days for the shop's goods, after discounts. Refunds and the
    /// marketplace's commission are not taken off.
    #[schema(example = 124000)]
    revenue: i64,
    /// What went back to buyers in these days, whenever they had paid.
    refunded: i64,
    /// Orders that were paid in these days, with those that were cancelled later.
    #[schema(example = 31)]
    orders: i64,
    /// Their pieces.
    items: i64,
    /// `revenue` by `orders`; null without orders.
    #[schema(required = true, example = 4000)]
    average_order: Option<i64>,
    /// How often product pages were opened. Nobody is remembered: who looks twice counts twice.
    views: i64,
    /// `orders` by `views` in 1/100 %; null without views.
    #[schema(required = true, example = 210)]
    conversion_bps: Option<i64>,
}

/// A day or a month.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PeriodStep {
    from: NaiveDate,
    to: NaiveDate,
    revenue: i64,
    orders: i64,
    /// Of the same days of the period before.
    revenue_before: i64,
    orders_before: i64,
}

/// A product that sold well.
#[derive(Debug, Serialize, ToSchema)]
pub struct BestProduct {
    id: i64,
    #[schema(example = "Speckled mug")]
    title: String,
    #[schema(required = true)]
    thumbnail: Option<String>,
    tile: Tile,
    /// Pieces that were paid.
    items: i64,
    /// What buyers paid for them, after discounts and before refunds.
    revenue: i64,
    /// How often its page was opened.
    views: i64,
}

/// What waits for the seller now.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ToDo {
    /// Orders of which something is still to be shipped.
    to_ship: i64,
    /// When the oldest of them was placed.
    #[schema(required = true)]
    to_ship_since: Option<DateTime<Utc>>,
    /// The earliest `shipBy` of them.
    #[schema(required = true)]
    to_ship_by: Option<NaiveDate>,
    /// How many of them are late: their `shipBy` is over.
    to_ship_late: i64,
    /// Returns that wait for an answer, or for word that the goods came.
    returns: i64,
    /// When the first of them goes on without the shop.
    #[schema(required = true)]
    returns_by: Option<DateTime<Utc>>,
    /// Disputes that an answer can still change.
    disputes: i64,
    /// Until when the first answer is wanted.
    #[schema(required = true)]
    disputes_by: Option<DateTime<Utc>>,
    /// Reviews that nobody answered.
    reviews: i64,
    /// Products on sale of which some can be bought, but of a variant no more than the shop's
    /// `lowStockAt`.
    low_stock: i64,
    /// Products on sale of which nothing can be bought.
    sold_out: i64,
    drafts: i64,
}

impl From<Dashboard> for SellerDashboard {
    fn from(dashboard: Dashboard) -> Self {
        let states = dashboard.states.into_iter();
        let newest = dashboard.newest.into_iter();
        Self {
            currency: dashboard.currency.as_str().to_owned(),
            time_zone: dashboard.calendar.time_zone,
            today: dashboard.calendar.today,
            period: dashboard.period.into(),
            before: dashboard.before.into(),
            figures: dashboard.figures.into(),
            figures_before: dashboard.figures_before.into(),
            unit: dashboard.unit.into(),
            steps: dashboard.steps.into_iter().map(PeriodStep::from).collect(),
            best_products: dashboard.best.into_iter().map(BestProduct::from).collect(),
            states: states
                .map(|(state, count)| (state.as_str(), count))
                .collect(),
            to_do: dashboard.to_do.into(),
            newest_orders: newest.map(SellerOrder::from).collect(),
            next_payout_on: dashboard.next_payout_on,
        }
    }
}

impl From<Unit> for StepUnit {
    fn from(unit: Unit) -> Self {
        match unit {
            Unit::Day => Self::Day,
            Unit::Month => Self::Month,
        }
    }
}

impl From<dashboard::Period> for Period {
    fn from(period: dashboard::Period) -> Self {
        Self {
            from: period.first(),
            to: period.last(),
        }
    }
}

impl From<dashboard::Figures> for Figures {
    fn from(figures: dashboard::Figures) -> Self {
        Self {
            revenue: figures.revenue.minor(),
            refunded: figures.refunded.minor(),
            orders: figures.orders,
            items: figures.items,
            average_order: figures.average_order().map(Money::minor),
            views: figures.views,
            conversion_bps: figures.conversion_bps(),
        }
    }
}

impl From<Step> for PeriodStep {
    fn from(step: Step) -> Self {
        Self {
            from: step.days.first(),
            to: step.days.last(),
            revenue: step.now.revenue.minor(),
            orders: step.now.orders,
            revenue_before: step.before.revenue.minor(),
            orders_before: step.before.orders,
        }
    }
}

impl From<Best> for BestProduct {
    fn from(best: Best) -> Self {
        Self {
            id: best.label.id.get(),
            title: best.label.title,
            thumbnail: best.label.thumbnail,
            tile: best.label.tile.into(),
            items: best.sold.items,
            revenue: best.sold.revenue.minor(),
            views: best.views,
        }
    }
}

impl From<dashboard::ToDo> for ToDo {
    fn from(to_do: dashboard::ToDo) -> Self {
        let dashboard::ToDo { orders, goods } = to_do;
        Self {
            to_ship: orders.to_ship,
            to_ship_since: orders.to_ship_since,
            to_ship_by: orders.to_ship_by,
            to_ship_late: orders.to_ship_late,
            returns: orders.returns,
            returns_by: orders.returns_by,
            disputes: orders.disputes,
            disputes_by: orders.disputes_by,
            reviews: goods.reviews,
            low_stock: goods.low_stock,
            sold_out: goods.sold_out,
            drafts: goods.drafts,
        }
    }
}
