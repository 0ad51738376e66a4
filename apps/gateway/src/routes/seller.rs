//! The seller centre: the caller's own shop.

pub mod cancellations;
pub mod orders;
pub mod products;
pub mod registration;
pub mod reviews;
pub mod shop;

use utoipa_actix_web::service_config::ServiceConfig;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(registration::register_seller)
        .service(orders::list_seller_orders)
        .service(orders::get_seller_order)
        .service(orders::get_seller_invoice)
        .service(orders::ship_order)
        .service(orders::deliver_order)
        .service(cancellations::cancel_seller_order)
        .service(cancellations::report_parcel_lost)
        .service(cancellations::accept_cancel_request)
        .service(cancellations::decline_cancel_request)
        .service(reviews::list_seller_reviews)
        .service(reviews::get_review_reply)
        .service(reviews::reply_to_review);
    shop::mount(cfg);
    products::mount(cfg);
}
