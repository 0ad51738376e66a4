//! Password strength, as zxcvbn estimates it: leaked passwords, words and names (also in leet
//! spelling), keyboard rows, dates, repetitions, and what is known about the account itself. The
//! storefront's meter uses the same estimator.

use types::Invalid;
use zxcvbn::{Score, zxcvbn};

/// What is looked at; the estimate of more takes long, and this much is either strong or a
/// repetition.
const LOOKED_AT: usize = 40;

/// Refuses a password that takes less than a million guesses, for everybody or for one who
/// knows `about` its owner: email address, name.
pub(crate) fn check(password: &str, about: &[String]) -> Result<(), Invalid> {
    let parts: Vec<&str> = about.iter().flat_map(|text| pieces(text)).collect();
    let lower = password.to_lowercase();
    if parts.iter().any(|part| part.to_lowercase() == lower) {
        let message = "Choose a password that isn't your name or email";
        return Err(Invalid::new("password_like_account", message));
    }
    let start: String = password.chars().take(LOOKED_AT).collect();
    if zxcvbn(&start, &parts).score() <= Score::One {
        let message = "This password is too common. Choose another one";
        return Err(Invalid::new("password_too_common", message));
    }
    Ok(())
}

/// A text and its words: `ada.lovelace@example.com` is `ada` and `lovelace` too.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let local = text.rsplit_once('@').map_or(text, |(local, _)| local);
    let words = text.split(|c: char| !c.is_alphanumeric());
    [text, local]
        .into_iter()
        .chain(words)
        .filter(|piece| piece.chars().count() > 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(password: &str, about: &[&str]) -> &'static str {
        let about: Vec<String> = about.iter().map(|&text| text.to_owned()).collect();
        check(password, &about).map_or_else(|invalid| invalid.code, |()| "taken")
    }

    #[test]
    fn what_is_tried_first_is_refused() {
        for password in [
            "1234567890",
            "0987654321",
            "qwertyuiop",
            "poiuytrewq",
            "password123",
            "P@ssw0rd123",
            "passwordpassword",
            "aaaaaaaaaaaa",
            "abababababab",
            "abcdefghij",
            "1q2w3e4r5t6y",
            "1qaz2wsx3edc",
            "iloveyou123",
            "football12345",
            "qwerty123456",
            "Administrator1",
            &"password1".repeat(14),
        ] {
            assert_eq!(verdict(password, &[]), "password_too_common", "{password}");
        }
    }

    #[test]
    fn what_a_person_made_up_is_taken() {
        for password in [
            "demo-password-1",
            "tenchars-x",
            "my cat eats 4 moths",
            "blue bicycle sunday",
            "xK9$mQ2vLp",
            "größenwahn im mai",
            &"ab-cd-ef ".repeat(14),
        ] {
            assert_eq!(verdict(password, &[]), "taken", "{password}");
        }
    }

    #[test]
    fn the_name_and_the_address_of_the_owner_are_refused() {
        let about = ["adalovelace@example.com", "Ada Lovelace"];
        for password in ["AdaLovelace", "adalovelace@example.com", "ada lovelace"] {
            assert_eq!(
                verdict(password, &about),
                "password_like_account",
                "{password}"
            );
        }
        assert_eq!(verdict("lovelace12", &about), "password_too_common");
        assert_eq!(verdict("engine of 1843", &about), "taken");
    }
}
