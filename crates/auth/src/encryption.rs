//! Encryption of what must not be readable in the database: AES-256-GCM (NIST SP 800-38D) with a
//! key that the database does not contain (ADR 27). The ID of the key is stored in front of the
//! ciphertext, so that keys can be rotated. A value that was encrypted for one owner cannot be
//! decrypted for another.

use std::sync::Arc;

use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::rand::{SecureRandom, SystemRandom};
use secrecy::{ExposeSecret, SecretString};
use types::Invalid;

/// Tells keys apart: the first bytes of the SHA-256 of each.
pub type KeyId = [u8; 4];

/// The ID of no key: what follows is not encrypted yet.
const UNENCRYPTED: KeyId = [0; 4];

/// Why something could not be encrypted or decrypted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Error(pub &'static str);

/// The installation's keys. The first one encrypts, all of them decrypt. Cheap to clone.
#[derive(Clone)]
pub struct Keys(Arc<[(KeyId, LessSafeKey)]>);

impl std::fmt::Debug for Keys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Keys")
    }
}

impl Keys {
    /// Takes 32 bytes each, in hexadecimal digits, separated by commas.
    pub fn parse(raw: &SecretString) -> Result<Self, Invalid> {
        let keys = raw.expose_secret().split(',').map(|word| key(word.trim()));
        let keys: Option<Vec<_>> = keys.collect();
        let message = "Use keys of 64 hexadecimal digits, separated by commas";
        let keys = keys.ok_or_else(|| Invalid::new("invalid_keys", message))?;
        Ok(Self(keys.into()))
    }

    /// Of an installation that has none: nothing is encrypted or decrypted.
    pub fn none() -> Self {
        Self(Arc::new([]))
    }

    /// The key that encrypts.
    fn first(&self) -> Result<&(KeyId, LessSafeKey), Error> {
        match &*self.0 {
            [first, ..] => Ok(first),
            [] => Err(Error("there is no key")),
        }
    }

    /// The ID of the key that encrypts.
    pub fn current_key_id(&self) -> Result<KeyId, Error> {
        self.first().map(|(id, _)| *id)
    }

    /// Encrypts a text for the database; `owner` says whose and what it is.
    pub fn encrypt(&self, owner: &str, text: &[u8]) -> Result<Vec<u8>, Error> {
        let (id, key) = self.first()?;
        let mut nonce = [0; NONCE_LEN];
        SystemRandom::new()
            .fill(&mut nonce)
            .map_err(|_| Error("no randomness"))?;
        let mut text = text.to_vec();
        let nonce_of_it = Nonce::assume_unique_for_key(nonce);
        key.seal_in_place_append_tag(nonce_of_it, Aad::from(owner), &mut text)
            .map_err(|_| Error("it cannot be encrypted"))?;
        Ok([&id[..], &nonce, &text].concat())
    }

    /// From the database.
    pub fn decrypt(&self, owner: &str, encrypted: &[u8]) -> Result<Vec<u8>, Error> {
        let too_short = Error("it is too short");
        let (id, rest) = encrypted.split_first_chunk().ok_or(too_short)?;
        if *id == UNENCRYPTED {
            return Ok(rest.to_vec());
        }
        let key = self.0.iter().find(|(known, _)| known == id);
        let (_, key) = key.ok_or(Error("its key is not among those that are set"))?;
        let (nonce, text) = rest.split_first_chunk::<NONCE_LEN>().ok_or(too_short)?;
        let nonce = Nonce::assume_unique_for_key(*nonce);
        let mut text = text.to_vec();
        key.open_in_place(nonce, Aad::from(owner), &mut text)
            .map(|text| text.to_vec())
            .map_err(|_| Error("it was changed, or is another owner's"))
    }
}

fn key(word: &str) -> Option<(KeyId, LessSafeKey)> {
    let digits: Option<Vec<u8>> = word
        .chars()
        .map(|c| c.to_digit(16).and_then(|digit| u8::try_from(digit).ok()))
        .collect();
    let pairs = digits?;
    let bytes: Vec<u8> = pairs
        .chunks_exact(2)
        .map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit))
        .collect();
    // refuses all but 32 bytes
    let key = UnboundKey::new(&AES_256_GCM, &bytes).ok()?;
    let digest = ring::digest::digest(&ring::digest::SHA256, &bytes);
    let id = *digest.as_ref().first_chunk::<4>()?;
    (pairs.len() == 64 && id != UNENCRYPTED).then(|| (id, LessSafeKey::new(key)))
}
