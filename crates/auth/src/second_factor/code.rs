//! Codes that app and server derive from a shared secret and the time (RFC 6238: SHA-1, six digits,
//! 30 seconds), and recovery codes.

use ring::hmac;
use ring::rand::{SecureRandom, SystemRandom};
use url::form_urlencoded::byte_serialize;

use crate::Error;

/// Of a code.
pub(super) const DIGITS: usize = 6;
/// Seconds that a code lasts.
const STEP: i64 = 30;
/// Bytes of a secret, as RFC 4226 advises.
const SECRET: usize = 20;
/// Bytes of a recovery code: too many to be guessed, even from its hash.
const RECOVERY: usize = 10;

const ALPHABET: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

fn random<const N: usize>() -> Result<[u8; N], Error> {
    let mut bytes = [0; N];
    SystemRandom::new()
        .fill(&mut bytes)
        .map_err(|_| Error::Crypto("no randomness".to_owned()))?;
    Ok(bytes)
}

/// A secret to share.
pub(super) fn secret() -> Result<Vec<u8>, Error> {
    Ok(random::<SECRET>()?.to_vec())
}

/// A recovery code, in groups for reading.
pub(super) fn recovery() -> Result<String, Error> {
    let code = base32(&random::<RECOVERY>()?).to_lowercase();
    let letters: Vec<char> = code.chars().collect();
    let groups = letters.chunks(4).map(|group| group.iter().collect());
    Ok(groups.collect::<Vec<String>>().join("-"))
}

/// A code as it is compared: without what people put between.
pub(super) fn normalize(code: &str) -> String {
    let signs = code.chars().filter(|sign| sign.is_ascii_alphanumeric());
    signs
        .take(64)
        .map(|sign| sign.to_ascii_lowercase())
        .collect()
}

/// Base32 (RFC 4648) of whole groups of five bytes.
pub(super) fn base32(bytes: &[u8]) -> String {
    let mut out = String::new();
    for group in bytes.chunks(5) {
        let bits = group
            .iter()
            .fold(0_u64, |bits, byte| bits << 8 | u64::from(*byte));
        for place in (0..8).rev() {
            let index = usize::try_from(bits >> (5 * place) & 31).unwrap_or_default();
            out.extend(ALPHABET.get(index).copied().map(char::from));
        }
    }
    out
}

/// What apps read from a picture (Google's Key Uri Format).
pub(super) fn otpauth_uri(issuer: &str, account: &str, secret: &str) -> String {
    let escaped = |text: &str| {
        byte_serialize(text.as_bytes())
            .collect::<String>()
            .replace('+', "%20")
    };
    let (issuer, account) = (escaped(issuer), escaped(account));
    format!("otpauth://totp/{issuer}:{account}?secret={secret}&issuer={issuer}")
}

/// The half minute whose code this is: now, or the one before or after, since clocks differ.
pub(super) fn step_of(secret: &[u8], code: &str, now: i64) -> Option<i64> {
    let step = now.div_euclid(STEP);
    let code = normalize(code);
    (step - 1..=step + 1).find(|step| code_at(secret, *step).is_some_and(|right| right == code))
}

/// The code of a half minute (RFC 4226, 5.3).
fn code_at(secret: &[u8], step: i64) -> Option<String> {
    let key = hmac::Key::new(hmac::HMAC_SHA1_FOR_LEGACY_USE_ONLY, secret);
    let tag = hmac::sign(&key, &step.to_be_bytes());
    let bytes = tag.as_ref();
    let offset = usize::from(bytes.last()? & 15);
    let four: [u8; 4] = bytes.get(offset..offset + 4)?.try_into().ok()?;
    let number = (u32::from_be_bytes(four) & 0x7fff_ffff) % 1_000_000;
    Some(format!("{number:06}"))
}

/// The code of this moment, for tests of others.
#[cfg(test)]
mod tests {
    use super::*;

    const SHARED: &[u8] = b"12345678901234567890";

    #[test]
    fn codes_are_those_of_rfc_6238() {
        for (at, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
        ] {
            assert_eq!(step_of(SHARED, code, at), Some(at / 30), "{at}");
        }
    }

    #[test]
    fn a_clock_may_be_half_a_minute_wrong_and_not_more() {
        assert_eq!(step_of(SHARED, "287 082", 59 + 30), Some(1));
        assert_eq!(step_of(SHARED, "287082", 59 - 30), Some(1));
        assert_eq!(step_of(SHARED, "287082", 59 + 60), None);
        assert_eq!(step_of(SHARED, "287082", 59 - 60), None);
        assert_eq!(step_of(SHARED, "", 59), None);
    }

    #[test]
    fn a_secret_is_written_as_apps_read_it() {
        assert_eq!(base32(SHARED), "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        assert_eq!(
            otpauth_uri("Ada & Co", "ada@example.com", "GEZD"),
            "otpauth://totp/Ada%20%26%20Co:ada%40example.com?secret=GEZD&issuer=Ada%20%26%20Co"
        );
    }

    #[test]
    fn recovery_codes_are_long_and_read_in_groups() {
        let code = recovery().unwrap();
        assert_eq!(code.len(), 19, "{code}");
        assert_eq!(normalize(&code.to_uppercase()).len(), 16);
        assert_ne!(code, recovery().unwrap());
    }
}
