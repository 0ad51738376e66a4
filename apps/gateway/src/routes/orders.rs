//! Quote, place, pay, follow: the buyer's orders.

pub mod cancellations;
pub mod checkout;
pub mod disputes;
pub mod history;
pub mod payout_runs;
pub mod refunds;
pub mod reviews;
pub mod tracking;

use utoipa_actix_web::service_config::ServiceConfig;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(checkout::quote_order)
        .service(checkout::place_order)
        .service(checkout::capture_order)
        .service(history::list_orders)
        .service(history::get_order)
        .service(cancellations::cancel_order)
        .service(cancellations::cancel_shop_order)
        .service(history::confirm_received)
        .service(tracking::track_order)
        .service(refunds::list_owed_refunds)
        .service(refunds::retry_refund)
        .service(disputes::list_disputes)
        .service(disputes::accept_dispute);
    payout_runs::mount(cfg);
    reviews::mount(cfg);
}
