//! Who may ask: whoever signs with the bucket's access key.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header;
use actix_web::middleware::Next;
use actix_web::web;

use crate::error::Error;

/// What the header of a signed request begins with.
const SIGNED: &str = "AWS4-HMAC-SHA256 Credential=";

/// The id of the bucket's access key.
pub struct AccessKey(pub String);

/// Lets requests pass that are signed with the bucket's access key.
pub async fn check(
    key: web::Data<AccessKey>,
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let header = request.headers().get(header::AUTHORIZATION);
    let credential = header
        .and_then(|header| header.to_str().ok())
        .and_then(|header| header.strip_prefix(SIGNED))
        .and_then(|credential| credential.split('/').next());
    match credential {
        Some(id) if id == key.0 => next.call(request).await,
        Some(_) => Err(Error::InvalidAccessKeyId.into()),
        None => Err(Error::AccessDenied.into()),
    }
}
