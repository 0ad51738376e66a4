//! Tokens. The access token is a JWT that names a session and lives ten minutes; what its
//! bearer may do is read from the database, not from it. Refresh tokens and the tokens of
//! mail links are 256 random bits, of which the database keeps the SHA-256 only.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation};
use ring::rand::SecureRandom;
use secrecy::{ExposeSecret, SecretString};
use serde::{Deserialize, Serialize};
use types::{SessionId, UserId};

use crate::Error;

const ISSUER: &str = "helloshop";
const AUDIENCE: &str = "helloshop-api";
const ACCESS: &str = "access";

/// How long an access token is good for, in seconds.
pub const ACCESS_SECONDS: i64 = 600;

/// The keys of the installation, all made from its one secret.
#[derive(Clone)]
pub struct Keys {
    encoding: EncodingKey,
    decoding: DecodingKey,
    validation: Validation,
    refresh: ring::hmac::Key,
    alias: ring::hmac::Key,
}

impl std::fmt::Debug for Keys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Keys")
    }
}

/// What an access token says. All of it must be there, or the token is none.
#[derive(Debug, Serialize, Deserialize)]
struct Claims {
    iss: String,
    aud: String,
    sub: String,
    sid: i64,
    typ: String,
    iat: i64,
    exp: i64,
}

impl Keys {
    /// Makes the keys. The same secret on every instance, at least 32 characters.
    pub fn new(secret: SecretString) -> Self {
        let root = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, secret.expose_secret().as_bytes());
        let derive = |label: &str| ring::hmac::sign(&root, label.as_bytes());
        let access = derive("access-token");
        let mut validation = Validation::new(Algorithm::HS256);
        validation.leeway = 0;
        validation.validate_nbf = true;
        validation.set_issuer(&[ISSUER]);
        validation.set_audience(&[AUDIENCE]);
        validation.set_required_spec_claims(&["exp", "iss", "aud", "sub"]);
        Self {
            encoding: EncodingKey::from_secret(access.as_ref()),
            decoding: DecodingKey::from_secret(access.as_ref()),
            validation,
            refresh: ring::hmac::Key::new(
                ring::hmac::HMAC_SHA256,
                derive("refresh-token").as_ref(),
            ),
            alias: ring::hmac::Key::new(ring::hmac::HMAC_SHA256, derive("alias").as_ref()),
        }
    }

    /// An access token for a session.
    pub(crate) fn access(&self, user: UserId, session: SessionId) -> Result<String, Error> {
        let now = chrono::Utc::now().timestamp();
        let claims = Claims {
            iss: ISSUER.to_owned(),
            aud: AUDIENCE.to_owned(),
            sub: user.to_string(),
            sid: session.get(),
            typ: ACCESS.to_owned(),
            iat: now,
            exp: now + ACCESS_SECONDS,
        };
        jsonwebtoken::encode(&Header::new(Algorithm::HS256), &claims, &self.encoding)
            .map_err(|error| Error::Crypto(error.to_string()))
    }

    /// Whom and which session a bearer token names, when it is genuine and not expired.
    pub(crate) fn read(&self, bearer: &str) -> Result<(UserId, SessionId), Error> {
        let token =
            jsonwebtoken::decode::<Claims>(bearer.as_bytes(), &self.decoding, &self.validation)
                .map_err(|_| Error::Unauthenticated)?;
        if token.claims.typ != ACCESS {
            return Err(Error::Unauthenticated);
        }
        let user: i64 = token
            .claims
            .sub
            .parse()
            .map_err(|_| Error::Unauthenticated)?;
        Ok((UserId::new(user), SessionId::new(token.claims.sid)))
    }

    /// The refresh token that follows on another. The same one each time, so that a client
    /// that lost an answer may ask again, and nothing clear has to be kept for it.
    pub(crate) fn successor(&self, presented: &str) -> String {
        URL_SAFE_NO_PAD.encode(ring::hmac::sign(&self.refresh, presented.as_bytes()))
    }

    /// What stands for an address or a network where it need not be read again.
    pub(crate) fn alias(&self, kind: &str, of: &str) -> Vec<u8> {
        let text = format!("{kind}\0{of}");
        ring::hmac::sign(&self.alias, text.as_bytes())
            .as_ref()
            .to_vec()
    }
}

/// 256 random bits, for a first refresh token or the link of a mail.
pub fn random() -> Result<String, Error> {
    let mut bytes = [0u8; 32];
    ring::rand::SystemRandom::new()
        .fill(&mut bytes)
        .map_err(|_| Error::Crypto("no randomness".to_owned()))?;
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

/// What the database keeps of a token.
pub fn hash(token: &str) -> Vec<u8> {
    ring::digest::digest(&ring::digest::SHA256, token.as_bytes())
        .as_ref()
        .to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn keys() -> Keys {
        Keys::new(SecretString::from("a secret of at least 32 characters"))
    }

    fn claims() -> serde_json::Value {
        let now = chrono::Utc::now().timestamp();
        json!({"iss": ISSUER, "aud": AUDIENCE, "sub": "7", "sid": 3, "typ": ACCESS, "iat": now, "exp": now + 60})
    }

    fn signed(header: &Header, claims: &serde_json::Value, keys: &Keys) -> String {
        jsonwebtoken::encode(header, claims, &keys.encoding).unwrap()
    }

    #[test]
    fn a_genuine_token_names_its_user_and_session() {
        let token = keys().access(UserId::new(7), SessionId::new(3)).unwrap();
        let read = keys().read(&token).unwrap();
        assert_eq!(read, (UserId::new(7), SessionId::new(3)));
    }

    #[test]
    fn a_token_with_a_claim_missing_or_wrong_is_none() {
        let keys = keys();
        let hs256 = Header::new(Algorithm::HS256);
        assert!(keys.read(&signed(&hs256, &claims(), &keys)).is_ok());
        let now = chrono::Utc::now().timestamp();
        let (past, soon) = (now - 1, now + 60);
        let wrong = [
            ("iss", json!("other")),
            ("aud", json!("other")),
            ("sub", json!("ada")),
            ("sid", json!("3")),
            ("typ", json!("refresh")),
            ("exp", json!(past)),
            ("exp", json!("soon")),
            ("nbf", json!(soon)),
            ("nbf", json!("soon")),
        ];
        for (name, value) in wrong {
            let mut claims = claims();
            claims[name] = value;
            assert!(
                keys.read(&signed(&hs256, &claims, &keys)).is_err(),
                "{claims}"
            );
        }
        let mut begun = claims();
        begun["nbf"] = json!(past);
        assert!(keys.read(&signed(&hs256, &begun, &keys)).is_ok());
        for name in ["iss", "aud", "sub", "sid", "typ", "iat", "exp"] {
            let mut claims = claims();
            claims.as_object_mut().unwrap().remove(name);
            assert!(
                keys.read(&signed(&hs256, &claims, &keys)).is_err(),
                "without {name}"
            );
        }
    }

    #[test]
    fn another_key_another_algorithm_and_no_signature_are_refused() {
        let keys = keys();
        let other = Keys::new(SecretString::from("another secret of 32 characters!!"));
        let hs256 = Header::new(Algorithm::HS256);
        assert!(keys.read(&signed(&hs256, &claims(), &other)).is_err());
        let hs512 = Header::new(Algorithm::HS512);
        assert!(keys.read(&signed(&hs512, &claims(), &keys)).is_err());
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        for alg in ["none", "None", "NONE", ""] {
            let head = part(json!({"alg": alg, "typ": "JWT"}));
            let body = part(claims());
            assert!(keys.read(&format!("{head}.{body}.")).is_err(), "{alg}");
        }
        let genuine = signed(&hs256, &claims(), &keys);
        let unsigned = genuine.rsplit_once('.').unwrap().0;
        for forged in [unsigned, "", ".", "..", "a.b.c", "\0"] {
            assert!(keys.read(forged).is_err(), "{forged:?}");
        }
    }

    #[test]
    fn the_successor_of_a_refresh_token_is_always_the_same_and_not_guessable() {
        let keys = keys();
        let other = Keys::new(SecretString::from("another secret of 32 characters!!"));
        let first = random().unwrap();
        assert_eq!(keys.successor(&first), keys.successor(&first));
        assert_ne!(keys.successor(&first), other.successor(&first));
        assert_ne!(keys.successor(&first), keys.successor(&random().unwrap()));
    }
}
