//! Quote, place, pay, track: the buyer's orders.

pub mod adjustment_requests;
pub mod bookkeeping;
pub mod breaks;
pub mod buy_again;
pub mod cancellations;
pub mod checkout;
pub mod decisions;
pub mod disputes;
pub mod health;
pub mod history;
pub mod invoices;
pub mod ledger;
pub mod market_orders;
pub mod message_moderation;
pub mod messages;
pub mod overview;
pub mod payout_runs;
pub mod refunds;
pub mod returns;
pub mod reviews;
pub mod shop_balances;
pub mod statements;
pub mod tracking;

use utoipa_actix_web::service_config::ServiceConfig;

/// Mounts and documents them.
pub fn mount(cfg: &mut ServiceConfig<'_>) {
    cfg.service(overview::get_market_overview)
        .service(health::get_market_health)
        .service(health::list_parked_jobs)
        .service(health::retry_job)
        .service(health::retry_jobs)
        .service(checkout::quote_order)
        .service(checkout::place_order)
        .service(checkout::capture_order)
        .service(history::list_orders)
        .service(history::get_order)
        .service(cancellations::cancel_order)
        .service(cancellations::cancel_shop_order)
        .service(history::confirm_received)
        .service(buy_again::buy_again)
        .service(invoices::get_order_invoices)
        .service(tracking::track_order)
        .service(refunds::list_owed_refunds)
        .service(refunds::retry_refund)
        .service(refunds::settle_refund)
        .service(market_orders::list_market_orders)
        .service(market_orders::get_market_order)
        .service(decisions::list_returns)
        .service(decisions::decide_return)
        .service(decisions::refund_shop_order)
        .service(message_moderation::list_moderated_messages)
        .service(message_moderation::hide_message)
        .service(message_moderation::restore_message)
        .service(disputes::list_disputes)
        .service(disputes::get_dispute)
        .service(disputes::accept_dispute)
        .service(shop_balances::get_shop_balance)
        .service(shop_balances::adjust_shop_balance)
        .service(shop_balances::set_payout_terms)
        .service(adjustment_requests::list_adjustment_requests)
        .service(adjustment_requests::approve_adjustment)
        .service(adjustment_requests::decline_adjustment)
        .service(adjustment_requests::withdraw_adjustment)
        .service(ledger::browse_ledger)
        .service(statements::list_market_statements)
        .service(statements::get_market_statement)
        .service(statements::list_shop_statements)
        .service(statements::export_market_statement)
        .service(breaks::list_book_breaks)
        .service(breaks::explain_book_break);
    bookkeeping::mount(cfg);
    returns::mount(cfg);
    messages::mount(cfg);
    payout_runs::mount(cfg);
    reviews::mount(cfg);
}
