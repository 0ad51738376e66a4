//! The emulator's addresses: PayPal's own below `/v1`, `/v2` and `/sdk`, and the emulator's below
//! `/emulator`.

mod after_capture;
mod buyer;
mod call;
mod captures;
mod dispute_actions;
mod disputes;
mod emulator;
mod oauth;
mod orders;
mod page;
mod payout_actions;
mod payouts;
mod public;
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
        .service(after_capture::refund_in_dashboard)
        .service(after_capture::reverse_capture)
        .service(after_capture::complete_capture)
        .service(after_capture::decline_capture)
        .service(after_capture::complete_refund)
        .service(after_capture::fail_refund)
        .service(dispute_actions::dispute_capture)
        .service(dispute_actions::change_dispute)
        .service(dispute_actions::escalate_dispute)
        .service(dispute_actions::expire_dispute)
        .service(payout_actions::claim_payout)
        .service(payout_actions::return_payout)
        .service(emulator::deposit)
        .service(emulator::get_faults)
        .service(emulator::set_faults)
        .service(emulator::clear_faults)
        .service(emulator::get_books)
        .service(page::show_page)
        .service(page::get_style);
}
