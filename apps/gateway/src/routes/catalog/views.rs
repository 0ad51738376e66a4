//! Counting views of products, without identifying visitors.

use actix_web::http::header::USER_AGENT;
use actix_web::{HttpRequest, HttpResponse, post, web};
use types::Slug;

use super::product::ProductPath;
use crate::problem::Problem;
use crate::state::State;

/// What programs call themselves that look without wanting to buy.
const PROGRAMS: [&str; 4] = ["bot", "crawl", "spider", "headless"];

/// Somebody opened the page of a product. Counted for the shop's figures are the product and the day:
/// not who it was, nor from where.
#[utoipa::path(
    operation_id = "countProductView", tag = "catalog", summary = "Count the view of a product's page",
    description = "The storefront calls this when a product's page is opened. Unknown slugs are ignored.",
    params(ProductPath),
    responses((status = 204, description = "Counted")),
)]
#[post("/api/public/products/{slug}/views")]
pub async fn count_product_view(
    state: web::Data<State>,
    request: HttpRequest,
    path: web::Path<ProductPath>,
) -> Result<HttpResponse, Problem> {
    let slug = Slug::parse(&path.slug).map_err(|_| Problem::not_found())?;
    if !is_program(&request) {
        state.views.count(slug);
    }
    Ok(HttpResponse::NoContent().finish())
}

fn is_program(request: &HttpRequest) -> bool {
    let name = request.headers().get(USER_AGENT);
    let name = name.and_then(|name| name.to_str().ok()).unwrap_or_default();
    let name = name.to_ascii_lowercase();
    PROGRAMS.iter().any(|program| name.contains(program))
}
