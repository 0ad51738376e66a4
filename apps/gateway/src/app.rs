//! The app: one route table that serves and documents, and the middleware around it.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::middleware::{Compress, from_fn};
use actix_web::{App, Error, web};
use utoipa_actix_web::AppExt;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::middleware::{
    compressed_body, connection_close, deadline, head, headers, limits, prefetch_guard,
    read_your_writes, request_id, response_cache, unread_body,
};
use crate::problem::payloads;
use crate::state::State;
use crate::{frontend, routes};

/// Every documented route, by the domain it belongs to.
pub fn api(cfg: &mut ServiceConfig<'_>) {
    routes::health::mount(cfg);
    routes::auth::mount(cfg);
    routes::catalog::mount(cfg);
    routes::cart::mount(cfg);
    routes::orders::mount(cfg);
    routes::seller::mount(cfg);
    routes::content::mount(cfg);
    routes::webhooks::mount(cfg);
}

/// The app as one worker runs it; tests run the same.
pub fn build(
    state: web::Data<State>,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    let shows_mail = state.config.mail.folder().is_some();
    App::new()
        .app_data(state)
        .configure(payloads::configure)
        .into_utoipa_app()
        .configure(api)
        .into_app()
        .configure(|cfg| {
            if shows_mail {
                routes::dev::mount(cfg);
            }
        })
        .configure(routes::docs::mount)
        .configure(routes::csp::mount)
        .configure(routes::security_txt::mount)
        .default_service(web::to(frontend::serve))
        .wrap(Compress::default())
        .wrap(from_fn(limits::admit))
        .wrap(from_fn(compressed_body::refuse))
        .wrap(from_fn(read_your_writes::wait_for_feed))
        .wrap(from_fn(response_cache::serve))
        .wrap(from_fn(limits::count))
        .wrap(from_fn(head::read_as_get))
        .wrap(from_fn(prefetch_guard::check))
        .wrap(from_fn(deadline::enforce))
        .wrap(from_fn(unread_body::hold_until_sent))
        .wrap(from_fn(connection_close::on_shutdown))
        .wrap(from_fn(headers::secure))
        .wrap(from_fn(request_id::assign))
}
