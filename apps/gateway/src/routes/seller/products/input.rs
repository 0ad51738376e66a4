//! What a seller submits: a new product, a change of one, a change of a variant.

mod table;

use catalog::product::{self, Change, Draft};
use catalog::stock::Count;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::{CategoryId, CollectionId, Invalid, ProductImageId};
use utoipa::ToSchema;
use validator::{Validate, ValidationError, ValidationErrors};

use super::wire::ProductStatus;
use crate::problem::catalog::pointer;
use crate::routes::catalog::wire::Attribute;
use crate::valid::{self, rule_at};
use crate::wire::double_option;

pub use self::table::VariantTable;

/// A product to create.
#[derive(Debug, Clone, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewProduct {
    #[schema(example = "Speckled mug", max_length = 200)]
    title: String,
    /// Markdown.
    #[schema(example = "Thrown by hand, **dishwasher safe**.", max_length = 20000)]
    #[serde(default)]
    description: String,
    /// In German; by default the other title is shown.
    #[schema(example = "Gesprenkelter Becher", max_length = 200)]
    title_de: Option<String>,
    /// In German, as Markdown; by default the other description is shown.
    #[schema(
        example = "Von Hand gedreht, **spülmaschinenfest**.",
        max_length = 20000
    )]
    description_de: Option<String>,
    /// A subcategory.
    #[schema(example = 12)]
    category_id: i64,
    /// One of the shop's collections in that subcategory.
    collection_id: Option<i64>,
    /// `draft` or `active`.
    status: ProductStatus,
    #[serde(default)]
    attributes: Vec<Attribute>,
    #[serde(default)]
    #[schema(example = json!([{ "name": "Colour", "values": ["Forest green"] }]))]
    options: Vec<NewOption>,
    variants: Vec<NewVariant>,
}

/// An option of a product to create.
#[derive(Debug, Clone, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewOption {
    #[schema(example = "Colour", max_length = 40)]
    name: String,
    #[schema(example = json!(["Forest green", "Oatmeal"]), min_items = 1, max_items = 30)]
    values: Vec<String>,
}

/// A variant of a product to create.
#[derive(Debug, Clone, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewVariant {
    /// One value per option, in the options' order.
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
    #[schema(example = 25, minimum = 0, maximum = 1000000)]
    stock: i64,
}

impl NewProduct {
    /// The product, if all its parts fit together.
    pub fn draft(self) -> Result<Draft, catalog::Error> {
        Draft::parse(&self.into())
    }
}

/// Which variants there may be depends on the options, so the domain checks the whole.
impl Validate for NewProduct {
    fn validate(&self) -> Result<(), ValidationErrors> {
        refusals(self.clone().draft())
    }
}

fn refusals<T>(checked: Result<T, catalog::Error>) -> Result<(), ValidationErrors> {
    match checked {
        Err(catalog::Error::Refused(faults)) => {
            let faults = faults.into_iter();
            valid::faults(faults.map(|fault| (pointer(fault.place), fault.invalid)))
        }
        _ => Ok(()),
    }
}

impl From<NewProduct> for product::Submission {
    fn from(new: NewProduct) -> Self {
        let option = |option: NewOption| product::SubmittedOption {
            name: option.name,
            values: option.values,
        };
        let variant = |variant: NewVariant| product::SubmittedVariant {
            values: variant.values,
            sku: variant.sku,
            barcode: variant.barcode,
            weight: variant.weight,
            price: variant.price,
            price_sale: variant.price_sale,
            sale: product::SaleDates {
                from: variant.sale_from,
                until: variant.sale_until,
            },
            stock: variant.stock,
        };
        Self {
            title: new.title,
            description: new.description,
            title_de: new.title_de,
            description_de: new.description_de,
            category: CategoryId::new(new.category_id),
            collection: new.collection_id.map(CollectionId::new),
            status: new.status.into(),
            attributes: new
                .attributes
                .into_iter()
                .map(product::Attribute::from)
                .collect(),
            options: new.options.into_iter().map(option).collect(),
            variants: new.variants.into_iter().map(variant).collect(),
        }
    }
}

/// Changes to a product; omitted fields stay as they are.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProductChange {
    /// The product keeps its address.
    #[schema(example = "Speckled mug", max_length = 200)]
    title: Option<String>,
    #[schema(max_length = 20000)]
    description: Option<String>,
    /// In German; `null` removes it.
    #[serde(default, deserialize_with = "double_option::deserialize")]
    #[schema(value_type = Option<String>, example = "Gesprenkelter Becher", max_length = 200)]
    title_de: Option<Option<String>>,
    /// In German; `null` removes it.
    #[serde(default, deserialize_with = "double_option::deserialize")]
    #[schema(value_type = Option<String>, example = "Von Hand gedreht.", max_length = 20000)]
    description_de: Option<Option<String>>,
    /// A subcategory; a product that moves leaves its collection.
    category_id: Option<i64>,
    /// One of the shop's collections in the product's subcategory; `null` removes it from its
    /// collection.
    #[serde(default, deserialize_with = "double_option::deserialize")]
    #[schema(value_type = Option<i64>)]
    collection_id: Option<Option<i64>>,
    status: Option<ProductStatus>,
    attributes: Option<Vec<Attribute>>,
    /// The `version` that was read; if it has changed, 409 `product_changed`.
    expected_version: Option<i64>,
}

impl ProductChange {
    /// The change, if it keeps the domain's rules.
    pub fn change(self) -> Result<Change, catalog::Error> {
        Change::parse(&self.into())
    }
}

impl Validate for ProductChange {
    fn validate(&self) -> Result<(), ValidationErrors> {
        refusals(self.clone().change())
    }
}

impl From<ProductChange> for product::Edit {
    fn from(change: ProductChange) -> Self {
        let attributes =
            |list: Vec<Attribute>| list.into_iter().map(product::Attribute::from).collect();
        Self {
            title: change.title,
            description: change.description,
            title_de: change.title_de,
            description_de: change.description_de,
            category: change.category_id.map(CategoryId::new),
            collection: change.collection_id.map(|id| id.map(CollectionId::new)),
            status: change.status.map(product::Status::from),
            attributes: change.attributes.map(attributes),
            seen: change.expected_version,
        }
    }
}

/// Changes to a variant; omitted fields stay as they are.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[validate(schema(function = counted, skip_on_field_errors = false))]
pub struct VariantChange {
    /// In minor units.
    #[schema(example = 2199, minimum = 1)]
    price: Option<i64>,
    /// The sale price, below `price`; `null` ends the sale and removes its dates.
    #[serde(default, deserialize_with = "double_option::deserialize")]
    #[schema(value_type = Option<i64>, example = 1799)]
    price_sale: Option<Option<i64>>,
    /// When `priceSale` starts to apply; `null` for at once.
    #[serde(default, deserialize_with = "double_option::deserialize")]
    #[schema(value_type = Option<DateTime<Utc>>)]
    sale_from: Option<Option<DateTime<Utc>>>,
    /// When the sale ends; `null` for never.
    #[serde(default, deserialize_with = "double_option::deserialize")]
    #[schema(value_type = Option<DateTime<Utc>>)]
    sale_until: Option<Option<DateTime<Utc>>>,
    /// How many can be bought from now on. Not together with `stockChange`.
    #[schema(minimum = 0, maximum = 1000000)]
    stock: Option<i64>,
    /// The `stock` that the seller saw; if it has changed, 409 `stock_moved`.
    #[schema(minimum = 0, maximum = 1000000)]
    expected_stock: Option<i64>,
    /// The change in stock; negative to reduce. Stock cannot go below 0.
    #[schema(example = 5, minimum = -1000000, maximum = 1000000)]
    stock_change: Option<i64>,
    /// May be empty.
    #[schema(example = "MUG-GREEN", max_length = 64)]
    sku: Option<String>,
    /// The barcode's number, such as a GTIN; may be empty.
    #[schema(example = "4006381333931", max_length = 64)]
    barcode: Option<String>,
    /// Shipping weight in grams; `null` if unknown.
    #[serde(default, deserialize_with = "double_option::deserialize")]
    #[schema(value_type = Option<i64>, example = 420, minimum = 1, maximum = 1000000)]
    weight: Option<Option<i64>>,
    /// One of the product's pictures; `null` for the product's own.
    #[serde(default, deserialize_with = "double_option::deserialize")]
    #[schema(value_type = Option<i64>)]
    image_id: Option<Option<i64>>,
    /// The product's `version` that was read; if it has changed, 409 `product_changed`.
    expected_version: Option<i64>,
}

impl VariantChange {
    /// What it says of the shelf, if that makes sense, or the field that does not.
    fn count(&self) -> Result<Option<Count>, (&'static str, Invalid)> {
        match (self.stock, self.expected_stock, self.stock_change) {
            (None, None, None) => Ok(None),
            (Some(available), None, None) => Ok(Some(Count::Set(available))),
            (Some(available), Some(seen), None) => Ok(Some(Count::SetFrom { seen, available })),
            (None, None, Some(by)) => Ok(Some(Count::Change(by))),
            (Some(_), _, Some(_)) => {
                let message = "Send either stock or stockChange";
                Err(("/stockChange", Invalid::new("ambiguous", message)))
            }
            (None, Some(_), _) => {
                let message = "expectedStock goes with stock";
                Err(("/stock", Invalid::new("required", message)))
            }
        }
    }
}

fn counted(change: &VariantChange) -> Result<(), ValidationError> {
    match change.count() {
        Ok(_) => Ok(()),
        Err((pointer, invalid)) => rule_at::<()>(pointer, Err(invalid)),
    }
}

impl TryFrom<VariantChange> for product::VariantChange {
    type Error = Invalid;

    fn try_from(change: VariantChange) -> Result<Self, Invalid> {
        Ok(Self {
            count: change.count().map_err(|(_, invalid)| invalid)?,
            price: change.price,
            price_sale: change.price_sale,
            sale_from: change.sale_from,
            sale_until: change.sale_until,
            sku: change.sku,
            barcode: change.barcode,
            weight: change.weight,
            image: change.image_id.map(|id| id.map(ProductImageId::new)),
            seen: change.expected_version,
        })
    }
}
