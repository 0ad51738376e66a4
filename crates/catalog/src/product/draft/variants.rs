//! Rules of variants: 1 to 100, each combination complete and unique, prices and stock within
//! bounds.

use std::collections::HashSet;

use chrono::{DateTime, Datelike, Utc};
use serde::{Deserialize, Serialize};
use types::{Money, Name};

use super::{SubmittedOption, name};
use crate::error::Fault;
use crate::product::Field;

const MOST: usize = 100;
const MOST_STOCK: i64 = 1_000_000;
const MOST_WEIGHT: i64 = 1_000_000;
/// A thousand million of the currency's main unit.
const MOST_PRICE: i64 = 100_000_000_000;

/// When a reduced price begins and ends by itself.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SaleDates {
    /// From when on it is paid; at once without it.
    #[serde(rename = "sale_from")]
    pub from: Option<DateTime<Utc>>,
    /// From when on the regular price is paid again; never without it.
    #[serde(rename = "sale_until")]
    pub until: Option<DateTime<Utc>>,
}

/// A variant as it came in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SubmittedVariant {
    /// One value per option, in the options' order.
    pub values: Vec<String>,
    /// The seller's article number.
    pub sku: Option<String>,
    /// The number below its bars.
    pub barcode: Option<String>,
    /// In grams.
    pub weight: Option<i64>,
    /// The regular price in minor units.
    pub price: i64,
    /// The reduced price in minor units, less than the price.
    pub price_sale: Option<i64>,
    /// When that begins and ends.
    pub sale: SaleDates,
    /// How many can be sold.
    pub stock: i64,
}

/// A variant that keeps the rules.
#[derive(Debug, Clone)]
pub struct DraftVariant {
    /// For each option the index of its value.
    pub values: Vec<usize>,
    /// The article number.
    pub sku: Option<String>,
    /// The number below its bars.
    pub barcode: Option<String>,
    /// In grams.
    pub weight: Option<i32>,
    /// The regular price.
    pub price: Money,
    /// The reduced price.
    pub price_sale: Option<Money>,
    /// When that begins and ends.
    pub sale: SaleDates,
    /// How many can be sold.
    pub stock: i64,
}

/// Checks all variants against the (already checked) options.
pub fn check(
    options: &[SubmittedOption],
    raw: &[SubmittedVariant],
    faults: &mut Vec<Fault>,
) -> Vec<DraftVariant> {
    let count = if options.is_empty() { 1..=1 } else { 1..=MOST };
    if !count.contains(&raw.len()) {
        let message = match options {
            [] => "A product without options has exactly one variant".to_owned(),
            _ => format!("Give 1 to {MOST} variants"),
        };
        let code = "variant_count_out_of_range";
        faults.push(Fault::new(Field::Variants, code, message));
        return Vec::new();
    }
    let mut seen = HashSet::new();
    raw.iter()
        .enumerate()
        .filter_map(|(index, variant)| {
            let checked = check_one(options, index, variant, faults)?;
            if !seen.insert(checked.values.clone()) {
                let message = "Another variant has the same values";
                let place = Field::VariantValues(index);
                faults.push(Fault::new(place, "duplicate", message));
            }
            Some(checked)
        })
        .collect()
}

fn check_one(
    options: &[SubmittedOption],
    index: usize,
    raw: &SubmittedVariant,
    faults: &mut Vec<Fault>,
) -> Option<DraftVariant> {
    let values = check_values(options, index, &raw.values, faults);
    let sku = check_code(raw.sku.as_deref(), Field::VariantSku(index), faults);
    let barcode = check_code(raw.barcode.as_deref(), Field::VariantBarcode(index), faults);
    let weight = check_weight(raw.weight, Field::VariantWeight(index), faults);
    let price = check_price(raw.price, Field::VariantPrice(index), faults);
    let place = Field::VariantPriceSale(index);
    let price_sale = check_price_sale(raw.price, raw.price_sale, place, faults);
    let places = (
        Field::VariantSaleFrom(index),
        Field::VariantSaleUntil(index),
    );
    check_sale_dates(raw.price_sale, raw.sale, places, faults);
    let stock = check_stock(raw.stock, Field::VariantStock(index), faults);
    Some(DraftVariant {
        values: values?,
        sku,
        barcode,
        weight,
        price: price?,
        price_sale,
        sale: raw.sale,
        stock: stock?,
    })
}

fn check_values(
    options: &[SubmittedOption],
    index: usize,
    raw: &[String],
    faults: &mut Vec<Fault>,
) -> Option<Vec<usize>> {
    let place = Field::VariantValues(index);
    if raw.len() != options.len() {
        let message = "Choose one value for each option";
        faults.push(Fault::new(place, "incomplete", message));
        return None;
    }
    let found: Option<Vec<usize>> = options
        .iter()
        .zip(raw)
        .map(|(option, value)| option.values.iter().position(|v| v == value.trim()))
        .collect();
    if found.is_none() {
        let message = "Use the values of the options";
        faults.push(Fault::new(place, "unknown_value", message));
    }
    found
}

/// An article number or a barcode; an empty one is none.
pub fn check_code(raw: Option<&str>, place: Field, faults: &mut Vec<Fault>) -> Option<String> {
    let code = raw.map(str::trim).filter(|code| !code.is_empty())?;
    name::<64>(code, place, faults).map(Name::into_string)
}

/// A weight is at least a gram and at most a ton.
pub fn check_weight(raw: Option<i64>, place: Field, faults: &mut Vec<Fault>) -> Option<i32> {
    let grams = raw?;
    if (1..=MOST_WEIGHT).contains(&grams) {
        return i32::try_from(grams).ok();
    }
    let message = format!("Weight can be 1 to {MOST_WEIGHT} grams");
    faults.push(Fault::new(place, "weight_out_of_range", message));
    None
}

/// A price is more than nothing.
pub fn check_price(raw: i64, place: Field, faults: &mut Vec<Fault>) -> Option<Money> {
    if (1..=MOST_PRICE).contains(&raw) {
        return Some(Money::new(raw));
    }
    let message = "Enter a price above zero";
    faults.push(Fault::new(place, "price_out_of_range", message));
    None
}

/// A reduced price is more than nothing and less than the price.
pub fn check_price_sale(
    price: i64,
    raw: Option<i64>,
    place: Field,
    faults: &mut Vec<Fault>,
) -> Option<Money> {
    let sale = raw?;
    if sale > 0 && sale < price {
        return Some(Money::new(sale));
    }
    let message = "The sale price must be above zero and below the price";
    faults.push(Fault::new(place, "sale_price_out_of_range", message));
    None
}

/// Dates belong to a reduced price, and its end comes after its beginning.
pub fn check_sale_dates(
    sale: Option<i64>,
    dates: SaleDates,
    (from, until): (Field, Field),
    faults: &mut Vec<Fault>,
) {
    for (date, place) in [(dates.from, from), (dates.until, until)] {
        let Some(date) = date else { continue };
        if sale.is_none() {
            let message = "Enter a sale price, or leave its dates empty";
            faults.push(Fault::new(place, "sale_price_missing", message));
        }
        if !(2000..2200).contains(&date.year()) {
            let message = "Enter a date in this century";
            faults.push(Fault::new(place, "sale_date_out_of_range", message));
        }
    }
    if let (Some(from), Some(end)) = (dates.from, dates.until)
        && end <= from
    {
        let message = "The sale must end after it starts";
        faults.push(Fault::new(until, "sale_dates_reversed", message));
    }
}

/// Stock is counted from nothing to a million.
pub fn check_stock(raw: i64, place: Field, faults: &mut Vec<Fault>) -> Option<i64> {
    if (0..=MOST_STOCK).contains(&raw) {
        return Some(raw);
    }
    let message = format!("Stock can be 0 to {MOST_STOCK}");
    faults.push(Fault::new(place, "stock_out_of_range", message));
    None
}
