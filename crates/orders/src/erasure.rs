//! When a buyer deletes their account, their orders are kept for the books and the shops, but
//! without the person; so are stored responses of idempotency keys.

use auth::address::Draft;
use auth::deletion::{AccountDeletion, FORMER_CUSTOMER};
use db::Tx;
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Bool, Jsonb, Text};
use diesel_async::RunQueryDsl;
use serde_json::Value;

use crate::cancel::BY_BUYER;
use crate::returns::Return;
use crate::{Error, SellerOrder, invoice};

/// What stands where a buyer said why they give something back, or wrote to a shop.
const WORDS_GONE: &str = "–";

#[derive(QueryableByName)]
struct Erased {
    #[diesel(sql_type = Text)]
    number: String,
}

#[derive(QueryableByName)]
struct UnderWay {
    #[diesel(sql_type = Bool)]
    any: bool,
}

/// Takes name, address and words out of the buyer's orders with their history, and out of what the
/// provider told about them. Of an address the country stays, for the taxes. Refused while
/// something is to be paid, shipped, received or given back. What the buyer was told is no longer
/// kept. Invoices stay as they are, with name and address: the law has the shops keep them.
pub async fn erase(tx: &mut Tx, deletion: &AccountDeletion) -> Result<(), Error> {
    let under_way: UnderWay = diesel::sql_query(include_str!("erasure/under_way.sql"))
        .bind::<BigInt, _>(deletion.user())
        .get_result(tx.conn())
        .await?;
    if under_way.any {
        return Err(Error::UnderWay);
    }
    invoice::issue_missing(tx, deletion).await?;
    diesel::sql_query(include_str!("erasure/events.sql"))
        .bind::<BigInt, _>(deletion.user())
        .execute(tx.conn())
        .await?;
    diesel::sql_query(include_str!("erasure/words.sql"))
        .bind::<BigInt, _>(deletion.user())
        .bind::<Text, _>(BY_BUYER)
        .execute(tx.conn())
        .await?;
    diesel::sql_query(include_str!("erasure/returns.sql"))
        .bind::<BigInt, _>(deletion.user())
        .bind::<Text, _>(WORDS_GONE)
        .execute(tx.conn())
        .await?;
    diesel::sql_query(include_str!("erasure/messages.sql"))
        .bind::<BigInt, _>(deletion.user())
        .bind::<Text, _>(WORDS_GONE)
        .execute(tx.conn())
        .await?;
    let nowhere = serde_json::to_value(nowhere())?;
    let orders: Vec<Erased> = diesel::sql_query(include_str!("erasure/orders.sql"))
        .bind::<BigInt, _>(deletion.user())
        .bind::<Text, _>(deletion.placeholder_email())
        .bind::<Text, _>(FORMER_CUSTOMER)
        .bind::<Jsonb, _>(&nowhere)
        .load(tx.conn())
        .await?;
    // Shops were told whom to ship to and why not, and would be told again under the same key.
    let numbers: Vec<String> = orders.into_iter().map(|order| order.number).collect();
    Ok(db::idempotency::amend(tx, "number", &numbers, without_the_person).await?)
}

/// What a shop or an operator was told of an order or a return.
fn without_the_person(answer: Value) -> Result<Value, serde_json::Error> {
    if answer.get("part").is_none() {
        let mut told: Return = serde_json::from_value(answer)?;
        forget(&mut told);
        return serde_json::to_value(told);
    }
    let mut told: SellerOrder = serde_json::from_value(answer)?;
    told.buyer_name = FORMER_CUSTOMER.to_owned();
    told.address = nowhere();
    told.note = None;
    let part = &mut told.part;
    part.note = None;
    let asked = part.cancel_requests.iter().map(|request| &request.reason);
    let acts = part.events.iter().filter(|event| event.actor == "buyer");
    let said = asked.chain(acts.filter_map(|event| event.reason.as_ref()));
    let said: Vec<String> = said.cloned().collect();
    for request in &mut part.cancel_requests {
        request.reason = BY_BUYER.to_owned();
    }
    let reasons = part
        .events
        .iter_mut()
        .filter_map(|event| event.reason.as_mut());
    for reason in reasons.filter(|reason| said.contains(reason)) {
        *reason = BY_BUYER.to_owned();
    }
    let of_refunds = part.refunds.iter_mut().map(|refund| &mut refund.reason);
    for reason in of_refunds.filter(|reason| said.contains(reason)) {
        *reason = BY_BUYER.to_owned();
    }
    part.returns.iter_mut().for_each(forget);
    serde_json::to_value(told)
}

/// What a buyer said and showed of a return.
fn forget(told: &mut Return) {
    told.words = WORDS_GONE.to_owned();
    told.photos = Vec::new();
    told.label = None;
    let of_buyer = told
        .events
        .iter_mut()
        .filter(|event| event.actor == "buyer");
    of_buyer.for_each(|event| event.words = None);
}

/// An address of nobody; the country is filled in from each order.
fn nowhere() -> Draft {
    let (first_name, last_name) = FORMER_CUSTOMER
        .split_once(' ')
        .unwrap_or((FORMER_CUSTOMER, ""));
    Draft {
        first_name: first_name.to_owned(),
        last_name: last_name.to_owned(),
        company_name: None,
        country: String::new(),
        address_line1: "–".to_owned(),
        address_line2: None,
        city: "–".to_owned(),
        state: None,
        postal_code: None,
        phone_number: String::new(),
    }
}
