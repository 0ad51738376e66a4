//! Transaction Search: <https://developer.paypal.com/docs/api/transaction-search/v1/>.

use actix_web::{HttpRequest, HttpResponse, get, web};
use chrono::{DateTime, TimeDelta, Utc};
use serde::Deserialize;
use serde_json::json;

use super::call::Call;
use crate::problem::{Issue, Problem};
use crate::wire;

/// The longest period that is searched.
const LONGEST: TimeDelta = TimeDelta::days(31);

/// How much is listed at all.
const MOST: usize = 10_000;

const SYNTAX: Issue = Issue::new(
    "INVALID_PARAMETER_SYNTAX",
    "The value of a field does not conform to the expected format.",
);
const RANGE: Issue = Issue::new(
    "INVALID_DATE_RANGE",
    "Date range is greater than 31 days, or ends before it starts.",
);
const TOO_MANY: Issue = Issue::new(
    "RESULTSET_TOO_LARGE",
    "Result set size is greater than the maximum limit. Change the filter criteria and try again.",
);

#[derive(Deserialize)]
struct Search {
    start_date: DateTime<Utc>,
    end_date: DateTime<Utc>,
    #[serde(default = "hundred")]
    page_size: usize,
    #[serde(default = "one")]
    page: usize,
}

fn hundred() -> usize {
    100
}

fn one() -> usize {
    1
}

#[get("/v1/reporting/transactions")]
pub(super) async fn list_transactions(
    call: Call,
    request: HttpRequest,
) -> Result<HttpResponse, Problem> {
    let search = web::Query::<Search>::from_query(request.query_string());
    let search = search.map_err(|_| SYNTAX.invalid("query"))?;
    let (from, to) = (search.start_date, search.end_date);
    if to < from || to - from > LONGEST {
        return Err(RANGE.invalid("end_date"));
    }
    if !(1..=500).contains(&search.page_size) || search.page == 0 {
        return Err(SYNTAX.invalid("page_size"));
    }
    let found = call.state.books().statement(from, to);
    if found.len() > MOST {
        return Err(TOO_MANY.invalid("end_date"));
    }
    let skipped = (search.page - 1).saturating_mul(search.page_size);
    let page = found.iter().skip(skipped).take(search.page_size);
    Ok(HttpResponse::Ok().json(json!({
        "transaction_details": page.map(wire::transaction).collect::<Vec<_>>(),
        "account_number": wire::MERCHANT_ID,
        "start_date": wire::time(from),
        "end_date": wire::time(to),
        "last_refreshed_datetime": wire::time(Utc::now()),
        "page": search.page,
        "total_items": found.len(),
        "total_pages": found.len().div_ceil(search.page_size).max(1),
    })))
}
