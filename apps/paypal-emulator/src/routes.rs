//! The emulator's addresses: PayPal's own below `/v1`, `/v2` and `/sdk`, and the emulator's below
//! `/emulator`.

mod aftermath;
mod buyer;
mod call;
mod captures;
mod complaints;
mod disputes;
mod emulator;
mod oauth;
mod orders;
mod page;
mod payouts;
mod public;
mod receiver;
mod reporting;
mod webhooks;

use actix_web::web::ServiceConfig;

/// Mounts everything.
pub(crate) fn mount(config: &mut ServiceConfig) {
    config
        .service(oauth::give_token)
        .service(orders::create_order)
        .service(orders::get_order)
        .service(orders::capture_order)
        .service(captures::get_capture)
        .service(captures::refund_capture)
        .service(captures::get_refund)
        .service(disputes::list_disputes)
        .service(disputes::get_dispute)
        .service(disputes::provide_evidence)
        .service(disputes::accept_claim)
        .service(payouts::create_batch)
        .service(payouts::get_batch)
        .service(payouts::get_payout)
        .service(payouts::cancel_payout)
        .service(reporting::list_transactions)
        .service(webhooks::get_webhook)
        .service(public::get_certificate)
        .service(public::get_authority)
        .service(public::get_sdk)
        .service(buyer::show_order)
        .service(buyer::approve_order)
        .service(buyer::decline_order)
        .service(aftermath::refund_in_dashboard)
        .service(aftermath::reverse_capture)
        .service(aftermath::complete_capture)
        .service(aftermath::decline_capture)
        .service(aftermath::complete_refund)
        .service(aftermath::fail_refund)
        .service(complaints::dispute_capture)
        .service(complaints::move_dispute)
        .service(complaints::escalate_dispute)
        .service(complaints::expire_dispute)
        .service(receiver::claim_payout)
        .service(receiver::return_payout)
        .service(emulator::deposit)
        .service(emulator::get_faults)
        .service(emulator::set_faults)
        .service(emulator::clear_faults)
        .service(emulator::get_books)
        .service(page::show_page)
        .service(page::get_style);
}
