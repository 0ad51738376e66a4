//! What PayPal lists of our account: page by page, in parts, and only what belongs to sales,
//! disputes and payouts.

use chrono::{DateTime, Utc};
use payments::{Error, Provider, Transaction, TransactionKind};
use types::Money;

use crate::calls::client;
use crate::mock_server::{MockServer, Reply};

fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

fn entry(id: &str, code: &str, status: &str, amount: &str) -> String {
    format!(
        r#"{{"transaction_info":{{"transaction_id":"{id}","transaction_event_code":"{code}",
        "transaction_status":"{status}","custom_field":"HS-1",
        "transaction_initiation_date":"2026-11-01T13:37:00+0100",
        "paypal_reference_id":"C1","paypal_reference_id_type":"TXN",
        "transaction_amount":{{"currency_code":"USD","value":"{amount}"}},
        "fee_amount":{{"currency_code":"USD","value":"-0.79"}}}}}}"#
    )
}

fn page(entries: &[String], pages: u32) -> Reply {
    let entries = entries.join(",");
    let body = format!(r#"{{"transaction_details":[{entries}],"total_pages":{pages}}}"#);
    Reply::new(200, body)
}

async fn listed(
    reply: impl Fn(&str) -> Reply + Send + Sync + 'static,
) -> (MockServer, Vec<Transaction>) {
    let answer = move |request: &str| match request.contains("/v1/oauth2/token") {
        true => Reply::token("T"),
        false => reply(request),
    };
    let server = MockServer::answering(answer).await;
    let (from, to) = (at("2026-11-01T00:00:00Z"), at("2026-11-02T00:00:00Z"));
    let listed = client(&server).transactions(from, to).await.unwrap();
    (server, listed)
}

#[tokio::test]
async fn only_money_that_moved_for_good_and_for_our_business_is_listed() {
    let entries = [
        entry("SALE", "T0006", "S", "19.99"),
        entry("GONE", "T0006", "V", "5.00"),
        entry("WAITS", "T0006", "P", "19.99"),
        entry("DENIED", "T0006", "D", "19.99"),
        entry("REFUND", "T1107", "S", "-4.00"),
        entry("REVERSED", "T1106", "S", "-1.00"),
        entry("CHARGED-BACK", "T1201", "S", "-2.00"),
        entry("PAYOUT", "T0400", "S", "-800.00"),
        entry("MONTHLY-FEE", "T0100", "S", "-30.00"),
        entry("HOLD", "T1110", "S", "-19.99"),
        entry("RELEASE", "T1111", "S", "19.99"),
        entry("SET-ASIDE", "T1503", "S", "-800.25"),
        entry("NO-MORE", "T1105", "S", "800.25"),
        entry("PAID-OUT", "T0001", "S", "-800.00"),
        entry("UNCLAIMED", "T0001", "P", "-10.00"),
        entry("FROM-OTHERS", "T0001", "S", "10.00"),
        entry("BATCH-FEE", "T0104", "S", "-1.00"),
        entry("UNCLAIMED-BACK", "T1114", "S", "20.00"),
        entry("GIVEN-BACK", "T1115", "S", "30.00"),
        entry("CLAIM-FEE", "T0114", "S", "-15.00"),
        entry("BANK-FEE", "T0106", "S", "-20.00"),
        entry("WON-AGAIN", "T1202", "S", "2.00"),
        entry("BOUGHT-BY-US", "T0006", "S", "-7.00"),
    ];
    let (_, listed) = listed(move |_| page(&entries, 1)).await;
    use TransactionKind::{
        DisputeFee, Payment, Payout, PayoutFee, PayoutReturned, Refund, Reversal, ReversalUndone,
    };
    let found: Vec<_> = listed
        .iter()
        .map(|moved| (moved.id.as_str(), moved.kind, moved.amount.minor()))
        .collect();
    let expected = [
        ("SALE", Payment, 1999),
        ("GONE", Payment, 500),
        ("REFUND", Refund, 400),
        ("REVERSED", Reversal, 100),
        ("CHARGED-BACK", Reversal, 200),
        ("PAID-OUT", Payout, 80_000),
        ("BATCH-FEE", PayoutFee, 100),
        ("UNCLAIMED-BACK", PayoutReturned, 2_000),
        ("GIVEN-BACK", PayoutReturned, 3_000),
        ("CLAIM-FEE", DisputeFee, 1_500),
        ("BANK-FEE", DisputeFee, 2_000),
        ("WON-AGAIN", ReversalUndone, 200),
    ];
    assert_eq!(found, expected);
    assert_eq!(listed[0].fee, Money::new(79));
    assert_eq!(listed[2].capture_id.as_deref(), Some("C1"));
    assert_eq!(listed[2].at, at("2026-11-01T12:37:00Z"));
}

#[tokio::test]
async fn all_pages_are_read_with_what_paypal_must_be_told() {
    let (server, listed) = listed(|request| {
        let number = (1..=3).find(|page| request.contains(&format!("&page={page} ")));
        let id = format!("C{}", number.unwrap());
        page(&[entry(&id, "T0006", "S", "1.00")], 3)
    })
    .await;
    let ids: Vec<_> = listed.iter().map(|moved| moved.id.as_str()).collect();
    assert_eq!(ids, ["C1", "C2", "C3"]);
    let first = "GET /v1/reporting/transactions?start_date=2026-11-01T00%3A00%3A00Z\
        &end_date=2026-11-02T00%3A00%3A00Z&fields=transaction_info&page_size=100&page=1 ";
    assert_eq!(server.asked_for(first), 1);
}

#[tokio::test]
async fn a_period_of_too_many_is_searched_in_halves() {
    let (server, listed) = listed(|request| match request {
        whole if whole.contains("11-01T00%3A00") && whole.contains("11-02T00%3A00") => Reply::new(
            400,
            r#"{"name":"RESULTSET_TOO_LARGE","message":"Too many"}"#,
        ),
        morning if morning.contains("start_date=2026-11-01T00") => {
            page(&[entry("MORNING", "T0006", "S", "1.00")], 1)
        }
        _ => page(&[entry("EVENING", "T0006", "S", "1.00")], 1),
    })
    .await;
    let ids: Vec<_> = listed.iter().map(|moved| moved.id.as_str()).collect();
    assert_eq!(ids, ["MORNING", "EVENING"]);
    assert_eq!(server.asked_for("GET /v1/reporting/"), 3);
}

#[tokio::test]
async fn a_list_that_cannot_be_read_is_no_empty_list() {
    for reply in [
        Reply::new(200, "{}"),
        Reply::new(403, r#"{"name":"NOT_AUTHORIZED"}"#),
        page(&[entry("C", "T0006", "S", "1.005")], 1),
    ] {
        let answer = move |request: &str| match request.contains("/v1/oauth2/token") {
            true => Reply::token("T"),
            false => reply.clone(),
        };
        let server = MockServer::answering(answer).await;
        let (from, to) = (at("2026-11-01T00:00:00Z"), at("2026-11-02T00:00:00Z"));
        let refused = client(&server).transactions(from, to).await;
        assert!(
            matches!(
                refused,
                Err(Error::Unavailable { .. } | Error::Rejected { .. })
            ),
            "{refused:?}"
        );
    }
}
