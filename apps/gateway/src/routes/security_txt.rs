//! Whom to tell of a hole in this marketplace (<https://www.rfc-editor.org/rfc/rfc9116>).

use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use actix_web::{HttpResponse, guard, web};
use chrono::{SecondsFormat, TimeDelta, Utc};
use settings::Settings;

use crate::problem::Problem;
use crate::state::State;

/// Where it is looked for; no part of the API.
const ADDRESS: &str = "/.well-known/security.txt";

/// What was said once must be asked for again; it is said anew each time.
const GOOD_FOR: TimeDelta = TimeDelta::days(180);

/// Mounts the address.
pub fn mount(cfg: &mut web::ServiceConfig) {
    cfg.service(web::resource(ADDRESS).guard(guard::Get()).to(text));
}

/// Not there while the contact address is the one that every installation begins with: nobody
/// reads what is sent to it.
async fn text(state: web::Data<State>) -> Result<HttpResponse, Problem> {
    let contact = state.settings.now().contact_email.clone();
    if contact == Settings::standard().contact_email {
        return Err(Problem::not_found());
    }
    let expires = (Utc::now() + GOOD_FOR).to_rfc3339_opts(SecondsFormat::Secs, true);
    let site = state.config.http.site();
    let text = format!(
        "Contact: mailto:{contact}\nExpires: {expires}\nPreferred-Languages: en, de\n\
         Canonical: {site}{ADDRESS}\n"
    );
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/plain; charset=utf-8"))
        .insert_header((CACHE_CONTROL, "public, max-age=3600"))
        .body(text))
}
