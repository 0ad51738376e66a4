//! All options and variants of a product at once, as an editor shows them.

use catalog::product::{self, Table};
use chrono::{DateTime, Utc};
use serde::Deserialize;
use types::{OptionId, OptionValueId, ProductImageId, VariantId};
use utoipa::ToSchema;
use validator::{Validate, ValidationErrors};

use super::refusals;

/// What a product's options and variants are to be.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct VariantTable {
    /// In their order; at most 3.
    #[serde(default)]
    #[schema(example = json!([{ "name": "Colour", "values": [{ "value": "Forest green" }] }]))]
    options: Vec<TableOption>,
    /// In their order; a variant that is left out is no longer sold.
    variants: Vec<TableVariant>,
    /// The `version` that was seen; if it is another one by now, 409 `product_changed`.
    expected_version: Option<i64>,
}

/// An option of the table.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TableOption {
    /// Of an option that is there, which may get another name; without it the one of this name,
    /// else a new one.
    id: Option<i64>,
    #[schema(example = "Colour", max_length = 40)]
    name: String,
    #[schema(min_items = 1, max_items = 30)]
    values: Vec<TableValue>,
}

/// A value of an option of the table.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TableValue {
    /// Of a value that is there, which may be called otherwise; without it the one called so,
    /// else a new one.
    id: Option<i64>,
    #[schema(example = "Forest green", max_length = 60)]
    value: String,
}

/// A variant of the table. What is left out of it is empty from then on, but for the stock.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TableVariant {
    /// Of a variant that is there; without it the one of these values that is not named
    /// elsewhere in the table, else a new one.
    id: Option<i64>,
    /// One value per option, in the options' order, as the table calls them.
    #[serde(default)]
    #[schema(example = json!(["Forest green"]))]
    values: Vec<String>,
    #[schema(example = "MUG-GREEN", max_length = 64)]
    sku: Option<String>,
    /// The number below its bars, such as a GTIN.
    #[schema(example = "4006381333931", max_length = 64)]
    barcode: Option<String>,
    /// In grams, as it is sent.
    #[schema(example = 420, minimum = 1, maximum = 1000000)]
    weight: Option<i64>,
    /// In minor units.
    #[schema(example = 1999, minimum = 1)]
    price: i64,
    /// Below the price.
    #[schema(example = 1499)]
    price_sale: Option<i64>,
    /// From when on `priceSale` is paid; at once without it.
    #[schema(example = "2026-11-27T00:00:00Z")]
    sale_from: Option<DateTime<Utc>>,
    /// From when on `price` is paid again; never without it.
    #[schema(example = "2026-12-01T00:00:00Z")]
    sale_until: Option<DateTime<Utc>>,
    /// One of the product's pictures; without it the variant shows the product's own.
    image_id: Option<i64>,
    /// Only without `id`: how many can be bought, 0 when it is left out.
    #[schema(minimum = 0, maximum = 1000000)]
    stock: Option<i64>,
    /// Only with `id`: so many more, or fewer below 0.
    #[schema(minimum = -1000000, maximum = 1000000)]
    stock_change: Option<i64>,
}

impl VariantTable {
    /// The table, if all its parts fit together.
    pub fn table(self) -> Result<Table, catalog::Error> {
        Table::parse(self.into())
    }
}

/// Which variants there may be depends on the options, so the domain checks the whole.
impl Validate for VariantTable {
    fn validate(&self) -> Result<(), ValidationErrors> {
        refusals(self.clone().table())
    }
}

impl From<VariantTable> for product::SubmittedTable {
    fn from(wanted: VariantTable) -> Self {
        Self {
            options: wanted.options.into_iter().map(option).collect(),
            variants: wanted.variants.into_iter().map(row).collect(),
            seen: wanted.expected_version,
        }
    }
}

fn option(option: TableOption) -> product::TableOption {
    let value = |value: TableValue| product::TableValue {
        id: value.id.map(OptionValueId::new),
        value: value.value,
    };
    product::TableOption {
        id: option.id.map(OptionId::new),
        name: option.name,
        values: option.values.into_iter().map(value).collect(),
    }
}

fn row(row: TableVariant) -> product::TableRow {
    product::TableRow {
        id: row.id.map(VariantId::new),
        variant: product::SubmittedVariant {
            values: row.values,
            sku: row.sku,
            barcode: row.barcode,
            weight: row.weight,
            price: row.price,
            price_sale: row.price_sale,
            sale: product::SaleDates {
                from: row.sale_from,
                until: row.sale_until,
            },
            stock: row.stock.unwrap_or(0),
        },
        image: row.image_id.map(ProductImageId::new),
        has_stock: row.stock.is_some(),
        stock_change: row.stock_change,
    }
}
