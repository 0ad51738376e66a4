//! Public answers that a browser may keep as long as it asks whether they still hold.

use actix_web::body::BoxBody;
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, ETAG, EntityTag, Header, IfNoneMatch};
use actix_web::{HttpRequest, HttpResponse, Responder, ResponseError};
use ring::digest::{SHA256, digest};
use serde::Serialize;

use crate::problem::Problem;

/// A JSON answer with an ETag; 304 without a body to a browser that has it already.
#[derive(Debug)]
pub struct Fresh<T>(pub T);

/// What public handlers return.
pub type Answer<T> = Result<Fresh<T>, Problem>;

impl<T: Serialize> Responder for Fresh<T> {
    type Body = BoxBody;

    fn respond_to(self, request: &HttpRequest) -> HttpResponse {
        let body = match serde_json::to_vec(&self.0) {
            Ok(body) => body,
            Err(error) => return Problem::internal(&error).error_response(),
        };
        let mut tag = hex::encode(digest(&SHA256, &body));
        tag.truncate(32);
        // Weak: the same content may travel compressed or not.
        let tag = EntityTag::new_weak(tag);
        let known = has(request, &tag);
        let status = if known {
            StatusCode::NOT_MODIFIED
        } else {
            StatusCode::OK
        };
        let mut answer = HttpResponse::build(status);
        answer.insert_header((CACHE_CONTROL, "no-cache"));
        answer.insert_header((ETAG, tag.to_string()));
        match known {
            true => answer.finish(),
            false => answer.content_type("application/json").body(body),
        }
    }
}

/// Whether the browser says that it has the content with this tag.
pub fn has(request: &HttpRequest, tag: &EntityTag) -> bool {
    match IfNoneMatch::parse(request) {
        Ok(IfNoneMatch::Any) => request.headers().contains_key("if-none-match"),
        Ok(IfNoneMatch::Items(known)) => known.iter().any(|known| known.weak_eq(tag)),
        Err(_) => false,
    }
}
