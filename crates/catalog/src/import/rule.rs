//! The rule of a bulk change, and its effect on each product. All calculations use integers,
//! rounded half up.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::{CategoryId, CollectionId, Invalid};

use super::category_lookup::CategoryLookup;
use super::field_change::FieldChange;
use super::parsed_product::Fault;
use super::plan::{Edited, Plan, told};
use super::snapshot::Snapshot;
use crate::product::{Change, Edit, SaleDates, Status, SubmittedVariant, Table};

/// What is to become of the products.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", content = "is", rename_all = "snake_case")]
pub enum Rule {
    /// The regular price goes up, or down below 0.
    Price {
        /// By how much.
        by: By,
        /// What it ends in.
        ending: Ending,
    },
    /// So much less than the regular price is paid for a while.
    Sale {
        /// By how much less; more than 0.
        off: By,
        /// What it ends in.
        ending: Ending,
        /// When that begins and ends.
        dates: SaleDates,
    },
    /// The regular price is paid again.
    EndSale,
    /// So many more pieces, or fewer below 0.
    AddStock(i64),
    /// So many pieces, unless some go or come meanwhile.
    SetStock(i64),
    /// Where they stand.
    Status(Status),
    /// The subcategory.
    Category(CategoryId),
    /// Into one of the shop's collections.
    PutIn(CollectionId),
    /// Out of one of the shop's collections.
    TakeOut(CollectionId),
}

/// How much a price differs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// In minor units.
    Amount(i64),
    /// In hundredths of a percent.
    BasisPoints(i64),
}

/// What prices end in, for currencies with two decimals.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Whatever comes out.
    #[default]
    Any,
    /// .00
    Whole,
    /// .95
    NinetyFive,
    /// .99
    NinetyNine,
}

impl Ending {
    /// The nearest price that ends so, the higher one of two; never nothing.
    fn round(self, price: i128) -> i128 {
        let cents = match self {
            Self::Any => return price,
            Self::Whole => 0,
            Self::NinetyFive => 95,
            Self::NinetyNine => 99,
        };
        if price <= 0 {
            return price;
        }
        let whole = (price - cents + 50).div_euclid(100);
        let least = if cents == 0 { 1 } else { 0 };
        whole.max(least) * 100 + cents
    }
}

impl By {
    /// As much the other way, so that what is left is rounded, not what is taken off.
    const fn less(self) -> Self {
        match self {
            Self::Amount(amount) => Self::Amount(amount.saturating_neg()),
            Self::BasisPoints(points) => Self::BasisPoints(points.saturating_neg()),
        }
    }

    /// So much of a price, half up.
    fn of(self, price: i64) -> i128 {
        match self {
            Self::Amount(amount) => i128::from(amount),
            Self::BasisPoints(points) => {
                (i128::from(price) * i128::from(points) + 5000).div_euclid(10_000)
            }
        }
    }
}

/// A price that a rule makes; what no price can be becomes one that is refused.
fn price(raw: i128, ending: Ending) -> i64 {
    i64::try_from(ending.round(raw)).unwrap_or(i64::MAX)
}

impl Rule {
    /// Checks what can be said without a product; the field that is at fault comes first.
    pub fn check(&self) -> Result<(), (&'static str, Invalid)> {
        const MOST: i64 = 100_000_000_000;
        let out_of_range =
            |place, message: &str| Err((place, Invalid::new("bulk_out_of_range", message)));
        match self {
            Self::Price { by, .. } => match by {
                By::Amount(amount) if *amount == 0 || !(-MOST..=MOST).contains(amount) => {
                    out_of_range("amount", "Enter an amount other than 0")
                }
                By::BasisPoints(points) if *points == 0 || !(-9999..=100_000).contains(points) => {
                    out_of_range("basisPoints", "Use -99.99% to 1000%")
                }
                _ => Ok(()),
            },
            Self::Sale { off, dates, .. } => match off {
                By::Amount(amount) if !(1..=MOST).contains(amount) => {
                    out_of_range("amount", "Enter an amount above 0")
                }
                By::BasisPoints(points) if !(1..=9999).contains(points) => {
                    out_of_range("basisPoints", "Use 0.01% to 99.99%")
                }
                _ => match (dates.from, dates.until) {
                    (Some(from), Some(until)) if until <= from => Err((
                        "saleUntil",
                        Invalid::new("sale_dates_reversed", "The sale must end after it starts"),
                    )),
                    _ => Ok(()),
                },
            },
            Self::AddStock(by) if *by == 0 || !(-1_000_000..=1_000_000).contains(by) => {
                out_of_range("pieces", "Use a number other than 0, up to a million")
            }
            Self::SetStock(to) if !(0..=1_000_000).contains(to) => {
                out_of_range("pieces", "Stock can be 0 to 1000000")
            }
            Self::Status(Status::Draft | Status::Withdrawn) => {
                out_of_range("status", "Choose active, hidden or archived")
            }
            _ => Ok(()),
        }
    }

    /// Whether it asks that the shelf is as it was seen.
    pub const fn compares_stock(&self) -> bool {
        matches!(self, Self::SetStock(_))
    }

    /// What it makes of a product; a broken rule of products is told.
    pub fn plan(
        &self,
        before: &Snapshot,
        category_lookup: &CategoryLookup,
    ) -> Result<Plan, Vec<Fault>> {
        let refuse =
            |code, message: String| Err(vec![Fault::new(0, None, Invalid::new(code, message))]);
        let mut edit = Edit {
            seen: Some(before.version),
            ..Edit::default()
        };
        match self {
            Self::Price { .. }
            | Self::Sale { .. }
            | Self::EndSale
            | Self::AddStock(_)
            | Self::SetStock(_) => return self.plan_table(before),
            Self::Status(to) if *to == before.status => return Ok(Plan::Skip),
            Self::Status(Status::Archived) if before.status != Status::Draft => {
                return Ok(Plan::Archive);
            }
            Self::Status(to) if before.status.may_become(*to) => edit.status = Some(*to),
            Self::Status(to) => {
                let message = format!("A product can't change from {} to {to}", before.status);
                return refuse("invalid_transition", message);
            }
            Self::Category(to) if *to == before.category => return Ok(Plan::Skip),
            Self::Category(to) if category_lookup.path(*to).is_empty() => {
                return refuse(
                    "unknown_category",
                    "Choose one of the subcategories".to_owned(),
                );
            }
            Self::Category(to) => edit.category = Some(*to),
            Self::PutIn(into) if before.collection == Some(*into) => return Ok(Plan::Skip),
            Self::PutIn(into) if category_lookup.stands_in(*into) != Some(before.category) => {
                let message = "The collection and the product are in different categories";
                return refuse("unknown_collection", message.to_owned());
            }
            Self::PutIn(into) => edit.collection = Some(Some(*into)),
            Self::TakeOut(from) if before.collection == Some(*from) => edit.collection = Some(None),
            Self::TakeOut(_) => return Ok(Plan::Skip),
        }
        let change = Change::parse(&edit).map_err(|error| told(error, 0, &[]))?;
        Ok(Plan::Change(Box::new(Edited {
            status: edit.status,
            change: Some(change),
            table: None,
            stock: Vec::new(),
            alts: Vec::new(),
        })))
    }

    fn plan_table(&self, before: &Snapshot) -> Result<Plan, Vec<Fault>> {
        let mut table = before.table();
        let mut stock = Vec::new();
        let mut is_changed = false;
        for row in &mut table.variants {
            let was = row.variant.clone();
            self.set(&mut row.variant);
            is_changed |= row.variant != was;
            if let (Some(id), true) = (row.id, row.variant.stock != was.stock) {
                let by = row.variant.stock.saturating_sub(was.stock);
                row.stock_change = Some(by);
                stock.push((id, by));
            }
        }
        if !is_changed {
            return Ok(Plan::Skip);
        }
        let table = Table::parse(table).map_err(|error| told(error, 0, &[]))?;
        Ok(Plan::Change(Box::new(Edited {
            status: None,
            change: None,
            table: Some(table),
            stock,
            alts: Vec::new(),
        })))
    }

    fn set(&self, variant: &mut SubmittedVariant) {
        match self {
            Self::Price { by, ending } => {
                let raw = i128::from(variant.price) + by.of(variant.price);
                variant.price = price(raw, *ending);
            }
            Self::Sale { off, ending, dates } => {
                let raw = i128::from(variant.price) + off.less().of(variant.price);
                variant.price_sale = Some(price(raw, *ending));
                variant.sale = *dates;
            }
            Self::EndSale => {
                variant.price_sale = None;
                variant.sale = SaleDates::default();
            }
            Self::AddStock(by) => variant.stock = variant.stock.saturating_add(*by),
            Self::SetStock(to) => variant.stock = *to,
            _ => {}
        }
    }

    /// What is different of a product from then on, for people to read.
    pub fn field_changes(
        &self,
        before: &Snapshot,
        category_lookup: &CategoryLookup,
    ) -> Vec<FieldChange> {
        match self {
            Self::Status(to) => vec![FieldChange::status(before.status, *to)],
            Self::Category(to) => vec![FieldChange::category(
                category_lookup.path(before.category),
                category_lookup.path(*to),
            )],
            Self::PutIn(into) => vec![FieldChange::collection(
                before.collection.map(|id| category_lookup.name(id)),
                Some(category_lookup.name(*into)),
            )],
            Self::TakeOut(from) => vec![FieldChange::collection(
                Some(category_lookup.name(*from)),
                None,
            )],
            _ => {
                let rows = before.table().variants.into_iter();
                let field_changes = rows.flat_map(|row| {
                    let mut now = row.variant.clone();
                    self.set(&mut now);
                    FieldChange::of_variant(&row.variant, &now)
                });
                field_changes.collect()
            }
        }
    }
}

/// A moment as a list of changes tells it.
pub fn moment(at: Option<DateTime<Utc>>) -> Option<String> {
    at.map(|at| at.to_rfc3339_opts(chrono::SecondsFormat::AutoSi, true))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(was: i64, by: By, ending: Ending) -> i64 {
        price(i128::from(was) + by.of(was), ending)
    }

    #[test]
    fn percents_are_rounded_half_up() {
        for (was, points, is) in [
            (1000, 1000, 1100),
            (1999, -1500, 1699),
            (1, 5000, 2),
            (5, -1000, 5),
            (15, -1000, 14),
            (333, 3333, 444),
            (100_000_000_000, 100_000, 1_100_000_000_000),
        ] {
            let by = By::BasisPoints(points);
            assert_eq!(after(was, by, Ending::Any), is, "{was} {points}");
        }
    }

    #[test]
    fn prices_end_as_wanted_and_never_in_nothing() {
        for (was, ending, is) in [
            (1734, Ending::NinetyNine, 1699),
            (1749, Ending::NinetyNine, 1799),
            (1748, Ending::NinetyNine, 1699),
            (1750, Ending::Whole, 1800),
            (1749, Ending::Whole, 1700),
            (1734, Ending::NinetyFive, 1695),
            (20, Ending::Whole, 100),
            (20, Ending::NinetyNine, 99),
            (1734, Ending::Any, 1734),
        ] {
            assert_eq!(after(was, By::Amount(0), ending), is, "{was} {ending:?}");
        }
        assert!(after(500, By::Amount(-500), Ending::NinetyNine) <= 0);
        assert!(after(500, By::Amount(-600), Ending::Whole) <= 0);
    }

    #[test]
    fn what_no_rule_can_be_is_refused() {
        let price = |by| Rule::Price {
            by,
            ending: Ending::Any,
        };
        let sale = |off| Rule::Sale {
            off,
            ending: Ending::Any,
            dates: SaleDates::default(),
        };
        for rule in [
            price(By::Amount(0)),
            price(By::BasisPoints(-10_000)),
            sale(By::Amount(-1)),
            sale(By::BasisPoints(10_000)),
            Rule::AddStock(0),
            Rule::SetStock(-1),
            Rule::Status(Status::Draft),
        ] {
            assert!(rule.check().is_err(), "{rule:?}");
        }
        assert!(price(By::BasisPoints(-9999)).check().is_ok());
    }
}
