//! A shop's dashboard as JSON. Amounts are in minor units.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use seller::dashboard::{self, Best, Dashboard, Step, Unit};
use serde::Serialize;
use types::Money;
use utoipa::ToSchema;

use crate::routes::catalog::wire::Tile;
use crate::wire::order::SellerOrder;

/// The dashboard of the caller's shop.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SellerDashboard {
    #[schema(example = "USD")]
    currency: String,
    /// The IANA name of the shop's time zone.
    #[schema(example = "Europe/Berlin")]
    time_zone: String,
    /// Today, in that time zone.
    today: NaiveDate,
    period: Period,
    /// The same number of days right before.
    before: Period,
    figures: Figures,
    figures_before: Figures,
    unit: StepUnit,
    /// The days or months of the period, from the first to the last.
    steps: Vec<PeriodStep>,
    /// The products with the most revenue, at most five, the best first.
    best_products: Vec<BestProduct>,
    /// The number of unfinished orders in each state now.
    states: BTreeMap<&'static str, i64>,
    to_do: ToDo,
    /// The latest orders, at most five, regardless of the period.
    newest_orders: Vec<SellerOrder>,
    /// The next payout day; null if none is planned.
    #[schema(required = true)]
    next_payout_on: Option<NaiveDate>,
}

/// Days in a row.
#[derive(Debug, Serialize, ToSchema)]
pub struct Period {
    from: NaiveDate,
    /// The last day, inclusive.
    to: NaiveDate,
}

/// The unit of the steps.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum StepUnit {
    Day,
    /// Of more than 92 days. The first and the last may be cut.
    Month,
}

/// Sales figures for a range of days.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Figures {
    /// What buyers paid in these days for the shop's products, after discounts, before refunds and
    /// commission.
    #[schema(example = 124000)]
    revenue: i64,
    /// Refunds in these days, whenever the orders were paid.
    refunded: i64,
    /// Orders that were paid in these days, including those that were cancelled later.
    #[schema(example = 31)]
    orders: i64,
    /// The number of pieces in them.
    items: i64,
    /// `revenue` divided by `orders`; null without orders.
    #[schema(required = true, example = 4000)]
    average_order: Option<i64>,
    /// How often product pages were opened. Visitors are not identified, so a second view counts
    /// again.
    views: i64,
    /// `orders` divided by `views`, in 1/100 %; null without views.
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
    /// For the same days of the previous period.
    revenue_before: i64,
    orders_before: i64,
}

/// A best-selling product.
#[derive(Debug, Serialize, ToSchema)]
pub struct BestProduct {
    id: i64,
    #[schema(example = "Speckled mug")]
    title: String,
    #[schema(required = true)]
    thumbnail: Option<String>,
    tile: Tile,
    /// Pieces that were paid for.
    items: i64,
    /// What buyers paid for them, after discounts and before refunds.
    revenue: i64,
    /// How often its page was opened.
    views: i64,
}

/// Open tasks for the seller.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ToDo {
    /// Orders with pieces to ship.
    to_ship: i64,
    /// When the oldest of them was placed.
    #[schema(required = true)]
    to_ship_since: Option<DateTime<Utc>>,
    /// The earliest `shipBy` of them.
    #[schema(required = true)]
    to_ship_by: Option<NaiveDate>,
    /// How many of them are late: their `shipBy` is past.
    to_ship_late: i64,
    /// Returns that wait for an answer, or for confirmation that the items arrived.
    returns: i64,
    /// When the first of them continues without the shop.
    #[schema(required = true)]
    returns_by: Option<DateTime<Utc>>,
    /// Disputes that an answer can still change.
    disputes: i64,
    /// The earliest deadline for an answer.
    #[schema(required = true)]
    disputes_by: Option<DateTime<Utc>>,
    /// Reviews without a reply.
    reviews: i64,
    /// Products on sale and in stock, with a variant that has no more than the shop's `lowStockAt`.
    low_stock: i64,
    /// Products on sale that are out of stock.
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
        let dashboard::ToDo { orders, products } = to_do;
        Self {
            to_ship: orders.to_ship,
            to_ship_since: orders.to_ship_since,
            to_ship_by: orders.to_ship_by,
            to_ship_late: orders.to_ship_late,
            returns: orders.returns,
            returns_by: orders.returns_by,
            disputes: orders.disputes,
            disputes_by: orders.disputes_by,
            reviews: products.reviews,
            low_stock: products.low_stock,
            sold_out: products.sold_out,
            drafts: products.drafts,
        }
    }
}
