//! A page for people: what this is, recent payments, and which faults are on.

use std::fmt::Write;

use actix_web::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use actix_web::{HttpResponse, get, web};

use crate::books::{Line, PayoutLine, Report};
use crate::fault::Faults;
use crate::state::State;

const STYLE: &str = include_str!("../../assets/page.css");
const FRAME: &str = include_str!("../../assets/page.html");
const POLICY: &str = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// How many movements are listed.
const SHOWN: usize = 50;

#[get("/")]
pub(super) async fn show_page(state: web::Data<State>) -> HttpResponse {
    let report = state.books().report();
    let faults = state.faults().clone();
    let page = FRAME
        .replace("{{shop}}", &escape(&state.settings.shop_name))
        .replace("{{faults}}", &describe(&faults))
        .replace("{{totals}}", &totals(&report))
        .replace("{{captured}}", &rows(&report.captured))
        .replace("{{refunded}}", &rows(&report.refunded))
        .replace("{{payouts}}", &payouts(&report.payouts));
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/html; charset=utf-8"))
        .insert_header((CONTENT_SECURITY_POLICY, POLICY))
        .body(page)
}

#[get("/emulator/page.css")]
pub(super) async fn get_style() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/css; charset=utf-8"))
        .body(STYLE)
}

fn describe(faults: &Faults) -> String {
    let settings = serde_json::to_value(faults).unwrap_or_default();
    let on: Vec<String> = settings
        .as_object()
        .into_iter()
        .flatten()
        .filter(|(_, value)| value.as_u64() != Some(0))
        .map(|(name, value)| format!("{name}: {value}"))
        .collect();
    if on.is_empty() {
        "all off".to_owned()
    } else {
        escape(&on.join(", "))
    }
}

fn totals(report: &Report) -> String {
    let mut html = String::new();
    for (currency, total) in &report.totals {
        // Writing to a String cannot fail.
        let _ = write!(
            html,
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            escape(currency),
            total.captured,
            total.refunded,
            total.net,
            total.paid_out,
            total.held,
            total.balance,
        );
    }
    or_empty(html, 7)
}

fn rows(lines: &[Line]) -> String {
    let mut html = String::new();
    for line in lines.iter().take(SHOWN) {
        let _ = write!(
            html,
            "<tr><td>{}</td><td>{} {}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            line.at.format("%Y-%m-%d %H:%M:%S"),
            escape(&line.amount),
            escape(&line.currency),
            escape(line.custom_id.as_deref().unwrap_or("–")),
            escape(&line.order_id),
            escape(line.refund_id.as_ref().unwrap_or(&line.capture_id)),
        );
    }
    or_empty(html, 5)
}

fn payouts(lines: &[PayoutLine]) -> String {
    let mut html = String::new();
    for line in lines.iter().take(SHOWN) {
        let _ = write!(
            html,
            "<tr><td>{}</td><td>{} {}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
            line.at.format("%Y-%m-%d %H:%M:%S"),
            escape(&line.amount),
            escape(&line.currency),
            escape(line.sender_item_id.as_deref().unwrap_or("–")),
            escape(&line.receiver),
            escape(&line.item_id),
            line.status.word(),
        );
    }
    or_empty(html, 6)
}

fn or_empty(html: String, columns: u8) -> String {
    if html.is_empty() {
        format!("<tr><td colspan=\"{columns}\">nothing yet</td></tr>")
    } else {
        html
    }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
