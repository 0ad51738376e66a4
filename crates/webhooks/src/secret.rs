//! Secrets and signatures as in Standard Webhooks: HMAC-SHA256 of ID, time and body, so that the
//! recipient can verify that a message is ours, unchanged and recent.

use auth::encryption::Keys;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use db::{Pool, transaction};
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Binary, Nullable};
use diesel_async::RunQueryDsl;
use ring::hmac;
use ring::rand::{SecureRandom, SystemRandom};
use types::ShopId;

use crate::Error;

/// What every secret begins with.
pub const PREFIX: &str = "whsec_";
/// Random bytes of a secret.
const LENGTH: usize = 32;

/// The secret that signs an endpoint's messages.
pub struct Secret(Vec<u8>);

impl Secret {
    /// A new one.
    pub fn random() -> Result<Self, Error> {
        let mut bytes = vec![0; LENGTH];
        SystemRandom::new()
            .fill(&mut bytes)
            .map_err(|_| Error::NoRandomness)?;
        Ok(Self(bytes))
    }

    /// The secret as its owner gets it, once.
    pub fn encoded(&self) -> String {
        format!("{PREFIX}{}", STANDARD.encode(&self.0))
    }

    /// For the database. What is encrypted for one owner cannot be decrypted for another.
    pub(crate) fn encrypt(&self, keys: &Keys, shop: Option<ShopId>) -> Result<Vec<u8>, Error> {
        Ok(keys.encrypt(&owner(shop), &self.0)?)
    }

    /// From the database.
    pub(crate) fn decrypt(
        keys: &Keys,
        shop: Option<ShopId>,
        encrypted: &[u8],
    ) -> Result<Self, Error> {
        Ok(Self(keys.decrypt(&owner(shop), encrypted)?))
    }

    /// `v1,…` of a message: its id, when it is sent in seconds since 1970, its body to the byte.
    pub(crate) fn sign(&self, message: &str, seconds: i64, body: &str) -> String {
        let key = hmac::Key::new(hmac::HMAC_SHA256, &self.0);
        let signed = hmac::sign(&key, format!("{message}.{seconds}.{body}").as_bytes());
        format!("v1,{}", STANDARD.encode(signed))
    }
}

fn owner(shop: Option<ShopId>) -> String {
    match shop {
        Some(shop) => format!("webhook secret of shop {shop}"),
        None => "webhook secret of the marketplace".to_owned(),
    }
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Nullable<BigInt>)]
    shop_id: Option<ShopId>,
    #[diesel(sql_type = Binary)]
    secret: Vec<u8>,
    #[diesel(sql_type = Nullable<Binary>)]
    previous_secret: Option<Vec<u8>>,
}

/// The timer: re-encrypts with the first key what is encrypted with another one. What no key
/// decrypts is left alone and logged.
pub async fn reencrypt(pool: &Pool, keys: &Keys) -> Result<(), Error> {
    let mut after = 0;
    while let Some(last) = reencrypt_some(pool, keys, after).await? {
        after = last;
    }
    Ok(())
}

async fn reencrypt_some(pool: &Pool, keys: &Keys, after: i64) -> Result<Option<i64>, Error> {
    let key_id = keys.current_key_id()?;
    transaction(pool, async |tx| {
        let rows: Vec<Row> = diesel::sql_query(
            "select id, shop_id, secret, previous_secret from webhook_endpoints \
             where (substr(secret, 1, 4) <> $1 or substr(previous_secret, 1, 4) <> $1) and id > $2 \
             order by id limit 200 for update",
        )
        .bind::<Binary, _>(&key_id[..])
        .bind::<BigInt, _>(after)
        .load(tx.conn())
        .await?;
        for row in &rows {
            let anew = |encrypted: &[u8]| {
                Secret::decrypt(keys, row.shop_id, encrypted)?.encrypt(keys, row.shop_id)
            };
            let encrypted = anew(&row.secret)
                .and_then(|secret| Ok((secret, row.previous_secret.as_deref().map(anew).transpose()?)));
            let (secret, previous) = match encrypted {
                Ok(encrypted) => encrypted,
                Err(error) => {
                    tracing::error!(%error, id = row.id, "the secret of a webhook cannot be decrypted");
                    continue;
                }
            };
            diesel::sql_query(
                "update webhook_endpoints set secret = $2, previous_secret = $3 where id = $1",
            )
            .bind::<BigInt, _>(row.id)
            .bind::<Binary, _>(secret)
            .bind::<Nullable<Binary>, _>(previous)
            .execute(tx.conn())
            .await?;
        }
        Ok(rows.last().map(|row| row.id))
    })
    .await
}

#[cfg(test)]
mod tests {
    use standardwebhooks::Webhook;

    use super::*;

    /// The vector that the libraries of Standard Webhooks are tested with.
    #[test]
    fn a_signature_is_that_of_the_standard() {
        let secret = Secret(STANDARD.decode("C2FVsBQIhrscChlQIMV+b5sSYspob7oD").unwrap());
        let body = r#"{"email":"test@example.com","username":"test_user"}"#;
        assert_eq!(
            secret.sign("msg_27UH4WbU6Z5A5EzD8u03UvzRbpk", 1_649_367_553, body),
            "v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw="
        );
    }

    #[test]
    fn the_standards_own_library_verifies_what_is_signed_and_nothing_else() {
        let (secret, body) = (Secret::random().unwrap(), r#"{"type":"order.paid"}"#);
        let now = chrono::Utc::now().timestamp();
        let headers = |signature: String| {
            let mut headers = reqwest::header::HeaderMap::new();
            headers.insert("webhook-id", "msg_1".parse().unwrap());
            headers.insert("webhook-timestamp", now.to_string().parse().unwrap());
            headers.insert("webhook-signature", signature.parse().unwrap());
            headers
        };
        let webhook = Webhook::new(&secret.encoded()).unwrap();
        let signed = secret.sign("msg_1", now, body);
        webhook
            .verify(body.as_bytes(), &headers(signed.clone()))
            .unwrap();
        // among those of other secrets too, as after a rotation
        let other = Secret::random().unwrap().sign("msg_1", now, body);
        let both = format!("{other} {signed}");
        webhook.verify(body.as_bytes(), &headers(both)).unwrap();
        assert!(webhook.verify(body.as_bytes(), &headers(other)).is_err());
        assert!(webhook.verify(b"{}", &headers(signed)).is_err());
    }

    #[test]
    fn what_is_encrypted_for_one_owner_is_decrypted_for_no_other() {
        let keys = Keys::parse(&"11".repeat(32).into()).unwrap();
        let secret = Secret::random().unwrap();
        let encrypted = secret.encrypt(&keys, Some(ShopId::new(7))).unwrap();
        let decrypted = Secret::decrypt(&keys, Some(ShopId::new(7)), &encrypted).unwrap();
        assert_eq!(decrypted.encoded(), secret.encoded());
        assert!(Secret::decrypt(&keys, Some(ShopId::new(8)), &encrypted).is_err());
        assert!(Secret::decrypt(&keys, None, &encrypted).is_err());
    }
}
