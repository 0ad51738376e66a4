//! Payout accounts, encrypted at rest ([`auth::encryption`]), so that a copy of the database
//! reveals no bank accounts. A timer re-encrypts what was encrypted with an earlier key
//! ([`reencrypt`]). What is encrypted for one shop cannot be decrypted for another.

pub use auth::encryption::Keys;
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Binary};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use types::{Invalid, ShopId};

use crate::account::Destination;
use crate::{Error, SellerContext};

/// For the database.
pub(crate) fn encrypt(
    keys: &Keys,
    shop: ShopId,
    destination: &Destination,
) -> Result<Vec<u8>, Error> {
    let text = serde_json::to_vec(&StoredDestination::from(destination))
        .map_err(|_| Error::Encryption("it cannot be written"))?;
    Ok(keys.encrypt(&owner(shop), &text)?)
}

/// From the database.
pub(crate) fn decrypt(keys: &Keys, shop: ShopId, encrypted: &[u8]) -> Result<Destination, Error> {
    read(&keys.decrypt(&owner(shop), encrypted)?)
}

fn owner(shop: ShopId) -> String {
    format!("payout account of shop {shop}")
}

/// What is encrypted, as JSON.
#[derive(Serialize, Deserialize)]
#[serde(tag = "method", rename_all = "lowercase")]
enum StoredDestination {
    Paypal { email: String },
    Bank { holder: String, iban: String },
}

impl From<&Destination> for StoredDestination {
    fn from(destination: &Destination) -> Self {
        match destination {
            Destination::PayPal(email) => Self::Paypal {
                email: email.as_str().to_owned(),
            },
            Destination::Bank { holder, iban } => Self::Bank {
                holder: holder.as_str().to_owned(),
                iban: iban.as_str().to_owned(),
            },
        }
    }
}

fn read(text: &[u8]) -> Result<Destination, Error> {
    let parsed = |written| -> Result<Destination, Invalid> {
        Ok(match written {
            StoredDestination::Paypal { email } => Destination::PayPal(email.parse()?),
            StoredDestination::Bank { holder, iban } => Destination::Bank {
                holder: holder.parse()?,
                iban: iban.parse()?,
            },
        })
    };
    let written = serde_json::from_slice(text).ok();
    let destination = written.and_then(|written| parsed(written).ok());
    destination.ok_or(Error::Encryption("it is no payout account"))
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = BigInt)]
    shop_id: ShopId,
    #[diesel(sql_type = Binary)]
    destination: Vec<u8>,
}

/// Where an encrypted account is stored.
#[derive(Debug, Clone, Copy)]
enum Kind {
    Account,
    Payout,
}

/// The timer: encrypts with the first key what is encrypted with another one, or not yet. What no
/// key decrypts stays as it is; one line of the log says how much that is, and where it begins.
pub async fn reencrypt(context: &SellerContext) -> Result<(), Error> {
    for kind in [Kind::Account, Kind::Payout] {
        let (mut after, mut count, mut first) = (0, 0, None);
        while let Some(Done { last, unreadable }) = reencrypt_some(context, kind, after).await? {
            after = last;
            count += unreadable.len();
            first = first.or(unreadable.into_iter().next());
        }
        if let Some(first) = first {
            tracing::error!(?kind, count, first, "payout accounts cannot be decrypted");
        }
    }
    Ok(())
}

/// Some rows that were gone through.
struct Done {
    last: i64,
    /// Those that no key decrypts.
    unreadable: Vec<i64>,
}

/// The next rows, found by the IDs of their keys, if there are any.
async fn reencrypt_some(
    context: &SellerContext,
    kind: Kind,
    after: i64,
) -> Result<Option<Done>, Error> {
    let keys = &context.keys;
    let key_id = keys.current_key_id()?;
    db::transaction(&context.orders.pool, async |tx| {
        let others = match kind {
            Kind::Account => diesel::sql_query(
                "select shop_id as id, shop_id, destination from payout_accounts \
                 where substr(destination, 1, 4) <> $1 and shop_id > $2 \
                 order by shop_id limit 200 for update",
            ),
            Kind::Payout => diesel::sql_query(
                "select id, shop_id, destination from payouts \
                 where (substr(destination, 1, 4) < $1 or substr(destination, 1, 4) > $1) \
                 and id > $2 order by id limit 200 for update",
            ),
        };
        let rows: Vec<Row> = others
            .bind::<Binary, _>(&key_id[..])
            .bind::<BigInt, _>(after)
            .load(tx.conn())
            .await?;
        let mut unreadable = Vec::new();
        for row in &rows {
            let (shop, id) = (row.shop_id, row.id);
            let Ok(destination) = decrypt(keys, shop, &row.destination) else {
                unreadable.push(id);
                continue;
            };
            let update = match kind {
                Kind::Account => diesel::sql_query(
                    "update payout_accounts set destination = $2 where shop_id = $1",
                ),
                Kind::Payout => {
                    diesel::sql_query("update payouts set destination = $2 where id = $1")
                }
            };
            update
                .bind::<BigInt, _>(id)
                .bind::<Binary, _>(encrypt(keys, shop, &destination)?)
                .execute(tx.conn())
                .await?;
        }
        Ok(rows.last().map(|row| Done {
            last: row.id,
            unreadable,
        }))
    })
    .await
}

#[cfg(test)]
mod tests {
    use secrecy::SecretString;

    use super::*;

    const ONE: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    const TWO: &str = "202122232425262728292A2B2C2D2E2F303132333435363738393a3b3c3d3e3f";

    fn keys(raw: &str) -> Result<Keys, Invalid> {
        Keys::parse(&SecretString::from(raw))
    }

    fn bank() -> Destination {
        Destination::Bank {
            holder: "Zoë Potter".parse().unwrap(),
            iban: "DE89370400440532013000".parse().unwrap(),
        }
    }

    #[test]
    fn what_is_encrypted_is_decrypted_with_its_key_for_its_shop_unchanged() {
        let (first, shop) = (keys(ONE).unwrap(), ShopId::new(7));
        let encrypted = encrypt(&first, shop, &bank()).unwrap();
        assert_eq!(decrypt(&first, shop, &encrypted).unwrap(), bank());
        // the same twice does not look the same
        assert_ne!(encrypt(&first, shop, &bank()).unwrap(), encrypted);
        let rotated = keys(&format!("{TWO}, {ONE}")).unwrap();
        assert_eq!(decrypt(&rotated, shop, &encrypted).unwrap(), bank());
        let refused = |keys: &Keys, shop, encrypted: &[u8]| {
            let error = decrypt(keys, ShopId::new(shop), encrypted).unwrap_err();
            assert!(matches!(error, Error::Encryption(_)), "{error}");
        };
        refused(&keys(TWO).unwrap(), 7, &encrypted);
        refused(&first, 8, &encrypted);
        for place in 0..encrypted.len() {
            let mut changed = encrypted.clone();
            changed[place] ^= 1;
            refused(&first, 7, &changed);
            refused(&first, 7, &encrypted[..place]);
        }
    }

    #[test]
    fn what_is_not_encrypted_yet_is_read_as_well() {
        let waits = b"\0\0\0\0{\"method\": \"paypal\", \"email\": \"clay@example.com\"}";
        let read = decrypt(&keys(ONE).unwrap(), ShopId::new(7), waits).unwrap();
        assert_eq!(
            read,
            Destination::PayPal("clay@example.com".parse().unwrap())
        );
    }

    #[test]
    fn keys_are_64_digits_each() {
        for bad in [
            "",
            ",",
            &ONE[1..],
            &format!("{ONE}0"),
            &format!("{ONE},"),
            &format!("{ONE};{TWO}"),
            &"g".repeat(64),
            &"é".repeat(32),
        ] {
            assert!(keys(bad).is_err(), "{bad}");
        }
        assert!(!format!("{:?}", keys(ONE).unwrap()).contains("00"));
    }
}
