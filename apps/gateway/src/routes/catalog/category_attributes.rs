//! Attributes that operators suggest for products in a subcategory.

use actix_web::{get, put, web};
use auth::actor::Operator;
use catalog::category::{self, Suggested, SuggestedValue};
use serde::{Deserialize, Serialize};
use types::{Invalid, Text};
use utoipa::ToSchema;
use validator::Validate;

use super::admin_categories::CategoryPath;
use crate::caller::Caller;
use crate::problem::Answer;
use crate::state::State;
use crate::valid::{Valid, optional, text};

/// A suggested attribute with its values.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SuggestedAttribute {
    #[validate(custom(function = text::<Text<60>>))]
    #[schema(example = "Material", max_length = 60)]
    name: String,
    /// In German; by default the other name is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = optional::<Text<60>>))]
    #[schema(example = "Material", max_length = 60)]
    name_de: Option<String>,
    /// At most 30, in their order.
    #[validate(nested)]
    values: Vec<SuggestedAttributeValue>,
}

/// A suggested value.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SuggestedAttributeValue {
    #[validate(custom(function = text::<Text<60>>))]
    #[schema(example = "Stoneware", max_length = 60)]
    value: String,
    /// In German; by default the other text is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[validate(custom(function = optional::<Text<60>>))]
    #[schema(example = "Steinzeug", max_length = 60)]
    value_de: Option<String>,
}

/// The suggested attributes of a subcategory, in order, at most 30.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SuggestedAttributes {
    /// The category's version; a change must send the one that was read, otherwise 409
    /// `category_changed`.
    version: i64,
    #[validate(nested)]
    attributes: Vec<SuggestedAttribute>,
}

/// What is suggested to sellers who describe a product of this category.
#[utoipa::path(
    operation_id = "getCategoryAttributes", tag = "catalog", summary = "The attributes that a category suggests",
    security(("bearer" = [])), params(CategoryPath),
    responses((status = 200, description = "The attributes with their values", body = SuggestedAttributes)),
)]
#[get("/{id}/attributes")]
pub async fn get_category_attributes(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<CategoryPath>,
) -> Answer<SuggestedAttributes> {
    let found = category::attributes(&state.pool, &operator, path.id).await?;
    Ok(web::Json(found.into()))
}

/// Suggests these in place of all that were suggested.
#[utoipa::path(
    operation_id = "setCategoryAttributes", tag = "catalog", summary = "Set the attributes that a \
        subcategory suggests",
    description = "Sellers see these first, followed by attributes that other products in the \
        subcategory use. Existing products are not changed.",
    security(("bearer" = [])), params(CategoryPath), request_body = SuggestedAttributes,
    responses(
        (status = 200, description = "The attributes as they are now", body = SuggestedAttributes),
        (status = 409, description = "Somebody else changed the category (`category_changed`, with \
            the present `version`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[put("/{id}/attributes")]
pub async fn set_category_attributes(
    state: web::Data<State>,
    Caller(operator): Caller<Operator>,
    path: web::Path<CategoryPath>,
    Valid(body): Valid<SuggestedAttributes>,
) -> Answer<SuggestedAttributes> {
    let wanted = body.attributes.into_iter().map(Suggested::try_from);
    let wanted: Vec<Suggested> = wanted.collect::<Result<_, _>>()?;
    let (pool, id, version) = (&state.pool, path.id, body.version);
    let set = category::set_attributes(pool, &operator, id, version, &wanted).await?;
    Ok(web::Json(set.into()))
}

impl TryFrom<SuggestedAttribute> for Suggested {
    type Error = Invalid;

    fn try_from(attribute: SuggestedAttribute) -> Result<Self, Invalid> {
        let value = |value: SuggestedAttributeValue| {
            Ok(SuggestedValue {
                value: value.value.parse()?,
                value_de: Text::parse_optional(value.value_de.as_deref())?,
            })
        };
        Ok(Self {
            name: attribute.name.parse()?,
            name_de: Text::parse_optional(attribute.name_de.as_deref())?,
            values: attribute
                .values
                .into_iter()
                .map(value)
                .collect::<Result<_, Invalid>>()?,
        })
    }
}

impl From<(Vec<Suggested>, i64)> for SuggestedAttributes {
    fn from((attributes, version): (Vec<Suggested>, i64)) -> Self {
        Self {
            version,
            attributes: attributes
                .into_iter()
                .map(SuggestedAttribute::from)
                .collect(),
        }
    }
}

impl From<Suggested> for SuggestedAttribute {
    fn from(attribute: Suggested) -> Self {
        let value = |value: SuggestedValue| SuggestedAttributeValue {
            value: value.value.into_string(),
            value_de: value.value_de.map(Text::into_string),
        };
        Self {
            name: attribute.name.into_string(),
            name_de: attribute.name_de.map(Text::into_string),
            values: attribute.values.into_iter().map(value).collect(),
        }
    }
}
