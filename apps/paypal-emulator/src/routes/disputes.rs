//! Disputes: <https://developer.paypal.com/docs/api/customer-disputes/v1/>.

use actix_multipart::Multipart;
use actix_web::http::header::CONTENT_TYPE;
use actix_web::{HttpRequest, HttpResponse, get, post, web};
use futures_util::TryStreamExt;
use serde::Deserialize;
use serde_json::{Value, json};

use super::call::Call;
use crate::problem::{Issue, Problem};
use crate::{check, wire};

const SYNTAX: Issue = Issue::new(
    "MALFORMED_REQUEST_JSON",
    "The request JSON is not well formed.",
);
const NO_INPUT: Issue = Issue::new(
    "MISSING_REQUIRED_PARAMETER",
    "A required field / parameter is missing.",
);
const PAGE_SIZE: Issue = Issue::new(
    "INVALID_PAGE_SIZE",
    "The page_size is outside the allowed range.",
);

/// As much text as an answer to a dispute may have.
const MOST: usize = 128 * 1024;

#[derive(Deserialize)]
struct Filter {
    disputed_transaction_id: Option<String>,
    dispute_state: Option<String>,
    #[serde(default = "one")]
    page: usize,
    #[serde(default = "ten")]
    page_size: usize,
}

fn one() -> usize {
    1
}

fn ten() -> usize {
    10
}

#[get("/v1/customer/disputes")]
pub(super) async fn list_disputes(
    call: Call,
    request: HttpRequest,
) -> Result<HttpResponse, Problem> {
    let filter = web::Query::<Filter>::from_query(request.query_string());
    let filter = filter.map_err(|_| SYNTAX.invalid("query"))?;
    if !(1..=50).contains(&filter.page_size) || !(1..=50).contains(&filter.page) {
        return Err(PAGE_SIZE.invalid("page_size"));
    }
    let states = filter.dispute_state.as_deref();
    let is_wanted = |state: &str| states.is_none_or(|s| s.split(',').any(|one| one == state));
    let books = call.state.books();
    let found = books.disputes().into_iter();
    let found = found.filter(|(capture, dispute)| {
        let transaction = filter.disputed_transaction_id.as_ref();
        transaction.is_none_or(|id| *id == capture.id) && is_wanted(dispute.state())
    });
    let skipped = (filter.page - 1) * filter.page_size;
    let items: Vec<Value> = found
        .skip(skipped)
        .take(filter.page_size)
        .map(|(capture, dispute)| wire::dispute_in_short(&call.state.base_url, capture, dispute))
        .collect();
    let href = format!("{}/v1/customer/disputes", call.state.base_url);
    let links = json!([{ "href": href, "rel": "self", "method": "GET" }]);
    Ok(HttpResponse::Ok().json(json!({ "items": items, "links": links })))
}

#[get("/v1/customer/disputes/{id}")]
pub(super) async fn get_dispute(
    call: Call,
    id: web::Path<String>,
) -> Result<HttpResponse, Problem> {
    let books = call.state.books();
    let (capture, dispute) = books.dispute_by_id(&id)?;
    Ok(HttpResponse::Ok().json(wire::dispute(&call.state.base_url, capture, dispute)))
}

/// What is sent is one part `input` of JSON, and files beside it.
#[post("/v1/customer/disputes/{id}/provide-evidence")]
pub(super) async fn provide_evidence(
    call: Call,
    id: web::Path<String>,
    request: HttpRequest,
    form: Multipart,
) -> Result<HttpResponse, Problem> {
    let kind = request.headers().get(CONTENT_TYPE);
    let kind = kind.and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    if !kind.starts_with("multipart/") {
        return Err(Problem::not_json());
    }
    let input = input(form).await?;
    let evidence = check::evidence(&input)?;
    call.state.books().take_evidence(&id, evidence)?;
    if call.state.fails(|faults| &mut faults.evidence_fails) {
        return Err(Problem::timed_out());
    }
    Ok(link(&call, &id))
}

#[derive(Deserialize)]
struct Acceptance {
    note: Option<String>,
}

#[post("/v1/customer/disputes/{id}/accept-claim")]
pub(super) async fn accept_claim(
    call: Call,
    id: web::Path<String>,
    body: web::Bytes,
) -> Result<HttpResponse, Problem> {
    call.demand_json()?;
    let body: Acceptance = serde_json::from_slice(&body).map_err(|_| SYNTAX.invalid("/"))?;
    let note = body.note.unwrap_or_default();
    if !(1..=2_000).contains(&note.chars().count()) {
        return Err(NO_INPUT.invalid("/note"));
    }
    call.state.books().accept_claim(&id)?;
    if call.state.fails(|faults| &mut faults.accept_fails) {
        return Err(Problem::timed_out());
    }
    Ok(link(&call, &id))
}

async fn input(mut form: Multipart) -> Result<Vec<u8>, Problem> {
    let broken = |_| SYNTAX.invalid("multipart");
    let mut input = None;
    while let Some(mut field) = form.try_next().await.map_err(broken)? {
        let is_input = field.name() == Some("input");
        let mut content = Vec::new();
        while let Some(chunk) = field.try_next().await.map_err(broken)? {
            if content.len() + chunk.len() > MOST {
                return Err(SYNTAX.invalid("multipart"));
            }
            content.extend_from_slice(&chunk);
        }
        if is_input {
            input = Some(content);
        }
    }
    input.ok_or_else(|| NO_INPUT.invalid("input"))
}

fn link(call: &Call, id: &str) -> HttpResponse {
    let href = format!("{}/v1/customer/disputes/{id}", call.state.base_url);
    HttpResponse::Ok().json(json!({
        "links": [{ "href": href, "rel": "self", "method": "GET" }],
    }))
}
