//! Bodies that were not read. To reuse a connection, actix-http reads a chunked body to its end,
//! however long that is: an upload that is too large would be received in full although it is
//! refused at its beginning. If the rest is still pending when the response is sent, the connection
//! is closed after it, as with bodies whose length is known; the client has a second to read the
//! response.

use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, MessageBody};
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::error::PayloadError;
use actix_web::middleware::Next;
use actix_web::web::Bytes;
use actix_web::{Error, HttpMessage};
use futures_util::Stream;

/// The middleware.
pub async fn hold_until_sent<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let payload = request.take_payload();
    if matches!(payload, Payload::None) {
        let response = next.call(request).await?;
        return Ok(response.map_into_left_body());
    }
    let body = Body(Rc::new(RefCell::new(payload)));
    request.set_payload(Payload::Stream {
        payload: Box::pin(body.clone()),
    });
    let response = next.call(request).await?;
    let response = response.map_body(|_, answer| Answer {
        answer: Box::pin(answer),
        _rest: body,
    });
    Ok(response.map_into_right_body())
}

/// A request's body.
#[derive(Clone)]
struct Body(Rc<RefCell<Payload>>);

impl Stream for Body {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Pin::new(&mut *self.0.borrow_mut()).poll_next(cx)
    }
}

/// An answer that is sent while what is left of its request's body is held.
struct Answer<B> {
    answer: Pin<Box<B>>,
    _rest: Body,
}

impl<B: MessageBody> MessageBody for Answer<B> {
    type Error = B::Error;

    fn size(&self) -> BodySize {
        self.answer.size()
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, B::Error>>> {
        self.answer.as_mut().poll_next(cx)
    }
}
