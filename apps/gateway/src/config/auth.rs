//! Signing of tokens.

use secrecy::SecretString;

use super::Env;

/// JWT_SECRET.
#[derive(Debug, Clone)]
pub struct Auth {
    /// Key of the access tokens, at least 32 characters.
    pub jwt_secret: SecretString,
}

impl Auth {
    pub(super) fn from_env(env: &mut Env) -> Self {
        let secret = env.required("JWT_SECRET", "at least 32 random characters");
        if !secret.is_empty() && secret.len() < 32 {
            env.refuse("JWT_SECRET is too short: use at least 32 random characters".to_owned());
        }
        Self {
            jwt_secret: secret.into(),
        }
    }
}
