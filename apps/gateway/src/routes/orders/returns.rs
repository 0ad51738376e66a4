//! Returns by the buyer.

use actix_multipart::form::MultipartForm;
use actix_multipart::form::tempfile::TempFile;
use actix_web::{get, post, web};
use auth::actor::User;
use catalog::review::Upload;
use db::idempotency::Key;
use orders::returns::{self, Parcel, Reason, ReturnRequest};
use serde::{Deserialize, Serialize};
use types::{Invalid, OrderId, ReturnId, ShopOrderId, Text};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;
use validator::{Validate, ValidationErrors};

use super::cancellations::{CancelLine, lines, not_empty};
use super::history::ShopOrderPath;
use super::reviews::PhotoFile;
use crate::caller::Caller;
use crate::form::Form;
use crate::idempotency::IdempotencyKey;
use crate::problem::{Answer, Problem, payloads};
use crate::state::State;
use crate::valid::{Valid, faults, rule_at, text};
use crate::wire::order::{Order, Return};

/// Most bytes of five photos.
const FORM_LIMIT: usize = 52 * 1024 * 1024;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(request_return)
        .service(get_return)
        .service(advance_return)
        .service(
            scope("/api/orders/{id}/returns/{rid}")
                .app_data(payloads::forms(FORM_LIMIT))
                .service(add_return_photos),
        );
}

/// A return in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ReturnPath {
    /// The order's id.
    #[param(value_type = i64)]
    id: OrderId,
    /// The return's id.
    #[param(value_type = i64)]
    rid: ReturnId,
}

/// The reason for a return.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReturnReason {
    NotAsDescribed,
    Damaged,
    WrongItem,
    ChangedMind,
    NotReceived,
}

impl From<ReturnReason> for Reason {
    fn from(reason: ReturnReason) -> Self {
        match reason {
            ReturnReason::NotAsDescribed => Self::NotAsDescribed,
            ReturnReason::Damaged => Self::Damaged,
            ReturnReason::WrongItem => Self::WrongItem,
            ReturnReason::ChangedMind => Self::ChangedMind,
            ReturnReason::NotReceived => Self::NotReceived,
        }
    }
}

/// A return to request.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RequestReturn {
    reason: ReturnReason,
    /// Shown to the shop, and to the operator if the return is escalated.
    #[validate(custom(function = text::<Text<2000>>))]
    #[schema(
        example = "The handle was broken off when I opened the parcel",
        min_length = 1,
        max_length = 2000
    )]
    words: String,
    /// So many pieces of these lines.
    #[validate(custom(function = not_empty), nested)]
    #[schema(min_items = 1)]
    lines: Vec<CancelLine>,
}

/// The buyer's next step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReturnAction {
    Accept,
    SendBack,
    Escalate,
    Withdraw,
}

/// The buyer's next step.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AdvanceReturn {
    /// `accept` the shop's offer, `send_back` the items, `escalate` to the operator, or `withdraw`.
    action: ReturnAction,
    /// For `send_back`: the carrier.
    #[schema(example = "UPS", max_length = 60)]
    carrier: Option<String>,
    /// For `send_back`: the tracking number.
    #[schema(example = "1Z999AA10123456784", max_length = 60)]
    tracking_number: Option<String>,
    /// For `escalate`: what the operator should know.
    #[schema(
        example = "The photos show that it broke on the way",
        max_length = 2000
    )]
    words: Option<String>,
}

/// What each action needs.
impl Validate for AdvanceReturn {
    fn validate(&self) -> Result<(), ValidationErrors> {
        let needed = match self.action {
            ReturnAction::SendBack => vec![
                ("/carrier", given::<60>(self.carrier.as_deref())),
                (
                    "/trackingNumber",
                    given::<60>(self.tracking_number.as_deref()),
                ),
            ],
            ReturnAction::Escalate => vec![("/words", given::<2000>(self.words.as_deref()))],
            ReturnAction::Accept | ReturnAction::Withdraw => Vec::new(),
        };
        let fault = |(pointer, checked): (&str, Result<(), Invalid>)| {
            Some((pointer.to_owned(), checked.err()?))
        };
        faults(needed.into_iter().filter_map(fault))
    }
}

fn given<const N: usize>(raw: Option<&str>) -> Result<(), Invalid> {
    raw.unwrap_or_default().parse::<Text<N>>().map(drop)
}

/// Photos of what arrived.
#[derive(Debug, MultipartForm, Validate, ToSchema)]
#[validate(schema(function = few_photos, skip_on_field_errors = false))]
pub struct ReturnPhotos {
    /// One to five photos: JPEG, PNG or WebP, at most 10 MB, 40 megapixels and 16,384 pixels along a side each.
    #[multipart(limit = "52MiB")]
    #[schema(value_type = Vec<PhotoFile>, min_items = 1, max_items = 5)]
    images: Vec<TempFile>,
}

fn few_photos(upload: &ReturnPhotos) -> Result<(), validator::ValidationError> {
    let count = upload.images.len();
    rule_at(
        "/images",
        match count {
            0 => Err(Invalid::new("required", "Choose a photo")),
            _ => Upload::check_count(count),
        },
    )
}

/// Asks a shop to take something back, or for the money of what never came. While it is open the
/// part stands at `return_requested`. The shop has three days to answer; its silence is a yes.
#[utoipa::path(
    operation_id = "requestReturn", tag = "orders", summary = "Request a return",
    description = "Within 14 days of delivery; for items that never arrived, from half of the time \
        after which a parcel counts as delivered. `returns` in the response describe the next \
        step.",
    security(("bearer" = [])), request_body = RequestReturn,
    params(ShopOrderPath, ("Idempotency-Key" = String, Header, description = "A random string, the \
        same for each retry", example = "6f1c1f0e-return")),
    responses(
        (status = 200, description = "The order", body = Order),
        (status = 409, description = "Nothing was delivered (`invalid_transition`), the parcel may \
            still arrive (`may_still_arrive`), the time for returns is over (`return_too_late`), \
            or another return is open (`return_open`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "More pieces than were shipped and not refunded (`not_returnable`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/orders/{id}/shop-orders/{sid}/returns")]
pub async fn request_return(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<ShopOrderPath>,
    Valid(body): Valid<RequestReturn>,
) -> Answer<Order> {
    let key = key_of(&user, "requestReturn", &key, &(path.id, path.sid, &body));
    let wish = ReturnRequest {
        reason: body.reason.into(),
        words: body.words.parse()?,
        lines: lines(Some(body.lines))?.unwrap_or_default(),
    };
    let place = (OrderId::new(path.id), ShopOrderId::new(path.sid));
    let order = returns::request(&state.orders, &user, &key, place, &wish).await?;
    Ok(web::Json(order.into()))
}

/// One of the caller's returns.
#[utoipa::path(
    operation_id = "getReturn", tag = "orders", summary = "One of the caller's returns",
    security(("bearer" = [])), params(ReturnPath),
    responses((status = 200, description = "The return", body = Return)),
)]
#[get("/api/orders/{id}/returns/{rid}")]
pub async fn get_return(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<ReturnPath>,
) -> Answer<Return> {
    let found = returns::find(&state.pool, &user, (path.id, path.rid)).await?;
    Ok(web::Json(found.into()))
}

/// The buyer's next step: takes the shop's offer, sends the goods back, asks the operator to decide,
/// or thinks better of it.
#[utoipa::path(
    operation_id = "advanceReturn", tag = "orders", summary = "Take the next step of a return",
    security(("bearer" = [])), request_body = AdvanceReturn,
    params(ReturnPath, ("Idempotency-Key" = String, Header, description = "A random string, the same for each retry", example = "6f1c1f0e-step")),
    responses(
        (status = 200, description = "The return", body = Return),
        (status = 409, description = "Not possible in its present state (`invalid_transition`, \
            with what is `allowed`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/orders/{id}/returns/{rid}")]
pub async fn advance_return(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<ReturnPath>,
    Valid(body): Valid<AdvanceReturn>,
) -> Answer<Return> {
    let key = key_of(&user, "advanceReturn", &key, &(path.id, path.rid, &body));
    let (context, place) = (&state.orders, (path.id, path.rid));
    let text = |raw: Option<String>| raw.unwrap_or_default();
    let now = match body.action {
        ReturnAction::Accept => returns::accept(context, &user, &key, place).await?,
        ReturnAction::Withdraw => returns::withdraw(context, &user, &key, place).await?,
        ReturnAction::Escalate => {
            let words = text(body.words).parse()?;
            returns::escalate(context, &user, &key, place, &words).await?
        }
        ReturnAction::SendBack => {
            let parcel = Parcel {
                carrier: text(body.carrier).parse()?,
                tracking_number: text(body.tracking_number).parse()?,
            };
            returns::send_back(context, &user, &key, place, &parcel).await?
        }
    };
    Ok(web::Json(now.into()))
}

/// Adds photos to a return that is not settled; at most five in all.
#[utoipa::path(
    operation_id = "addReturnPhotos", tag = "orders", summary = "Add photos to a return",
    description = "Photos are re-encoded, without metadata.",
    security(("bearer" = [])), params(ReturnPath),
    request_body(content = ReturnPhotos, content_type = "multipart/form-data"),
    responses(
        (status = 200, description = "The return", body = Return),
        (status = 409, description = "The return is closed (`return_over`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/photos")]
pub async fn add_return_photos(
    state: web::Data<State>,
    Caller(user): Caller<User>,
    path: web::Path<ReturnPath>,
    Form(upload): Form<ReturnPhotos>,
) -> Result<web::Json<Return>, Problem> {
    let files = upload.images.iter();
    let files = files.map(|image| image.file.path().to_owned()).collect();
    let photos = Upload::parse(state.media.clone(), files)?;
    let now = returns::add_photos(&state.orders, &user, (path.id, path.rid), photos)
        .await
        .map_err(|error| Problem::from(error).pointing("/images"))?;
    Ok(web::Json(now.into()))
}

fn key_of(user: &User, route: &'static str, key: &str, body: &impl Serialize) -> Key {
    Key::new(format!("user:{}", user.id()), route, key, body)
}
