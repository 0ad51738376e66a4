//! The OpenAPI document and Swagger UI.

use actix_web::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use actix_web::middleware::DefaultHeaders;
use actix_web::{HttpResponse, guard, web};
use utoipa_swagger_ui::{Config, SwaggerUi};

use crate::openapi;

/// Mounts both.
pub fn mount(cfg: &mut web::ServiceConfig) {
    let file = web::resource("/openapi.json").guard(guard::Get());
    cfg.service(file.to(document))
        .service(web::redirect("/swagger-ui", "/swagger-ui/"))
        .service(
            web::scope("/swagger-ui")
                .wrap(DefaultHeaders::new().add((
                    CONTENT_SECURITY_POLICY,
                    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; \
                     frame-ancestors 'none'",
                )))
                .service(
                    SwaggerUi::new("/{_:.*}").config(
                        Config::from("/openapi.json")
                            .try_it_out_enabled(true)
                            .persist_authorization(true),
                    ),
                ),
        );
}

async fn document() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "application/json"))
        .body(openapi::text())
}
