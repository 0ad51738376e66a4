//! Tokens. The access token is a JWT that names a session and lives ten minutes; what its
//! bearer may do is read from the database, not from it. Refresh tokens and the tokens of
//! links in emails are 256 random bits, of which the database keeps the SHA-256 only.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, Utc};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, Validation, decode_header};
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

/// The fewest characters of a secret.
pub const MIN_SECRET_LENGTH: usize = 32;

/// The keys of the installation, made from its secrets. Those of the first one sign; what the
/// others signed still counts, so that another secret can follow while people are signed in.
#[derive(Clone)]
pub struct Keys {
    first: Derived,
    others: Vec<Derived>,
    validation: Validation,
}

/// What is made from one secret.
#[derive(Clone)]
struct Derived {
    /// What its tokens call it, which tells nothing of it.
    kid: String,
    encoding: EncodingKey,
    decoding: DecodingKey,
    refresh: ring::hmac::Key,
    keyed_hash: ring::hmac::Key,
}

impl Derived {
    fn of(secret: &str) -> Self {
        let root = ring::hmac::Key::new(ring::hmac::HMAC_SHA256, secret.as_bytes());
        let derive = |label: &str| ring::hmac::sign(&root, label.as_bytes());
        let key = |label| ring::hmac::Key::new(ring::hmac::HMAC_SHA256, derive(label).as_ref());
        let access = derive("access-token");
        let name = URL_SAFE_NO_PAD.encode(derive("key-id"));
        Self {
            kid: name.chars().take(8).collect(),
            encoding: EncodingKey::from_secret(access.as_ref()),
            decoding: DecodingKey::from_secret(access.as_ref()),
            refresh: key("refresh-token"),
            keyed_hash: key("alias"),
        }
    }

    fn successor(&self, presented: &str) -> String {
        URL_SAFE_NO_PAD.encode(ring::hmac::sign(&self.refresh, presented.as_bytes()))
    }
}

/// The secrets as they are set, separated by commas, each once: the one that signs, and the others.
pub fn secrets(set: &str) -> (&str, Vec<&str>) {
    let mut all = set.split(',').map(str::trim);
    let first = all.next().unwrap_or_default();
    let mut others = Vec::new();
    for secret in all {
        if secret != first && !others.contains(&secret) {
            others.push(secret);
        }
    }
    (first, others)
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
    /// Makes the keys from one or more [`secrets`], the same on every instance.
    pub fn new(set: SecretString) -> Self {
        let (first, others) = secrets(set.expose_secret());
        let mut validation = Validation::new(Algorithm::HS256);
        validation.leeway = 0;
        // by [`Self::read`]
        validation.validate_exp = false;
        validation.validate_nbf = true;
        validation.set_issuer(&[ISSUER]);
        validation.set_audience(&[AUDIENCE]);
        validation.set_required_spec_claims(&["exp", "iss", "aud", "sub"]);
        Self {
            first: Derived::of(first),
            others: others.into_iter().map(Derived::of).collect(),
            validation,
        }
    }

    /// The one that signs comes first.
    fn all(&self) -> impl Iterator<Item = &Derived> {
        std::iter::once(&self.first).chain(&self.others)
    }

    /// An access token for a session.
    pub(crate) fn access(
        &self,
        user: UserId,
        session: SessionId,
        now: DateTime<Utc>,
    ) -> Result<String, Error> {
        let now = now.timestamp();
        let claims = Claims {
            iss: ISSUER.to_owned(),
            aud: AUDIENCE.to_owned(),
            sub: user.to_string(),
            sid: session.get(),
            typ: ACCESS.to_owned(),
            iat: now,
            exp: now + ACCESS_SECONDS,
        };
        let header = Header {
            kid: Some(self.first.kid.clone()),
            ..Header::new(Algorithm::HS256)
        };
        jsonwebtoken::encode(&header, &claims, &self.first.encoding)
            .map_err(|error| Error::Crypto(error.to_string()))
    }

    /// Whom and which session a bearer token names, when it is genuine and not expired by now.
    pub(crate) fn read(
        &self,
        bearer: &str,
        now: DateTime<Utc>,
    ) -> Result<(UserId, SessionId), Error> {
        let header = decode_header(bearer).map_err(|_| Error::Unauthenticated)?;
        // one of a gateway that does not name its keys yet may be anyone's
        let named = |key: &&Derived| header.kid.as_ref().is_none_or(|kid| *kid == key.kid);
        let token = self
            .all()
            .filter(named)
            .find_map(|key| {
                jsonwebtoken::decode::<Claims>(bearer, &key.decoding, &self.validation).ok()
            })
            .ok_or(Error::Unauthenticated)?;
        if token.claims.typ != ACCESS || token.claims.exp < now.timestamp() {
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
        self.first.successor(presented)
    }

    /// The tokens that may have followed on another, whichever key made them.
    pub(crate) fn successors(&self, presented: &str) -> Vec<String> {
        self.all().map(|key| key.successor(presented)).collect()
    }

    /// What stands for an address or a network where it need not be read again, under each key;
    /// the first is the one to keep.
    pub fn keyed_hashes(&self, kind: &str, of: &str) -> Vec<Vec<u8>> {
        let text = format!("{kind}\0{of}");
        let keyed_hash = |key: &Derived| {
            let tag = ring::hmac::sign(&key.keyed_hash, text.as_bytes());
            tag.as_ref().to_vec()
        };
        self.all().map(keyed_hash).collect()
    }
}

/// 256 random bits, for a first refresh token or the link in an email.
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

    impl Keys {
        fn read_now(&self, bearer: &str) -> Result<(UserId, SessionId), Error> {
            self.read(bearer, Utc::now())
        }
    }

    fn keys() -> Keys {
        Keys::new(SecretString::from("a secret of at least 32 characters"))
    }

    fn claims() -> serde_json::Value {
        let now = Utc::now().timestamp();
        json!({"iss": ISSUER, "aud": AUDIENCE, "sub": "7", "sid": 3, "typ": ACCESS, "iat": now, "exp": now + 60})
    }

    fn signed(header: &Header, claims: &serde_json::Value, keys: &Keys) -> String {
        jsonwebtoken::encode(header, claims, &keys.first.encoding).unwrap()
    }

    #[test]
    fn a_secret_that_is_set_twice_counts_once() {
        assert_eq!(secrets("new, old,new ,old"), ("new", vec!["old"]));
        assert_eq!(secrets("new"), ("new", Vec::new()));
    }

    #[test]
    fn a_genuine_token_names_its_user_and_session() {
        let token = keys()
            .access(UserId::new(7), SessionId::new(3), Utc::now())
            .unwrap();
        let read = keys().read_now(&token).unwrap();
        assert_eq!(read, (UserId::new(7), SessionId::new(3)));
    }

    #[test]
    fn a_token_with_a_claim_missing_or_wrong_is_none() {
        let keys = keys();
        let hs256 = Header::new(Algorithm::HS256);
        assert!(keys.read_now(&signed(&hs256, &claims(), &keys)).is_ok());
        let now = Utc::now().timestamp();
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
                keys.read_now(&signed(&hs256, &claims, &keys)).is_err(),
                "{claims}"
            );
        }
        let mut begun = claims();
        begun["nbf"] = json!(past);
        assert!(keys.read_now(&signed(&hs256, &begun, &keys)).is_ok());
        for name in ["iss", "aud", "sub", "sid", "typ", "iat", "exp"] {
            let mut claims = claims();
            claims.as_object_mut().unwrap().remove(name);
            assert!(
                keys.read_now(&signed(&hs256, &claims, &keys)).is_err(),
                "without {name}"
            );
        }
    }

    #[test]
    fn another_key_another_algorithm_and_no_signature_are_refused() {
        let keys = keys();
        let other = Keys::new(SecretString::from("another secret of 32 characters!!"));
        let hs256 = Header::new(Algorithm::HS256);
        assert!(keys.read_now(&signed(&hs256, &claims(), &other)).is_err());
        let hs512 = Header::new(Algorithm::HS512);
        assert!(keys.read_now(&signed(&hs512, &claims(), &keys)).is_err());
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        for alg in ["none", "None", "NONE", ""] {
            let head = part(json!({"alg": alg, "typ": "JWT"}));
            let body = part(claims());
            assert!(keys.read_now(&format!("{head}.{body}.")).is_err(), "{alg}");
        }
        let genuine = signed(&hs256, &claims(), &keys);
        let unsigned = genuine.rsplit_once('.').unwrap().0;
        for forged in [unsigned, "", ".", "..", "a.b.c", "\0"] {
            assert!(keys.read_now(forged).is_err(), "{forged:?}");
        }
    }

    const OLD: &str = "the old secret with 32 characters";
    const NEW: &str = "the new secret with 32 characters";

    fn set(secrets: &[&str]) -> Keys {
        Keys::new(SecretString::from(secrets.join(", ")))
    }

    fn signed_by(keys: &Keys) -> String {
        keys.access(UserId::new(7), SessionId::new(3), Utc::now())
            .unwrap()
    }

    #[test]
    fn what_the_old_secret_signed_counts_while_it_is_listed() {
        let before = signed_by(&set(&[OLD]));
        for listed in [&[OLD, NEW], &[NEW, OLD]] {
            assert!(set(listed).read_now(&before).is_ok());
        }
        assert!(set(&[NEW]).read_now(&before).is_err());
    }

    #[test]
    fn the_first_secret_signs_and_its_tokens_name_it() {
        let after = signed_by(&set(&[NEW, OLD]));
        assert!(set(&[NEW]).read_now(&after).is_ok());
        assert!(set(&[OLD, NEW]).read_now(&after).is_ok());
        assert!(set(&[OLD]).read_now(&after).is_err());
        let kid = decode_header(&after).unwrap().kid.unwrap();
        assert_eq!(kid, set(&[NEW]).first.kid);
        assert_ne!(kid, set(&[OLD]).first.kid);
        assert_eq!(kid.len(), 8);
    }

    #[test]
    fn a_token_without_a_kid_is_tried_with_each_key_and_one_with_a_strange_one_with_none() {
        let (keys, old) = (set(&[NEW, OLD]), set(&[OLD]));
        let mut header = Header::new(Algorithm::HS256);
        assert!(keys.read_now(&signed(&header, &claims(), &old)).is_ok());
        let strange = set(&["a secret that nobody has ever listed"]);
        assert!(
            keys.read_now(&signed(&header, &claims(), &strange))
                .is_err()
        );
        for kid in ["", "unknown", keys.first.kid.as_str()] {
            header.kid = Some(kid.to_owned());
            assert!(
                keys.read_now(&signed(&header, &claims(), &old)).is_err(),
                "{kid}"
            );
        }
    }

    #[test]
    fn a_known_kid_lets_no_other_algorithm_in() {
        let keys = keys();
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let head = part(json!({"alg": "none", "typ": "JWT", "kid": keys.first.kid}));
        let forged = format!("{head}.{}.", part(claims()));
        assert!(keys.read_now(&forged).is_err());
        let mut header = Header::new(Algorithm::HS384);
        header.kid = Some(keys.first.kid.clone());
        assert!(keys.read_now(&signed(&header, &claims(), &keys)).is_err());
    }

    #[test]
    fn what_was_counted_under_the_old_secret_is_found_again() {
        let keyed_hashes = |keys: &Keys| keys.keyed_hashes("sign-in from network", "192.0.2.0/24");
        let (before, after) = (keyed_hashes(&set(&[OLD])), keyed_hashes(&set(&[NEW])));
        assert_eq!(keyed_hashes(&set(&[NEW, OLD])), [after, before].concat());
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
