//! The mail page, if emails go into a folder: in the demo and in tests, never in production.

use actix_web::{HttpResponse, web};
use serde::Deserialize;

use crate::problem::{Answer, Problem};
use crate::query::Query;
use crate::state::State;

/// Mounts the page and its JSON twin.
pub fn mount(cfg: &mut web::ServiceConfig) {
    cfg.service(web::resource("/dev/mail").get(page))
        .service(web::resource("/dev/mail/messages").get(messages));
}

#[derive(Deserialize)]
struct Addressee {
    to: Option<String>,
}

/// The emails in the folder, newest first.
fn emails(state: &State, to: Option<&str>) -> Result<Vec<mail::folder::SentEmail>, Problem> {
    let folder = state.config.mail.folder().ok_or_else(Problem::not_found)?;
    mail::folder::list(folder, to).map_err(|error| Problem::internal(&error))
}

async fn messages(
    state: web::Data<State>,
    query: Query<Addressee>,
) -> Answer<Vec<mail::folder::SentEmail>> {
    Ok(web::Json(emails(&state, query.to.as_deref())?))
}

async fn page(state: web::Data<State>, query: Query<Addressee>) -> Result<HttpResponse, Problem> {
    let emails = emails(&state, query.to.as_deref())?;
    let html = mail::folder::page(&emails);
    Ok(HttpResponse::Ok()
        .content_type("text/html; charset=utf-8")
        .insert_header((
            "content-security-policy",
            "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self' data:",
        ))
        .body(html))
}
