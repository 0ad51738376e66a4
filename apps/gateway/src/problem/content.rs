//! Outcomes of crate `content` as problems.

use actix_web::http::StatusCode;
use content::Error;

use super::Problem;

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        let words = error.to_string();
        match error {
            Error::UnknownPage | Error::UnknownMessage => Self::not_found(),
            Error::MessageClosed => Self::conflict("message_closed", words),
            Error::MessageNotClosed => Self::conflict("message_not_closed", words),
            Error::TooManyMessages { seconds } => Self::new(
                StatusCode::TOO_MANY_REQUESTS,
                "too_many_messages",
                "We got a lot of messages in the last hour. Try again later, or email us",
            )
            .retry_after(seconds),
            Error::Key(refused) => refused.into(),
            Error::Auth(error) => error.into(),
            Error::Database(error) => error.into(),
        }
    }
}
