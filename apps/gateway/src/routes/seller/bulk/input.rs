//! Which products are to change, and how.

use catalog::import::{By, Chosen, Ending, Rule};
use catalog::product::SaleDates;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::{CategoryId, CollectionId, Invalid, PageRequest, ProductId};
use utoipa::ToSchema;
use validator::{Validate, ValidationError};

use crate::problem::Problem;
use crate::routes::seller::products::list::SellerProductsQuery;
use crate::routes::seller::products::wire::ProductStatus;
use crate::valid::rule_at;

/// A bulk change. Select the products by `productIds` or by `filter`, not both.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[validate(schema(function = chosen_once, skip_on_field_errors = false))]
pub struct NewProductBulk {
    /// The products with these IDs.
    #[schema(example = json!([11, 12]), max_items = 10000)]
    product_ids: Option<Vec<i64>>,
    /// All products that the list shows with this filter.
    filter: Option<SellerProductsQuery>,
    #[validate(nested)]
    pub change: ProductBulkRule,
}

/// How products change. The other fields depend on `what`.
#[derive(Debug, Clone, Deserialize, Serialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[validate(schema(function = is_rule, skip_on_field_errors = false))]
pub struct ProductBulkRule {
    pub what: ProductBulkWhat,
    /// `price`: the amount to add, in minor units, negative to reduce. `sale`: the amount off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub amount: Option<i64>,
    /// The same in 1/100 %: 1000 is 10 %.
    #[schema(example = 1000)]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub basis_points: Option<i64>,
    /// `price`, `sale`: rounding of the new price; default `any`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<PriceEnding>,
    /// `sale`: when it starts; by default at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sale_from: Option<DateTime<Utc>>,
    /// `sale`: when it ends; by default never.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sale_until: Option<DateTime<Utc>>,
    /// `addStock`: the number to add, negative to reduce. `setStock`: the new stock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pieces: Option<i64>,
    /// `status`: active, hidden or archived.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<ProductStatus>,
    /// `category`: a subcategory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub category_id: Option<i64>,
    /// `putIn`, `takeOut`: one of the shop's collections.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub collection_id: Option<i64>,
}

/// The kind of change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum ProductBulkWhat {
    Price,
    Sale,
    EndSale,
    AddStock,
    SetStock,
    Status,
    Category,
    PutIn,
    TakeOut,
}

/// Rounding of prices: to `.00`, `.95` or `.99`, or none.
#[derive(Debug, Clone, Copy, Default, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum PriceEnding {
    #[default]
    Any,
    Whole,
    NinetyFive,
    NinetyNine,
}

impl From<PriceEnding> for Ending {
    fn from(ending: PriceEnding) -> Self {
        match ending {
            PriceEnding::Any => Self::Any,
            PriceEnding::Whole => Self::Whole,
            PriceEnding::NinetyFive => Self::NinetyFive,
            PriceEnding::NinetyNine => Self::NinetyNine,
        }
    }
}

impl From<Ending> for PriceEnding {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::Any => Self::Any,
            Ending::Whole => Self::Whole,
            Ending::NinetyFive => Self::NinetyFive,
            Ending::NinetyNine => Self::NinetyNine,
        }
    }
}

fn required() -> Invalid {
    Invalid::new("required", "Fill in this field")
}

impl ProductBulkRule {
    /// The rule, or the field that is at fault.
    pub fn rule(&self) -> Result<Rule, (String, Invalid)> {
        let missing = |field: &str| (format!("/{field}"), required());
        let by = || match (self.amount, self.basis_points) {
            (Some(amount), None) => Ok(By::Amount(amount)),
            (None, Some(points)) => Ok(By::BasisPoints(points)),
            (None, None) => Err(missing("amount")),
            (Some(_), Some(_)) => {
                let message = "Send either amount or basisPoints";
                Err((
                    "/basisPoints".to_owned(),
                    Invalid::new("ambiguous", message),
                ))
            }
        };
        let ending = self.ending.unwrap_or_default().into();
        let pieces = || self.pieces.ok_or_else(|| missing("pieces"));
        let collection = || self.collection_id.ok_or_else(|| missing("collectionId"));
        let rule = match self.what {
            ProductBulkWhat::Price => Rule::Price { by: by()?, ending },
            ProductBulkWhat::Sale => Rule::Sale {
                off: by()?,
                ending,
                dates: SaleDates {
                    from: self.sale_from,
                    until: self.sale_until,
                },
            },
            ProductBulkWhat::EndSale => Rule::EndSale,
            ProductBulkWhat::AddStock => Rule::AddStock(pieces()?),
            ProductBulkWhat::SetStock => Rule::SetStock(pieces()?),
            ProductBulkWhat::Status => {
                Rule::Status(self.status.ok_or_else(|| missing("status"))?.into())
            }
            ProductBulkWhat::Category => {
                let category = self.category_id.ok_or_else(|| missing("categoryId"))?;
                Rule::Category(CategoryId::new(category))
            }
            ProductBulkWhat::PutIn => Rule::PutIn(CollectionId::new(collection()?)),
            ProductBulkWhat::TakeOut => Rule::TakeOut(CollectionId::new(collection()?)),
        };
        rule.check()
            .map_err(|(field, invalid)| (format!("/{field}"), invalid))?;
        Ok(rule)
    }
}

fn is_rule(rule: &ProductBulkRule) -> Result<(), ValidationError> {
    match rule.rule() {
        Ok(_) => Ok(()),
        Err((pointer, invalid)) => rule_at::<()>(&pointer, Err(invalid)),
    }
}

fn chosen_once(bulk: &NewProductBulk) -> Result<(), ValidationError> {
    let (pointer, invalid) = match (&bulk.product_ids, &bulk.filter) {
        (None, None) => ("/productIds", required()),
        (Some(_), Some(_)) => {
            let message = "Send either productIds or filter";
            ("/filter", Invalid::new("ambiguous", message))
        }
        _ => return Ok(()),
    };
    rule_at::<()>(pointer, Err(invalid))
}

impl NewProductBulk {
    /// Which products are meant.
    pub fn chosen(&self) -> Result<Chosen, Problem> {
        match (&self.product_ids, &self.filter) {
            (Some(ids), _) => {
                let ids = ids.iter().copied().map(ProductId::new);
                Ok(Chosen::These(ids.collect()))
            }
            (None, Some(filter)) => Ok(Chosen::All(Box::new(filter.wanted(PageRequest::FIRST)?))),
            (None, None) => Ok(Chosen::These(Vec::new())),
        }
    }
}
