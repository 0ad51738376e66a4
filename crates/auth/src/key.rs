//! API keys: the credentials of a seller's or an operator's own programs (ADR 32). A key acts for
//! the person who created it, in one role, within its scopes, and can never do more than that
//! person may at that moment. Its secret is shown once and stored as a hash. Whatever signs a
//! person out everywhere ends their keys, too.

mod scope;
mod secret;

use chrono::{DateTime, TimeDelta, Utc};
use db::{Pool, Tx, transaction};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use secrecy::SecretString;
use serde_json::json;
use types::{Invalid, SessionId, ShopId, UserId};

use crate::actor::{DataSubject, Invalidation, Operator, Seller, User};
use crate::audit::{self, Action, Entry, Target, TargetKind};
use crate::session::EndReason;
use crate::token::Keys;
use crate::{Error, Fault, account, existing_account};

pub use scope::{Access, Area, Scope};
pub use secret::PREFIX;
pub(crate) use secret::session_of;

/// How many keys a person can have in one role at once.
const MAX_KEYS: i64 = 25;
/// The longest that a key with an expiry is good.
const MAX_LIFETIME: TimeDelta = TimeDelta::days(3660);

/// The name of a key.
pub type Name = types::Text<60>;

/// The owner of keys, in the role that they are for.
pub trait KeyOwner: sealed::Sealed {
    /// What the keys can be for.
    const AREAS: &'static [Area];

    /// The person.
    fn person(&self) -> &User;

    /// The shop that the keys are for; none for the marketplace.
    fn shop(&self) -> Option<ShopId>;

    /// Whose acts are written down.
    fn operator(&self) -> Option<&Operator>;
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for crate::actor::Seller {}
    impl Sealed for crate::actor::Operator {}
}

impl KeyOwner for Seller {
    const AREAS: &'static [Area] = &Area::OF_SELLERS;

    fn person(&self) -> &User {
        self.user()
    }

    fn shop(&self) -> Option<ShopId> {
        Some(Self::shop(self))
    }

    fn operator(&self) -> Option<&Operator> {
        None
    }
}

impl KeyOwner for Operator {
    const AREAS: &'static [Area] = &Area::OF_OPERATORS;

    fn person(&self) -> &User {
        self.user()
    }

    fn shop(&self) -> Option<ShopId> {
        None
    }

    fn operator(&self) -> Option<&Operator> {
        Some(self)
    }
}

/// A key without its secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Key {
    /// Which one.
    pub id: SessionId,
    /// What it is called.
    pub name: String,
    /// Its first characters, to tell it apart from others.
    pub starts_with: String,
    /// What it may do.
    pub scopes: Vec<Scope>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// Until when it is good, if not for ever.
    pub expires_at: Option<DateTime<Utc>>,
    /// When it was last used, to the minute.
    pub last_used_at: Option<DateTime<Utc>>,
    /// Since when it opens nothing, if it was revoked.
    pub revoked_at: Option<DateTime<Utc>>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: SessionId,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    starts_with: String,
    #[diesel(sql_type = Array<Text>)]
    scopes: Vec<String>,
    #[diesel(sql_type = Timestamptz)]
    created_at: DateTime<Utc>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    expires_at: Option<DateTime<Utc>>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    last_used_at: Option<DateTime<Utc>>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    revoked_at: Option<DateTime<Utc>>,
}

impl From<Row> for Key {
    fn from(row: Row) -> Self {
        Self {
            scopes: known(&row.scopes),
            id: row.id,
            name: row.name,
            starts_with: row.starts_with,
            created_at: row.created_at,
            expires_at: row.expires_at,
            last_used_at: row.last_used_at,
            revoked_at: row.revoked_at,
        }
    }
}

/// The scopes that these words mean. One that another version knows means nothing here.
pub(crate) fn known(words: &[String]) -> Vec<Scope> {
    words.iter().filter_map(|word| word.parse().ok()).collect()
}

/// A key to create.
#[derive(Debug, Clone)]
pub struct Draft {
    name: Name,
    scopes: Vec<Scope>,
    expires_at: Option<DateTime<Utc>>,
}

impl Draft {
    /// The scopes that this owner may give to a key.
    pub fn of<H: KeyOwner>(
        name: Name,
        scopes: Vec<Scope>,
        expires_at: Option<DateTime<Utc>>,
    ) -> Result<Self, Error> {
        let mut faults = Vec::new();
        let mut fault = |field, invalid| faults.push(Fault { field, invalid });
        if scopes.is_empty() {
            let message = "Choose what the key can do";
            fault("scopes", Invalid::new("required", message));
        }
        for scope in &scopes {
            let twice = |other: &&Scope| other.area == scope.area;
            if !H::AREAS.contains(&scope.area) {
                let message = format!("Your keys can't have {scope}");
                fault("scopes", Invalid::new("unknown_scope", message));
            } else if scopes.iter().filter(twice).count() > 1 {
                let message = format!("Choose access to {} only once", scope.area.as_str());
                fault("scopes", Invalid::new("scope_twice", message));
            }
        }
        let now = Utc::now();
        if expires_at.is_some_and(|end| end <= now || end > now + MAX_LIFETIME) {
            let message = "Choose a time within the next ten years";
            fault("expires_at", Invalid::new("expiry_out_of_range", message));
        }
        match faults.is_empty() {
            true => Ok(Self {
                name,
                scopes,
                expires_at,
            }),
            false => Err(Error::Refused(faults)),
        }
    }

    fn words(&self) -> Vec<String> {
        self.scopes.iter().map(Scope::to_string).collect()
    }

    /// Refuses what the asking key does not have itself; people may give whatever their role has.
    async fn stays_within(&self, tx: &mut Tx, asking: SessionId) -> Result<(), Error> {
        #[derive(QueryableByName)]
        struct Own {
            #[diesel(sql_type = Array<Text>)]
            scopes: Vec<String>,
        }
        let own: Option<Own> =
            diesel::sql_query("select scopes from api_keys where session_id = $1")
                .bind::<BigInt, _>(asking)
                .get_result(tx.conn())
                .await
                .optional()?;
        let Some(own) = own.map(|own| known(&own.scopes)) else {
            return Ok(());
        };
        let beyond = |scope: &&Scope| !own.iter().any(|has| has.covers(**scope));
        match self.scopes.iter().find(beyond) {
            None => Ok(()),
            Some(scope) => Err(Error::ScopeMissing { scope: *scope }),
        }
    }
}

/// A key that was just created, with its secret, which is not shown again.
#[derive(Debug, Clone)]
pub struct Created {
    /// The key.
    pub key: Key,
    /// What programs send.
    pub secret: String,
}

/// Creates a key. Requires the password, because the key outlasts the session. A key cannot create
/// one with more rights than its own.
pub async fn create<H: KeyOwner>(
    pool: &Pool,
    keys: &Keys,
    owner: &H,
    password: &SecretString,
    draft: &Draft,
) -> Result<Created, Error> {
    account::confirm_password(pool, keys, owner.person(), password).await?;
    transaction(pool, async |tx| {
        // of two at once the later one counts the earlier one's key
        existing_account::lock(tx, owner.person()).await?;
        draft.stays_within(tx, owner.person().session()).await?;
        let live = count_live(tx, owner).await?;
        if live >= MAX_KEYS {
            return Err(Error::TooManyKeys { limit: MAX_KEYS });
        }
        let id = insert_session(tx, owner.person().id(), draft.expires_at).await?;
        let made = secret::make(id)?;
        let query = "insert into api_keys (session_id, shop_id, name, secret_hash, starts_with, scopes) \
             values ($1, $2, $3, $4, $5, $6)";
        diesel::sql_query(query)
            .bind::<BigInt, _>(id)
            .bind::<Nullable<BigInt>, _>(owner.shop())
            .bind::<Text, _>(draft.name.as_str())
            .bind::<Binary, _>(&made.hash)
            .bind::<Text, _>(&made.starts_with)
            .bind::<Array<Text>, _>(draft.words())
            .execute(tx.conn())
            .await?;
        let key = find(tx, owner, id).await?;
        if let Some(operator) = owner.operator() {
            let after = json!({ "scopes": draft.words(), "expiresAt": draft.expires_at });
            let entry = Entry::new(Action::ApiKeyCreated, target(&key)).after(after);
            audit::record(tx, operator, entry).await?;
        }
        Ok(Created {
            key,
            secret: made.key,
        })
    })
    .await
}

/// Revokes a key, with immediate effect.
pub async fn revoke<H: KeyOwner>(pool: &Pool, owner: &H, id: SessionId) -> Result<(), Error> {
    transaction(pool, async |tx| {
        let key = find(tx, owner, id).await?;
        let ended = diesel::sql_query(
            "update sessions set ended_at = now(), end_reason = $2 where id = $1 and ended_at is null",
        )
        .bind::<BigInt, _>(id)
        .bind::<Text, _>(EndReason::EndedByUser.name())
        .execute(tx.conn())
        .await?;
        Invalidation::Session(id).notify(tx);
        if ended == 0 {
            return Err(Error::NotFound);
        }
        match owner.operator() {
            None => Ok(()),
            Some(operator) => {
                let entry = Entry::new(Action::ApiKeyRevoked, target(&key));
                audit::record(tx, operator, entry).await
            }
        }
    })
    .await
}

/// The owner's keys, the latest first, including those that ended within the last month, so that
/// it can be seen why a program stopped.
pub async fn list<H: KeyOwner>(pool: &Pool, owner: &H) -> Result<Vec<Key>, Error> {
    let query = format!(
        "{KEYS} {IN_ROLE} and coalesce(s.ended_at, s.expires_at) > now() - interval '30 days' \
         order by (s.ended_at is null and s.expires_at > now()) desc, s.id desc limit 100"
    );
    let rows: Vec<Row> = diesel::sql_query(query)
        .bind::<BigInt, _>(owner.person().id())
        .bind::<Nullable<BigInt>, _>(owner.shop())
        .load(&mut pool.get().await?)
        .await?;
    Ok(rows.into_iter().map(Key::from).collect())
}

/// All keys that a person made, in whichever role, for their own eyes.
pub(crate) async fn all_of(pool: &Pool, of: &impl DataSubject) -> Result<Vec<Key>, Error> {
    let rows: Vec<Row> = diesel::sql_query(format!("{KEYS} order by s.id desc"))
        .bind::<BigInt, _>(of.person())
        .load(&mut pool.get().await?)
        .await?;
    Ok(rows.into_iter().map(Key::from).collect())
}

/// $1 the owner.
const KEYS: &str = "select s.id, k.name, k.starts_with, k.scopes, s.created_at, \
         nullif(s.expires_at, 'infinity') as expires_at, k.last_used_at, s.ended_at as revoked_at \
     from api_keys k join sessions s on s.id = k.session_id where s.user_id = $1";
/// And $2 the shop, if it is one's.
const IN_ROLE: &str = "and k.shop_id is not distinct from $2";

async fn find<H: KeyOwner>(tx: &mut Tx, owner: &H, id: SessionId) -> Result<Key, Error> {
    let row: Option<Row> = diesel::sql_query(format!("{KEYS} {IN_ROLE} and s.id = $3"))
        .bind::<BigInt, _>(owner.person().id())
        .bind::<Nullable<BigInt>, _>(owner.shop())
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await
        .optional()?;
    row.map(Key::from).ok_or(Error::NotFound)
}

fn target(key: &Key) -> Target<'_> {
    Target::new(TargetKind::ApiKey, key.id, &key.name)
}

async fn count_live<H: KeyOwner>(tx: &mut Tx, owner: &H) -> Result<i64, Error> {
    #[derive(QueryableByName)]
    struct Count {
        #[diesel(sql_type = BigInt)]
        live: i64,
    }
    let count: Count = diesel::sql_query(format!(
        "select count(*) as live from ({KEYS} {IN_ROLE} and s.ended_at is null \
         and s.expires_at > now()) good"
    ))
    .bind::<BigInt, _>(owner.person().id())
    .bind::<Nullable<BigInt>, _>(owner.shop())
    .get_result(tx.conn())
    .await?;
    Ok(count.live)
}

async fn insert_session(
    tx: &mut Tx,
    owner: UserId,
    expires_at: Option<DateTime<Utc>>,
) -> Result<SessionId, Error> {
    #[derive(QueryableByName)]
    struct Opened {
        #[diesel(sql_type = BigInt)]
        id: SessionId,
    }
    let opened: Opened = diesel::sql_query(
        "insert into sessions (user_id, expires_at) values ($1, coalesce($2::timestamptz, 'infinity')) \
         returning id",
    )
    .bind::<BigInt, _>(owner)
    .bind::<Nullable<Timestamptz>, _>(expires_at)
    .get_result(tx.conn())
    .await?;
    Ok(opened.id)
}
