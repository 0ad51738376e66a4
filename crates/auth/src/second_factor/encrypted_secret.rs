//! The shared secrets, encrypted at rest.

use db::Pool;
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Binary};
use diesel_async::RunQueryDsl;
use types::UserId;

use crate::{Error, encryption};

fn owner(user: UserId) -> String {
    format!("second factor of user {user}")
}

pub(super) fn encrypt(
    keys: &encryption::Keys,
    user: UserId,
    secret: &[u8],
) -> Result<Vec<u8>, encryption::Error> {
    keys.encrypt(&owner(user), secret)
}

pub(super) fn decrypt(
    keys: &encryption::Keys,
    user: UserId,
    encrypted: &[u8],
) -> Result<Vec<u8>, encryption::Error> {
    keys.decrypt(&owner(user), encrypted)
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    user_id: UserId,
    #[diesel(sql_type = Binary)]
    secret: Vec<u8>,
}

/// The timer: re-encrypts with the first key what another one encrypted. What no key decrypts is
/// left alone and logged.
pub async fn reencrypt(pool: &Pool, keys: &encryption::Keys) -> Result<(), Error> {
    let mut after = UserId::new(0);
    loop {
        let last = db::transaction(pool, async |tx| {
            let rows: Vec<Row> = diesel::sql_query(
                "select user_id, secret from second_factors \
                 where substr(secret, 1, 4) <> $1 and user_id > $2 \
                 order by user_id limit 200 for update",
            )
            .bind::<Binary, _>(&keys.current_key_id()?[..])
            .bind::<BigInt, _>(after)
            .load(tx.conn())
            .await?;
            for row in &rows {
                let secret = match decrypt(keys, row.user_id, &row.secret) {
                    Ok(secret) => secret,
                    Err(error) => {
                        tracing::error!(%error, user = %row.user_id, "a second factor cannot be decrypted");
                        continue;
                    }
                };
                diesel::sql_query("update second_factors set secret = $2 where user_id = $1")
                    .bind::<BigInt, _>(row.user_id)
                    .bind::<Binary, _>(encrypt(keys, row.user_id, &secret)?)
                    .execute(tx.conn())
                    .await?;
            }
            Ok::<_, Error>(rows.last().map(|row| row.user_id))
        })
        .await?;
        match last {
            Some(last) => after = last,
            None => return Ok(()),
        }
    }
}
