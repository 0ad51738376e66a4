//! Routes of domain `cart`. Every change returns the whole lists that it changes.

pub mod admin_coupons;
pub mod lines;
pub mod saved;
pub mod wire;

use actix_web::web::JsonConfig;
use utoipa_actix_web::scope;
use utoipa_actix_web::service_config::ServiceConfig;

use crate::problem::payloads;

/// Most bytes of a guest cart that is handed over: browsers keep whole products in it.
const BATCH_LIMIT: usize = 256 * 1024;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    let batch = JsonConfig::default()
        .limit(BATCH_LIMIT)
        .error_handler(payloads::json);
    cfg.service(lines::add_to_cart)
        .service(
            scope("/api/cart/add-multiple")
                .app_data(batch.clone())
                .service(lines::add_many_to_cart),
        )
        .service(
            scope("/api/cart/saved/add-multiple")
                .app_data(batch)
                .service(saved::add_many_to_saved),
        )
        .service(saved::list_saved)
        .service(saved::save_for_later)
        .service(saved::move_to_cart)
        .service(saved::remove_saved)
        .service(lines::get_cart)
        .service(lines::change_cart_quantity)
        .service(lines::update_cart_item)
        .service(lines::agree_to_prices)
        .service(lines::remove_from_cart);
    admin_coupons::mount(cfg);
}
