//! What is refused, in Amazon's words.

use std::io::{self, ErrorKind};

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("The request is not signed")]
    AccessDenied,
    #[error("The access key is not the bucket's")]
    InvalidAccessKeyId,
    #[error("The key cannot be the path of a file")]
    InvalidUri,
    #[error("There is no such bucket")]
    NoSuchBucket,
    #[error("There is no such object")]
    NoSuchKey,
    #[error("The emulator does not support this")]
    NotImplemented,
    #[error("The file cannot be read or written: {0}")]
    Disk(io::Error),
}

impl Error {
    fn code(&self) -> &'static str {
        match self {
            Self::AccessDenied => "AccessDenied",
            Self::InvalidAccessKeyId => "InvalidAccessKeyId",
            Self::InvalidUri => "InvalidURI",
            Self::NoSuchBucket => "NoSuchBucket",
            Self::NoSuchKey => "NoSuchKey",
            Self::NotImplemented => "NotImplemented",
            Self::Disk(_) => "InternalError",
        }
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            // objects whose keys go on after this one are in a folder of its name
            ErrorKind::NotFound | ErrorKind::IsADirectory | ErrorKind::NotADirectory => {
                Self::NoSuchKey
            }
            _ => Self::Disk(error),
        }
    }
}

impl ResponseError for Error {
    fn status_code(&self) -> StatusCode {
        match self {
            Self::AccessDenied | Self::InvalidAccessKeyId => StatusCode::FORBIDDEN,
            Self::InvalidUri => StatusCode::BAD_REQUEST,
            Self::NoSuchBucket | Self::NoSuchKey => StatusCode::NOT_FOUND,
            Self::NotImplemented => StatusCode::NOT_IMPLEMENTED,
            Self::Disk(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn error_response(&self) -> HttpResponse {
        let code = self.code();
        HttpResponse::build(self.status_code())
            .content_type("application/xml")
            .body(format!(
                "<Error><Code>{code}</Code><Message>{self}</Message></Error>"
            ))
    }
}
