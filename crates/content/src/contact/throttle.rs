//! Limits on messages: per address, per network and in all.

use db::Tx;
use diesel::QueryableByName;
use diesel::sql_types::{Array, BigInt, Bytea, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use super::Message;
use crate::Error;

/// Messages an hour from one email address.
const PER_ADDRESS: i64 = 5;
/// Messages an hour from one network.
const PER_NETWORK: i64 = 20;
/// Messages an hour in all.
const IN_ALL: i64 = 300;

/// One message after the other: who counts has seen all that were taken before.
pub async fn lock(tx: &mut Tx) -> Result<(), Error> {
    diesel::sql_query("select pg_advisory_xact_lock(hashtext('contact_messages'))")
        .execute(tx.conn())
        .await?;
    Ok(())
}

#[derive(QueryableByName)]
struct Wait {
    #[diesel(sql_type = BigInt)]
    seconds: i64,
}

/// Refuses a message beyond a limit and says when there is room again: an hour after the
/// oldest one that still counts.
pub async fn check(
    conn: &mut AsyncPgConnection,
    message: &Message,
    networks: &[Vec<u8>],
) -> Result<(), Error> {
    let wait: Wait = diesel::sql_query(include_str!("throttle.sql"))
        .bind::<Text, _>(message.email.as_str())
        .bind::<Array<Bytea>, _>(networks)
        .bind::<BigInt, _>(PER_ADDRESS)
        .bind::<BigInt, _>(PER_NETWORK)
        .bind::<BigInt, _>(IN_ALL)
        .get_result(conn)
        .await?;
    match u32::try_from(wait.seconds) {
        Ok(0) => Ok(()),
        seconds => Err(Error::TooManyMessages {
            seconds: seconds.unwrap_or(3600),
        }),
    }
}
