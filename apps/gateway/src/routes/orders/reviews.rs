//! Reviewing a delivered line.

use actix_multipart::form::MultipartForm;
use actix_multipart::form::tempfile::TempFile;
use actix_web::{HttpResponse, post, web};
use auth::actor::User;
use catalog::review::{Stars, Upload};
use orders::review::Opinion;
use serde::Deserialize;
use types::{Invalid, OrderId, OrderLineId, Text};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;
use validator::{Validate, ValidationError};

use crate::caller::Caller;
use crate::form::{Form, Typed};
use crate::problem::{Problem, payloads};
use crate::routes::catalog::reviews::Review;
use crate::state::State;
use crate::valid::{optional, rule, rule_at};

/// Most bytes of a review: five photos and what is said about them.
const FORM_LIMIT: usize = 52 * 1024 * 1024;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(
        scope("/api/orders/{orderId}/lines")
            .app_data(payloads::forms(FORM_LIMIT))
            .service(review_order_line),
    );
}

/// A line of an order in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[serde(rename_all = "camelCase")]
pub struct LinePath {
    /// The order.
    #[param(value_type = i64)]
    order_id: OrderId,
    /// The order line's ID.
    #[param(value_type = i64)]
    line_id: OrderLineId,
}

/// A buyer's review of a line.
#[derive(Debug, MultipartForm, Validate, ToSchema)]
#[validate(schema(function = few_photos, skip_on_field_errors = false))]
pub struct ReviewForm {
    /// Stars, 1 to 5.
    #[validate(custom(function = stars))]
    #[schema(value_type = i32, example = 5, minimum = 1, maximum = 5)]
    rating: Typed<i64>,
    /// May be empty.
    #[validate(custom(function = optional::<Text<4000>>))]
    #[schema(value_type = String, example = "Warm in the hand, and it stays there.", max_length = 4000)]
    text: Option<Typed<String>>,
    /// At most five photos: JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side each.
    #[multipart(limit = "52MiB")]
    #[schema(value_type = Vec<PhotoFile>, required = false, max_items = 5)]
    images: Vec<TempFile>,
}

fn stars(raw: &Typed<i64>) -> Result<(), ValidationError> {
    rule(Stars::parse(raw.0))
}

fn few_photos(upload: &ReviewForm) -> Result<(), ValidationError> {
    rule_at("/images", Upload::check_count(upload.images.len()))
}

impl ReviewForm {
    fn opinion(&self, state: &State) -> Result<Opinion, Invalid> {
        let text = self.text.as_ref().map(|text| text.as_str());
        let files = self.images.iter().map(|image| image.file.path().to_owned());
        Ok(Opinion {
            stars: Stars::parse(self.rating.0)?,
            text: Text::parse_optional(text)?,
            photos: Upload::parse(state.media.clone(), files.collect())?,
        })
    }
}

/// A photo, as uploaded.
#[derive(Debug, ToSchema)]
#[schema(value_type = String, format = Binary)]
#[expect(dead_code, reason = "only describes the form")]
pub struct PhotoFile(Vec<u8>);

/// The buyer reviews a line of their order, once, when it has arrived.
#[utoipa::path(
    operation_id = "reviewOrderLine", tag = "orders", summary = "Review a line of an order",
    description = "Photos are re-encoded, without metadata. 409 `not_delivered` before it is \
        delivered, 409 `already_reviewed` if it was already reviewed.",
    security(("bearer" = [])), params(LinePath),
    request_body(content = ReviewForm, content_type = "multipart/form-data"),
    responses((status = 201, description = "The review, as it is published", body = Review)),
)]
#[post("/{lineId}/review")]
pub async fn review_order_line(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<LinePath>,
    Form(upload): Form<ReviewForm>,
) -> Result<HttpResponse, Problem> {
    let opinion = upload.opinion(&state)?;
    let (brand, line) = (&state.settings.brand(), (path.order_id, path.line_id));
    let review = orders::review::write(&state.pool, brand, &user, line, opinion)
        .await
        .map_err(|error| Problem::from(error).pointing("/images"))?;
    Ok(HttpResponse::Created().json(Review::from(review)))
}
