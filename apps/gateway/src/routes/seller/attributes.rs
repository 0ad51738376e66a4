//! What other products of a category say of themselves, to be taken over while a product is
//! written.

use actix_web::{get, web};
use auth::actor::Sight;
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
    /// A sub-category.
    #[param(example = 12)]
    category_id: i64,
}

/// What is usually said of products.
#[derive(Debug, Serialize, ToSchema)]
pub struct UsualAttributes {
    /// At most 20, the most frequent first.
    items: Vec<UsualAttribute>,
}

/// A name of attributes.
#[derive(Debug, Serialize, ToSchema)]
pub struct UsualAttribute {
    #[schema(example = "Material")]
    name: String,
    /// At most 10, the most frequent first.
    #[schema(example = json!(["Stoneware", "Glass"]))]
    values: Vec<String>,
}

/// Names and values that products on sale in a sub-category have, whichever shop's they are; while there are
/// none, those of the sub-categories beside it.
#[utoipa::path(
    operation_id = "listUsualAttributes", tag = "seller",
    summary = "What products of a category usually say of themselves",
    security(("bearer" = [])), params(UsualAttributesQuery),
    responses((status = 200, description = "Names with values, of the latest products on sale", body = UsualAttributes)),
)]
#[get("/api/seller/attributes")]
pub async fn list_usual_attributes(
    state: web::Data<State>,
    _seller: Caller<Sight>,
    query: Query<UsualAttributesQuery>,
) -> Answer<UsualAttributes> {
    let category = CategoryId::new(query.category_id);
    let usual = product::usual_attributes(&state.pool, category).await?;
    let items = usual.into_iter().map(|it| UsualAttribute {
        name: it.name,
        values: it.values,
    });
    Ok(web::Json(UsualAttributes {
        items: items.collect(),
    }))
}
