//! API keys on the wire: those of shops and those of the marketplace look alike.

use auth::key::{Created, Draft, Key, KeyOwner, Name, Scope};
use chrono::{DateTime, Utc};
use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use types::SessionId;
use utoipa::{IntoParams, ToSchema};
use validator::{Validate, ValidationError};

use crate::problem::Problem;
use crate::valid::{rule, text};

/// An API key. Its secret is only in the response that created it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApiKey {
    id: i64,
    #[schema(example = "Warehouse")]
    name: String,
    /// Its first characters, to tell it apart from others.
    #[schema(example = "hsk_184_Jx3f")]
    starts_with: String,
    /// What it may do: an area with `read`, or with `write`, which includes reading.
    #[schema(example = json!(["orders:read", "products:write"]))]
    scopes: Vec<String>,
    created_at: DateTime<Utc>,
    /// When it expires; null if never.
    #[schema(required = true)]
    expires_at: Option<DateTime<Utc>>,
    /// When it was last used, to the minute; null if never.
    #[schema(required = true)]
    last_used_at: Option<DateTime<Utc>>,
    /// When it ended, because it was revoked or all its owner's sessions were ended, as a new
    /// password does.
    #[schema(required = true)]
    revoked_at: Option<DateTime<Utc>>,
}

impl From<Key> for ApiKey {
    fn from(key: Key) -> Self {
        Self {
            id: key.id.get(),
            name: key.name,
            starts_with: key.starts_with,
            scopes: key.scopes.iter().map(Scope::to_string).collect(),
            created_at: key.created_at,
            expires_at: key.expires_at,
            last_used_at: key.last_used_at,
            revoked_at: key.revoked_at,
        }
    }
}

/// A key to create.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewApiKey {
    #[validate(custom(function = text::<Name>))]
    #[schema(example = "Warehouse", min_length = 1, max_length = 60)]
    name: String,
    /// What it may do: an area with `read`, or with `write`, which includes reading. Each area
    /// once.
    #[validate(custom(function = scopes))]
    #[schema(example = json!(["orders:read"]), min_items = 1)]
    scopes: Vec<String>,
    /// When it expires, at most ten years from now; never if omitted.
    expires_at: Option<DateTime<Utc>>,
    /// The caller's current password.
    #[schema(example = "demo-password-1", format = Password)]
    current_password: String,
}

fn scopes(raw: &[String]) -> Result<(), ValidationError> {
    let unknown = raw.iter().find_map(|scope| scope.parse::<Scope>().err());
    rule(unknown.map_or(Ok(()), Err))
}

impl NewApiKey {
    /// The key that an owner asks for, and their password.
    pub fn parse<H: KeyOwner>(self) -> Result<(Draft, SecretString), Problem> {
        let scopes = self.scopes.iter().map(|scope| scope.parse());
        let scopes = scopes.collect::<Result<_, _>>()?;
        let draft = Draft::of::<H>(self.name.parse()?, scopes, self.expires_at)?;
        Ok((draft, SecretString::from(self.current_password)))
    }
}

/// A key that was just created.
#[derive(Serialize, ToSchema)]
pub struct CreatedApiKey {
    key: ApiKey,
    /// What programs send as `Authorization: Bearer …`. It is not shown again.
    #[schema(example = "hsk_184_Jx3fExampleOnly-ThisOpensNothingAtAll-0000000")]
    secret: String,
}

impl From<Created> for CreatedApiKey {
    fn from(created: Created) -> Self {
        Self {
            key: created.key.into(),
            secret: created.secret,
        }
    }
}

/// A key in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ApiKeyPath {
    /// The key.
    #[param(value_type = i64)]
    pub id: SessionId,
}
