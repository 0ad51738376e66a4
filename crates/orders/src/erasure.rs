//! A buyer who leaves: their orders stay for the books and the shops, without the person, and so
//! do the answers that are kept for those who ask again.

use auth::address::Draft;
use auth::closing::{FORMER, Leaving};
use db::Tx;
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Bool, Jsonb, Text};
use diesel_async::RunQueryDsl;
use serde_json::json;

use crate::Error;

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

/// Takes name, address and words out of the buyer's orders, and out of what the provider told
/// about them. Of an address the country stays, for the taxes. Refused while something is to be
/// paid, shipped, received or given back.
pub async fn erase(tx: &mut Tx, leaving: &Leaving) -> Result<(), Error> {
    let under_way: UnderWay = diesel::sql_query(include_str!("erasure/under_way.sql"))
        .bind::<BigInt, _>(leaving.user())
        .get_result(tx.conn())
        .await?;
    if under_way.any {
        return Err(Error::UnderWay);
    }
    diesel::sql_query(include_str!("erasure/events.sql"))
        .bind::<BigInt, _>(leaving.user())
        .execute(tx.conn())
        .await?;
    let nowhere = serde_json::to_value(nowhere())?;
    let orders: Vec<Erased> = diesel::sql_query(include_str!("erasure/orders.sql"))
        .bind::<BigInt, _>(leaving.user())
        .bind::<Text, _>(leaving.alias())
        .bind::<Text, _>(FORMER)
        .bind::<Jsonb, _>(&nowhere)
        .load(tx.conn())
        .await?;
    // Shops were told where to ship, and would be told again under the same key.
    let numbers: Vec<String> = orders.into_iter().map(|order| order.number).collect();
    let told = json!({ "buyer_name": FORMER, "address": nowhere, "note": null });
    Ok(db::once::amend(tx, "number", &numbers, &told).await?)
}

/// An address of nobody; the country is filled in from each order.
fn nowhere() -> Draft {
    let (first_name, last_name) = FORMER.split_once(' ').unwrap_or((FORMER, ""));
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
