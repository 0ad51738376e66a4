//! Closes each connection with its last response when a gateway is told to stop. A proxy keeps
//! connections and would send its next request on one that is closing; told so with the previous
//! response (RFC 9112, 9.6), it sends the request elsewhere.

use std::sync::atomic::Ordering;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::ConnectionType;
use actix_web::middleware::Next;
use actix_web::{Error, web};

use crate::state::State;

/// The middleware.
pub async fn on_shutdown<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, Error> {
    let state = request.app_data::<web::Data<State>>().cloned();
    let mut response = next.call(request).await?;
    if state.is_some_and(|state| !state.ready.load(Ordering::Relaxed)) {
        let head = response.response_mut().head_mut();
        head.set_connection_type(ConnectionType::Close);
    }
    Ok(response)
}
