//! Returns to the caller's shop, and refunds by the shop without a return.

use actix_multipart::form::MultipartForm;
use actix_multipart::form::tempfile::TempFile;
use actix_web::{get, post, web};
use auth::actor::{Seller, ShopReader};
use catalog::review::Upload;
use orders::refund::{self, Grant};
use orders::returns::{self, Stage};
use serde::{Deserialize, Serialize};
use types::{Invalid, Money, ReturnId, ShopOrderId, Text};
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;
use validator::{Validate, ValidationError};

use super::orders::{SellerOrderPath, key_of};
use crate::caller::Caller;
use crate::form::Form;
use crate::idempotency::IdempotencyKey;
use crate::problem::{Answer, Problem, payloads};
use crate::query::Query;
use crate::routes::orders::cancellations::{CancelLine, lines, not_empty};
use crate::routes::orders::reviews::PhotoFile;
use crate::state::State;
use crate::valid::{Valid, optional, rule_at, text};
use crate::wire::order::{Return, ReturnPage, SellerOrder};
use crate::wire::page::PageQuery;

/// Most bytes of a label.
const FORM_LIMIT: usize = 11 * 1024 * 1024;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(list_seller_returns)
        .service(approve_return)
        .service(offer_refund)
        .service(reject_return)
        .service(receive_return)
        .service(object_to_return)
        .service(refund_seller_order)
        .service(
            scope("/api/seller/orders/{id}/returns/{rid}")
                .app_data(payloads::forms(FORM_LIMIT))
                .service(set_return_label),
        );
}

/// A return in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct SellerReturnPath {
    /// The shop order's id.
    #[param(value_type = i64)]
    id: ShopOrderId,
    /// The return's id.
    #[param(value_type = i64)]
    rid: ReturnId,
}

impl SellerReturnPath {
    fn place(&self) -> (ShopOrderId, ReturnId) {
        (self.id, self.rid)
    }
}

/// Which returns.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReturnStage {
    #[default]
    All,
    Shop,
    Buyer,
    Operator,
    Over,
}

impl From<ReturnStage> for Stage {
    fn from(stage: ReturnStage) -> Self {
        match stage {
            ReturnStage::All => Self::All,
            ReturnStage::Shop => Self::Shop,
            ReturnStage::Buyer => Self::Buyer,
            ReturnStage::Operator => Self::Operator,
            ReturnStage::Over => Self::Over,
        }
    }
}

/// Which returns.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReturnQuery {
    /// Who has to act next: the `shop`, the `buyer` or the `operator`; `over`: nobody.
    #[serde(default)]
    #[param(inline)]
    pub stage: ReturnStage,
}

/// How a shop accepts a return.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ApproveReturn {
    /// Whether the buyer must send the items back. If not, they are refunded at once.
    send_back: bool,
    /// Where and how to send the items; required if they must be sent back.
    #[validate(custom(function = optional::<Text<2000>>))]
    #[schema(
        example = "Please send it to Nordlicht Keramik, Hafenstr. 3, 20457 Hamburg",
        max_length = 2000
    )]
    words: Option<String>,
}

/// An offer of a partial refund; the buyer keeps the items.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct OfferRefund {
    /// In minor units; at most the value of the pieces.
    #[validate(range(min = 1))]
    #[schema(example = 500, minimum = 1)]
    amount: i64,
    /// Shown to the buyer.
    #[validate(custom(function = text::<Text<2000>>))]
    #[schema(
        example = "The scratch is on the bottom: would 5.00 make up for it?",
        min_length = 1,
        max_length = 2000
    )]
    words: String,
}

/// Why a shop declines a return.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RejectReturn {
    /// Shown to the buyer.
    #[validate(custom(function = text::<Text<2000>>))]
    #[schema(
        example = "It was made to your measures",
        min_length = 1,
        max_length = 2000
    )]
    reason: String,
}

/// What happens to the returned items.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ReceiveReturn {
    /// Whether they can be sold again.
    restock: bool,
}

/// A refund without a return: for `lines`, or a free `amount`.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[validate(schema(function = one_of_both, skip_on_field_errors = false))]
pub struct GrantRefund {
    /// Pieces of these lines, which the buyer keeps.
    #[validate(custom(function = not_empty), nested)]
    lines: Option<Vec<CancelLine>>,
    /// In minor units.
    #[validate(range(min = 1))]
    #[schema(example = 500, minimum = 1)]
    amount: Option<i64>,
    /// Shown to the buyer.
    #[validate(custom(function = text::<Text<500>>))]
    #[schema(
        example = "Sorry that it took so long",
        min_length = 1,
        max_length = 500
    )]
    reason: String,
}

fn one_of_both(grant: &GrantRefund) -> Result<(), ValidationError> {
    let both = grant.lines.is_some() == grant.amount.is_some();
    let no = Invalid::new("one_of", "Choose either pieces or an amount");
    rule_at("/amount", if both { Err(no) } else { Ok(()) })
}

impl GrantRefund {
    /// In the domain's types, with the reason.
    pub fn parse(self) -> Result<(Grant, Text<500>), Invalid> {
        let reason = self.reason.parse()?;
        let grant = match (lines(self.lines)?, self.amount) {
            (Some(lines), _) => Grant::Lines(lines),
            (None, amount) => Grant::Amount(Money::new(amount.unwrap_or(0))),
        };
        Ok((grant, reason))
    }
}

/// A return label.
#[derive(Debug, MultipartForm, Validate, ToSchema)]
pub struct ReturnLabel {
    /// A picture of the label: JPEG, PNG or WebP, at most 10 MB.
    #[multipart(limit = "11MiB")]
    #[schema(value_type = PhotoFile)]
    image: TempFile,
}

/// What buyers give back: what waits longest on top, then what is settled.
#[utoipa::path(
    operation_id = "listSellerReturns", tag = "seller", summary = "Returns to the caller's shop",
    security(("bearer" = [])), params(ReturnQuery, PageQuery),
    responses((status = 200, description = "A page of returns", body = ReturnPage)),
)]
#[get("/api/seller/returns")]
pub async fn list_seller_returns(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    query: Query<ReturnQuery>,
    page: Query<PageQuery>,
) -> Answer<ReturnPage> {
    let page = returns::of_shop(&state.pool, &seller, query.stage.into(), page.parse()?).await?;
    Ok(web::Json(page.into()))
}

/// The shop takes it back, with the goods or without. How to send it may be said again.
#[utoipa::path(
    operation_id = "approveReturn", tag = "seller", summary = "Accept a return",
    security(("bearer" = [])), request_body = ApproveReturn,
    params(SellerReturnPath, ("Idempotency-Key" = String, Header, description = "A random string, \
        the same for each retry", example = "6f1c1f0e-approve")),
    responses(
        (status = 200, description = "The return", body = Return),
        (status = 409, description = "Not possible in its present state (`invalid_transition`, \
            with what is `allowed`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "The items never arrived (`nothing_to_send`), or the \
            instructions for sending them back are missing (`how_to_send`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/seller/orders/{id}/returns/{rid}/approve")]
pub async fn approve_return(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<SellerReturnPath>,
    Valid(body): Valid<ApproveReturn>,
) -> Answer<Return> {
    let key = key_of(&seller, "approveReturn", &key, &(path.id, path.rid, &body));
    let words = Text::parse_optional(body.words.as_deref())?;
    let (words, back) = (words.as_ref(), body.send_back);
    let now = returns::approve(&state.orders, &seller, &key, path.place(), back, words).await?;
    Ok(web::Json(now.into()))
}

/// The shop offers a part of the money, and the buyer keeps the goods.
#[utoipa::path(
    operation_id = "offerRefund", tag = "seller", summary = "Offer a partial refund",
    security(("bearer" = [])), request_body = OfferRefund,
    params(SellerReturnPath, ("Idempotency-Key" = String, Header, description = "A random string, \
        the same for each retry", example = "6f1c1f0e-offer")),
    responses(
        (status = 200, description = "The return", body = Return),
        (status = 409, description = "Not possible in its present state (`invalid_transition`, \
            with what is `allowed`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "More than the value of the pieces (`too_much`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/seller/orders/{id}/returns/{rid}/offer")]
pub async fn offer_refund(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<SellerReturnPath>,
    Valid(body): Valid<OfferRefund>,
) -> Answer<Return> {
    let key = key_of(&seller, "offerRefund", &key, &(path.id, path.rid, &body));
    let (amount, words) = (Money::new(body.amount), body.words.parse()?);
    let now = returns::offer(&state.orders, &seller, &key, path.place(), amount, &words).await?;
    Ok(web::Json(now.into()))
}

/// The shop does not take it back, and says why. The buyer may ask the operator.
#[utoipa::path(
    operation_id = "rejectReturn", tag = "seller", summary = "Decline a return",
    security(("bearer" = [])), request_body = RejectReturn,
    params(SellerReturnPath, ("Idempotency-Key" = String, Header, description = "A random string, \
        the same for each retry", example = "6f1c1f0e-reject")),
    responses(
        (status = 200, description = "The return", body = Return),
        (status = 409, description = "Not possible in its present state (`invalid_transition`, \
            with what is `allowed`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/seller/orders/{id}/returns/{rid}/reject")]
pub async fn reject_return(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<SellerReturnPath>,
    Valid(body): Valid<RejectReturn>,
) -> Answer<Return> {
    let key = key_of(&seller, "rejectReturn", &key, &(path.id, path.rid, &body));
    let words = body.reason.parse()?;
    let now = returns::decline(&state.orders, &seller, &key, path.place(), &words).await?;
    Ok(web::Json(now.into()))
}

/// The goods came back: the money goes to the buyer.
#[utoipa::path(
    operation_id = "receiveReturn", tag = "seller", summary = "Confirm that a return arrived",
    security(("bearer" = [])), request_body = ReceiveReturn,
    params(SellerReturnPath, ("Idempotency-Key" = String, Header, description = "A random string, \
        the same for each retry", example = "6f1c1f0e-received")),
    responses(
        (status = 200, description = "The return", body = Return),
        (status = 409, description = "Not possible in its present state (`invalid_transition`, \
            with what is `allowed`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/seller/orders/{id}/returns/{rid}/received")]
pub async fn receive_return(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<SellerReturnPath>,
    Valid(body): Valid<ReceiveReturn>,
) -> Answer<Return> {
    let key = key_of(&seller, "receiveReturn", &key, &(path.id, path.rid, &body));
    let (context, restock) = (&state.orders, body.restock);
    let now = returns::received(context, &seller, &key, path.place(), restock).await?;
    Ok(web::Json(now.into()))
}

/// The parcel back did not come, or not with these goods: the marketplace is asked to decide.
#[utoipa::path(
    operation_id = "objectToReturn", tag = "seller", summary = "Object to a return that did not arrive",
    security(("bearer" = [])), request_body = RejectReturn,
    params(SellerReturnPath, ("Idempotency-Key" = String, Header, description = "A random string, \
        the same for each retry", example = "6f1c1f0e-object")),
    responses(
        (status = 200, description = "The return", body = Return),
        (status = 409, description = "Not possible in its present state (`invalid_transition`, \
            with what is `allowed`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/seller/orders/{id}/returns/{rid}/object")]
pub async fn object_to_return(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<SellerReturnPath>,
    Valid(body): Valid<RejectReturn>,
) -> Answer<Return> {
    let key = key_of(&seller, "objectToReturn", &key, &(path.id, path.rid, &body));
    let words = body.reason.parse()?;
    let now =
        returns::object_to_receipt(&state.orders, &seller, &key, path.place(), &words).await?;
    Ok(web::Json(now.into()))
}

/// Shows the buyer a label for the parcel back, in place of one before.
#[utoipa::path(
    operation_id = "setReturnLabel", tag = "seller", summary = "Add a return label",
    description = "The picture is re-encoded, without metadata.",
    security(("bearer" = [])), params(SellerReturnPath),
    request_body(content = ReturnLabel, content_type = "multipart/form-data"),
    responses(
        (status = 200, description = "The return", body = Return),
        (status = 409, description = "The return is closed (`return_over`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/label")]
pub async fn set_return_label(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    path: web::Path<SellerReturnPath>,
    Form(upload): Form<ReturnLabel>,
) -> Answer<Return> {
    let file = vec![upload.image.file.path().to_owned()];
    let label = Upload::parse(state.media.clone(), file)?;
    let now = returns::add_label(&state.orders, &seller, path.place(), label)
        .await
        .map_err(|error| Problem::from(error).pointing("/image"))?;
    Ok(web::Json(now.into()))
}

/// Gives money back without a return, for pieces that the buyer keeps or out of goodwill. The
/// commission's share of it comes back to the shop.
#[utoipa::path(
    operation_id = "refundSellerOrder", tag = "seller", summary = "Refund a part of an order",
    security(("bearer" = [])), request_body = GrantRefund,
    params(SellerOrderPath, ("Idempotency-Key" = String, Header, description = "A random string, \
        the same for each retry", example = "6f1c1f0e-refund")),
    responses(
        (status = 200, description = "The shop order", body = SellerOrder),
        (status = 409, description = "It is not paid (`invalid_transition`), has an open return \
            (`return_open`), or nothing is left to refund (`nothing_left`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 422, description = "More than what is left (`too_much`), or more pieces than \
            were shipped (`not_returnable`)", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
    ),
)]
#[post("/api/seller/orders/{id}/refunds")]
pub async fn refund_seller_order(
    state: web::Data<State>,
    Caller(seller): Caller<Seller>,
    IdempotencyKey(key): IdempotencyKey,
    path: web::Path<SellerOrderPath>,
    Valid(body): Valid<GrantRefund>,
) -> Answer<SellerOrder> {
    let key = key_of(&seller, "refundSellerOrder", &key, &(path.id, &body));
    let (grant, reason) = body.parse()?;
    let id = ShopOrderId::new(path.id);
    let order = refund::by_seller(&state.orders, &seller, &key, id, &grant, &reason).await?;
    Ok(web::Json(order.into()))
}
