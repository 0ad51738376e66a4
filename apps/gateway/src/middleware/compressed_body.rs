//! Refuses compressed bodies. The library would decompress them by itself, a part at a time and
//! before any limit counts what comes out: a few kilobytes of brotli become gigabytes in memory.
//! Nobody needs it, for what is sent to us is short or is compressed already, as pictures are.

use actix_web::body::MessageBody;
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, ResponseError};

use crate::problem::Problem;

/// The middleware.
pub async fn refuse(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    if !is_compressed(&mut request) {
        let response = next.call(request).await;
        return response.map(ServiceResponse::map_into_left_body);
    }
    let mut response = request.into_response(compression_refused().error_response());
    // what is taken, as RFC 9110 (15.5.16) wants it
    let plain = HeaderValue::from_static("identity");
    response.headers_mut().insert(ACCEPT_ENCODING, plain);
    Ok(response.map_into_right_body())
}

fn is_compressed(request: &mut ServiceRequest) -> bool {
    let coding = request.headers().get(CONTENT_ENCODING);
    if coding.is_none_or(|coding| coding.as_bytes().eq_ignore_ascii_case(b"identity")) {
        return false;
    }
    let payload = request.take_payload();
    let has_body = !matches!(payload, Payload::None);
    request.set_payload(payload);
    has_body
}

fn compression_refused() -> Problem {
    Problem::new(
        StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "wrong_content_type",
        "Send the body without a Content-Encoding",
    )
}
