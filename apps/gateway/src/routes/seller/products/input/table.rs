//! All options and variants of a product at once, as the editor shows them.

use catalog::product::{self, Table};
use chrono::{DateTime, Utc};
use serde::Deserialize;
use types::{OptionId, OptionValueId, ProductImageId, VariantId};
use utoipa::ToSchema;
use validator::{Validate, ValidationErrors};

use super::refusals;

/// The new table of a product's options and variants.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct VariantTable {
    /// In order; at most 3.
    #[serde(default)]
    #[schema(example = json!([{ "name": "Colour", "values": [{ "value": "Forest green" }] }]))]
    options: Vec<TableOption>,
    /// In order; a variant that is left out is no longer sold.
    variants: Vec<TableVariant>,
    /// The `version` that was read; if it has changed, 409 `product_changed`.
    expected_version: Option<i64>,
}

/// An option in the table of variants.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TableOption {
    /// The ID of an existing option, to keep or rename it; without it, the option with this name,
    /// or a new one.
    id: Option<i64>,
    #[schema(example = "Colour", max_length = 40)]
    name: String,
    #[schema(min_items = 1, max_items = 30)]
    values: Vec<TableValue>,
}

/// A value of an option.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TableValue {
    /// The ID of an existing value, to keep or rename it; without it, the value with this name, or
    /// a new one.
    id: Option<i64>,
    #[schema(example = "Forest green", max_length = 60)]
    value: String,
}

/// A variant in the table. Omitted fields become empty, except the stock.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TableVariant {
    /// The ID of an existing variant; without it, the variant with these values, if it is not
    /// elsewhere in the table, or a new one.
    id: Option<i64>,
    /// One value per option, in the options' order, as named in the table.
    #[serde(default)]
    #[schema(example = json!(["Forest green"]))]
    values: Vec<String>,
    #[schema(example = "MUG-GREEN", max_length = 64)]
    sku: Option<String>,
    /// The barcode's number, such as a GTIN.
    #[schema(example = "4006381333931", max_length = 64)]
    barcode: Option<String>,
    /// Shipping weight in grams.
    #[schema(example = 420, minimum = 1, maximum = 1000000)]
    weight: Option<i64>,
    /// In minor units.
    #[schema(example = 1999, minimum = 1)]
    price: i64,
    /// The sale price, below `price`.
    #[schema(example = 1499)]
    price_sale: Option<i64>,
    /// When `priceSale` starts to apply; by default at once.
    #[schema(example = "2026-11-27T00:00:00Z")]
    sale_from: Option<DateTime<Utc>>,
    /// When the sale ends; by default never.
    #[schema(example = "2026-12-01T00:00:00Z")]
    sale_until: Option<DateTime<Utc>>,
    /// One of the product's pictures; by default the product's own is shown.
    image_id: Option<i64>,
    /// Only without `id`: the stock; default 0.
    #[schema(minimum = 0, maximum = 1000000)]
    stock: Option<i64>,
    /// Only with `id`: the change in stock; negative to reduce.
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
