//! Signing of tokens.

use auth::token::{MIN_SECRET_LENGTH, secrets};
use secrecy::SecretString;

use super::Env;

/// JWT_SECRET.
#[derive(Debug, Clone)]
pub struct Auth {
    /// Secrets of at least 32 characters, separated by commas: the first one signs access
    /// tokens, the others may have signed some.
    pub jwt_secret: SecretString,
}

impl Auth {
    pub(super) fn from_env(env: &mut Env) -> Self {
        let set = env.required("JWT_SECRET", "at least 32 random characters");
        if !set.is_empty() && is_short(&set) {
            let problem = "JWT_SECRET is too short: use at least 32 random characters, \
                           and as many for each secret where commas separate several";
            env.refuse(problem.to_owned());
        }
        Self {
            jwt_secret: set.into(),
        }
    }
}

/// Whether one of the secrets could be guessed.
fn is_short(set: &str) -> bool {
    let (first, others) = secrets(set);
    let mut all = std::iter::once(first).chain(others);
    all.any(|secret| secret.len() < MIN_SECRET_LENGTH)
}

#[cfg(test)]
mod tests {
    use super::is_short;

    #[test]
    fn each_secret_is_long_enough_by_itself() {
        let (new, old) = ("n".repeat(32), "o".repeat(32));
        for long in [new.clone(), format!("{new},{old}"), format!("{new}, {old}")] {
            assert!(!is_short(&long), "{long}");
        }
        let half = "s".repeat(31);
        for short in [
            half.clone(),
            format!("{half}  "),
            format!("{new},{half}"),
            format!("{half},{new}"),
            format!("{new},"),
        ] {
            assert!(is_short(&short), "{short}");
        }
    }
}
