//! The device that a request comes from, for what is counted or stored by device.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::USER_AGENT;
use actix_web::{FromRequest, HttpRequest, web};
use auth::session::Device;

use crate::client_ip;
use crate::language;
use crate::problem::Problem;
use crate::state::State;

/// Taken from a request's headers and the client's address.
#[derive(Debug)]
pub struct ClientDevice(pub Device);

impl FromRequest for ClientDevice {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let Some(state) = request.app_data::<web::Data<State>>() else {
            return ready(Err(Problem::internal(&"the app has no state")));
        };
        let user_agent = request.headers().get(USER_AGENT);
        ready(Ok(Self(Device {
            user_agent: user_agent.and_then(|value| value.to_str().ok().map(str::to_owned)),
            address: client_ip::of(request, &state.config.http.trusted_proxies),
            language: language::wanted(request),
        })))
    }
}
