//! A body must arrive in time: whoever sends it drop by drop holds a place meanwhile.

use std::io::{Error, ErrorKind};
use std::time::Duration;

use actix_web::dev::Payload;
use actix_web::error::PayloadError;
use futures_util::{StreamExt, stream};
use tokio::time::{Instant, timeout_at};

/// The same body, which breaks off when it is not complete after so long.
pub fn in_time(payload: Payload, patience: Duration) -> Payload {
    if matches!(payload, Payload::None) {
        return payload;
    }
    let deadline = Instant::now() + patience;
    let body = stream::unfold(payload, move |mut payload| async move {
        let part = match timeout_at(deadline, payload.next()).await {
            Ok(part) => part?,
            Err(_) => Err(PayloadError::Io(Error::from(ErrorKind::TimedOut))),
        };
        Some((part, payload))
    });
    Payload::Stream {
        // Some readers ask once more after the end.
        payload: Box::pin(body.fuse()),
    }
}
