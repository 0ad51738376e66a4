//! Preview of a description before it is saved.

use actix_web::{post, web};
use auth::actor::Seller;
use serde::{Deserialize, Serialize};
use types::Text;
use utoipa::ToSchema;
use validator::Validate;

use crate::caller::Caller;
use crate::markdown::{self, Frame};
use crate::problem::Answer;
use crate::valid::{Valid, optional};

/// A description in Markdown.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DescriptionPreview {
    /// Markdown; may be empty.
    #[validate(custom(function = optional::<Text<20000>>))]
    #[schema(example = "Thrown by hand, **dishwasher safe**.", max_length = 20000)]
    description: String,
}

/// A description, as shoppers will see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreviewedDescription {
    /// Safe HTML; headings from level 3.
    #[schema(example = "<p>Thrown by hand, <strong>dishwasher safe</strong>.</p>")]
    description_html: String,
}

/// A description as its product's page would show it; nothing is kept.
#[utoipa::path(
    operation_id = "previewDescription", tag = "seller", summary = "Preview a description",
    security(("bearer" = [])), request_body = DescriptionPreview,
    responses((status = 200, description = "The description as HTML", body = PreviewedDescription)),
)]
#[post("/preview")]
pub async fn preview_description(
    _seller: Caller<Seller>,
    Valid(body): Valid<DescriptionPreview>,
) -> Answer<PreviewedDescription> {
    Ok(web::Json(PreviewedDescription {
        description_html: markdown::html(&body.description, Frame::Section),
    }))
}
