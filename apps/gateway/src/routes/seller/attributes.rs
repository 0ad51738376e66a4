//! Attributes for the product editor: those that operators suggest in a category, and those that
//! other products there use.

use actix_web::{get, web};
use auth::actor::ShopReader;
use catalog::product;
use serde::{Deserialize, Serialize};
use types::CategoryId;
use utoipa::{IntoParams, ToSchema};

use crate::caller::Caller;
use crate::problem::Answer;
use crate::query::Query;
use crate::state::State;

/// Of which category.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct UsualAttributesQuery {
    /// A subcategory.
    #[param(example = 12)]
    category_id: i64,
}

/// Suggested and frequently used attributes.
#[derive(Debug, Serialize, ToSchema)]
pub struct UsualAttributes {
    /// Those suggested by operators, in order, then at most 20 others, the most frequent first.
    items: Vec<UsualAttribute>,
}

/// The name of an attribute.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UsualAttribute {
    #[schema(example = "Material")]
    name: String,
    /// In German, if an operator entered it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "Material")]
    name_de: Option<String>,
    /// Those suggested by operators, in order, then at most 10 others, the most frequent first.
    #[schema(example = json!(["Stoneware", "Glass"]))]
    values: Vec<String>,
    /// The same in German, if an operator entered any of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = json!(["Steinzeug", "Glas"]))]
    values_de: Option<Vec<String>>,
}

/// Names and values that operators suggest in a subcategory, then those that products on sale there have, whichever
/// shop's they are; while there are none, those of the subcategories beside it.
#[utoipa::path(
    operation_id = "listUsualAttributes", tag = "seller",
    summary = "Suggested attributes of a subcategory",
    security(("bearer" = [])), params(UsualAttributesQuery),
    responses((status = 200, description = "Attribute names with their values", body = UsualAttributes)),
)]
#[get("/api/seller/attributes")]
pub async fn list_usual_attributes(
    state: web::Data<State>,
    _seller: Caller<ShopReader>,
    query: Query<UsualAttributesQuery>,
) -> Answer<UsualAttributes> {
    let category = CategoryId::new(query.category_id);
    let usual = product::usual_attributes(&state.pool, category).await?;
    let items = usual.into_iter().map(|it| UsualAttribute {
        name: it.name,
        name_de: it.name_de,
        values: it.values,
        values_de: it.values_de,
    });
    Ok(web::Json(UsualAttributes {
        items: items.collect(),
    }))
}
