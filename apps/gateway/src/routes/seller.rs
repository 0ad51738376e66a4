//! The Seller Center: the caller's own shop.

pub mod attributes;
pub mod balance;
pub mod bulk;
pub mod cancellations;
pub mod collections;
pub mod coupons;
pub mod dashboard;
pub mod disputes;
pub mod imports;
pub mod keys;
pub mod messages;
pub mod notifications;
pub mod orders;
pub mod packing;
pub mod parcels;
pub mod payouts;
pub mod products;
pub mod registration;
pub mod returns;
pub mod reviews;
pub mod shop;
pub mod statements;
pub mod webhooks;

use utoipa_actix_web::service_config::ServiceConfig;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(registration::register_seller)
        .service(dashboard::get_seller_dashboard)
        .service(attributes::list_usual_attributes)
        .service(orders::list_seller_orders)
        // before the orders, of which one could be called so
        .service(orders::export::export_seller_orders)
        .service(orders::get_seller_order)
        .service(orders::get_seller_invoice)
        .service(orders::set_seller_order_note)
        .service(packing::list_packing_slips)
        .service(parcels::ship_orders)
        .service(orders::ship_order)
        .service(parcels::correct_parcel)
        .service(orders::deliver_order)
        .service(cancellations::cancel_seller_order)
        .service(cancellations::report_parcel_lost)
        .service(cancellations::accept_cancel_request)
        .service(cancellations::decline_cancel_request)
        .service(balance::get_seller_balance)
        .service(balance::list_seller_withheld_amounts)
        .service(balance::list_seller_ledger)
        .service(statements::list_seller_statements)
        .service(statements::get_seller_statement)
        .service(statements::export_seller_statement)
        .service(payouts::list_seller_payouts)
        .service(payouts::get_seller_payout)
        .service(payouts::get_payout_account)
        .service(payouts::set_payout_account)
        .service(disputes::list_seller_disputes)
        .service(disputes::get_seller_dispute)
        .service(disputes::provide_dispute_evidence)
        .service(disputes::accept_seller_dispute)
        .service(reviews::list_seller_reviews)
        .service(reviews::get_review_reply)
        .service(reviews::reply_to_review)
        .service(reviews::edit_review_reply)
        .service(keys::list_seller_keys)
        .service(keys::create_seller_key)
        .service(keys::revoke_seller_key);
    returns::mount(cfg);
    messages::mount(cfg);
    notifications::mount(cfg);
    webhooks::mount(cfg);
    shop::mount(cfg);
    // before the products, of which one could be called so
    bulk::mount(cfg);
    imports::mount(cfg);
    products::mount(cfg);
    collections::mount(cfg);
    coupons::mount(cfg);
}
