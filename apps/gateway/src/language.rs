//! The user's language, from their browser.

use actix_web::HttpRequest;
use actix_web::http::header::ACCEPT_LANGUAGE;
use types::Language;

use crate::quality_values::weights;

/// The one that is liked best of those that we write in; of equals the first one named
/// (RFC 9110, 12.5.4). `None` if it says nothing of them.
pub fn wanted(request: &HttpRequest) -> Option<Language> {
    let list = request.headers().get(ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut best = (None, 0.0);
    for (tag, weight) in weights(list) {
        if let Some(language) = Language::parse(tag).filter(|_| weight > best.1) {
            best = (Some(language), weight);
        }
    }
    best.0
}
