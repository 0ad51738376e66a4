//! Errors of actix itself: bodies, paths and forms that it cannot parse.

use std::io::ErrorKind;

use actix_multipart::form::MultipartFormConfig;
use actix_multipart::form::tempfile::TempFileError;
use actix_web::error::{JsonPayloadError, PathError, PayloadError};
use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};

use super::Problem;

/// Most bytes of a JSON body.
pub const JSON_LIMIT: usize = 32 * 1024;
/// Most bytes of a multipart form: one picture and what is said about it.
const FORM_LIMIT: usize = 12 * 1024 * 1024;

/// The extractors' settings, put on the app once.
pub fn configure(cfg: &mut web::ServiceConfig) {
    cfg.app_data(
        web::JsonConfig::default()
            .limit(JSON_LIMIT)
            .error_handler(json),
    )
    .app_data(web::PathConfig::default().error_handler(path))
    .app_data(forms(FORM_LIMIT));
}

/// Settings for multipart forms of at most so many bytes; files go to the disk.
pub fn forms(limit: usize) -> MultipartFormConfig {
    MultipartFormConfig::default()
        .total_limit(limit)
        .memory_limit(256 * 1024)
        .error_handler(multipart)
}

/// A JSON body that cannot be read.
pub fn json(error: JsonPayloadError, _: &HttpRequest) -> actix_web::Error {
    match &error {
        JsonPayloadError::OverflowKnownLength { .. } | JsonPayloadError::Overflow { .. } => {
            let detail = "That's too large. Use a smaller file or less text";
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "body_too_large", detail)
        }
        JsonPayloadError::ContentType => {
            let detail = "Send the body as application/json";
            Problem::new(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "wrong_content_type",
                detail,
            )
        }
        JsonPayloadError::Payload(fault) if is_late(fault) => too_slow(),
        _ => Problem::malformed("malformed_body", error.to_string()),
    }
    .into()
}

fn is_disk(fault: &actix_web::Error) -> bool {
    matches!(fault.as_error(), Some(TempFileError::FileIo(_)))
}

fn is_late(fault: &PayloadError) -> bool {
    matches!(fault, PayloadError::Io(error) if error.kind() == ErrorKind::TimedOut)
}

/// 408: the body did not come in time.
pub fn too_slow() -> Problem {
    let detail = "This took too long. Check your connection and try again";
    Problem::new(StatusCode::REQUEST_TIMEOUT, "request_timeout", detail)
}

/// A path that cannot be read names nothing.
fn path(_: PathError, _: &HttpRequest) -> actix_web::Error {
    Problem::not_found().into()
}

fn multipart(error: actix_multipart::MultipartError, _: &HttpRequest) -> actix_web::Error {
    form(&error).into()
}

/// A multipart form that cannot be read.
pub fn form(error: &actix_multipart::MultipartError) -> Problem {
    use actix_multipart::MultipartError;
    match error {
        MultipartError::ContentTypeMissing
        | MultipartError::ContentTypeParse
        | MultipartError::ContentTypeIncompatible => {
            let detail = "Send the body as multipart/form-data";
            Problem::new(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "wrong_content_type",
                detail,
            )
        }
        MultipartError::Payload(fault) if is_late(fault) => too_slow(),
        // files wait on the disk until they are looked at
        MultipartError::Field { source, .. } if is_disk(source) => Problem::storage_full(error),
        MultipartError::Payload(PayloadError::Overflow) => {
            let detail = "That's too large. Use a smaller file or less text";
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "body_too_large", detail)
        }
        _ => Problem::malformed("malformed_form", error.to_string()),
    }
}
