//! Actors: permission as a value. The fields are private and only [`Authenticator`] fills them in,
//! so a function that takes `&Seller` cannot be called without a valid token of a person who runs
//! that shop at this moment.

mod identity_cache;
mod invalidation;
mod key_usage;
#[cfg(test)]
mod tests;

use std::ops::Deref;
use std::sync::Arc;

use db::{Pool, Wall};
use diesel::sql_types::{Array, BigInt, Binary, Bool, Nullable, Text};
use diesel::{OptionalExtension, QueryableByName};
use diesel_async::RunQueryDsl;
use types::{SessionId, ShopId, UserId};

use self::identity_cache::{Identity, IdentityCache, KeyIdentity};
use self::key_usage::KeyUsage;
use crate::audit::{self, Action, Entry, Target, TargetKind};
use crate::key::{self, Scope};
use crate::token::{self, Keys};
use crate::{Error, confirmation, contact, view_as_seller};

pub use self::invalidation::{CHANNEL, Invalidation};

/// A signed-in person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct User {
    id: UserId,
    session: SessionId,
}

impl User {
    /// Who it is.
    pub fn id(&self) -> UserId {
        self.id
    }

    /// The session: a device, or that of an API key.
    pub fn session(&self) -> SessionId {
        self.session
    }
}

/// Whose personal data is read: a signed-in person's, or that of a person who asked an operator for
/// it. Functions that change something take the [`User`].
pub trait DataSubject: sealed::Sealed {
    /// Who it is.
    fn person(&self) -> UserId;

    /// The device that asks, if it is one of theirs.
    fn device(&self) -> Option<SessionId>;
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::User {}
    impl Sealed for super::DataRequest {}
}

impl DataSubject for User {
    fn person(&self) -> UserId {
        self.id
    }

    fn device(&self) -> Option<SessionId> {
        Some(self.session)
    }
}

/// A person who asked an operator for their data; the export is recorded in the audit log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DataRequest {
    person: UserId,
}

impl DataRequest {
    /// An operator collects this person's data for them.
    pub async fn begin(pool: &Pool, operator: &Operator, person: UserId) -> Result<Self, Error> {
        db::transaction(pool, async |tx| {
            let who = contact::lock_shared(tx, person).await?;
            let target = Target::new(TargetKind::Account, person, &who.username);
            audit::record(tx, operator, Entry::new(Action::PersonExported, target)).await?;
            Ok(Self { person })
        })
        .await
    }
}

impl DataSubject for DataRequest {
    fn person(&self) -> UserId {
        self.person
    }

    fn device(&self) -> Option<SessionId> {
        None
    }
}

/// A signed-in person who runs a shop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seller {
    user: User,
    shop: ShopId,
    reads_only: bool,
}

impl Seller {
    /// The person.
    pub fn user(&self) -> &User {
        &self.user
    }

    /// The one shop they run.
    pub fn shop(&self) -> ShopId {
        self.shop
    }

    /// The shop wall behind which they act.
    pub fn wall(&self) -> Wall {
        match self.reads_only {
            true => Wall::read_only(self.shop),
            false => Wall::from(self.shop),
        }
    }
}

/// Read access to what the seller of a shop sees: for its seller, or for an operator who views
/// the shop ([`view_as_seller`]). Functions that read take it and functions that write take the
/// [`Seller`], so that an operator cannot call them; besides, an operator's transactions behind the
/// wall are read-only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShopReader(Seller);

impl Deref for ShopReader {
    type Target = Seller;

    fn deref(&self) -> &Seller {
        &self.0
    }
}

/// A signed-in person who runs the marketplace, and has a second factor if that is required: with
/// one, every session was opened with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Operator {
    user: User,
}

impl Operator {
    /// The person.
    pub fn user(&self) -> &User {
        &self.user
    }
}

/// An actor who has recently confirmed this session ([`confirmation`]), as operations on money and
/// people's rights require.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Confirmed<A>(A);

impl<A> Deref for Confirmed<A> {
    type Target = A;

    fn deref(&self) -> &A {
        &self.0
    }
}

/// Proves whom bearer tokens and keys stand for. Made once per process and pool; a cheap handle.
///
/// Session and roles are read from the database, and cached for at most a second while
/// the process listens for changes ([`db::listen`]). Whatever ends a session or changes roles
/// in this process holds at once, and within milliseconds when another process did it.
#[derive(Debug, Clone)]
pub struct Authenticator {
    pool: Pool,
    keys: Keys,
    cache: Arc<IdentityCache>,
    key_usage: Arc<KeyUsage>,
    second_factor_required: bool,
}

impl Authenticator {
    /// With an empty cache. Operators need a second factor.
    pub fn new(pool: Pool, keys: Keys) -> Self {
        let cache = Arc::new(IdentityCache::default());
        let listener = Arc::clone(&cache);
        pool.notifier()
            .subscribe(CHANNEL, move |event| listener.apply(event));
        Self {
            pool,
            keys,
            cache,
            key_usage: Arc::default(),
            second_factor_required: true,
        }
    }

    /// The same, with whether operators need a second factor.
    #[must_use]
    pub fn second_factor_required(mut self, required: bool) -> Self {
        self.second_factor_required = required;
        self
    }

    /// The signed-in person of a bearer token. API keys are refused: what a person does for
    /// themselves is not for programs.
    pub async fn user(&self, bearer: &str) -> Result<User, Error> {
        let (user, identity) = self.find(bearer).await?;
        match identity.key {
            None => Ok(user),
            Some(_) => Err(Error::NotForKeys),
        }
    }

    /// Whether a bearer token or a key stands for anybody.
    pub async fn authenticate(&self, bearer: &str) -> Result<(), Error> {
        self.find(bearer).await.map(|_| ())
    }

    /// The seller of a bearer token, or of a key with this scope. Without a scope, keys are
    /// refused.
    pub async fn seller(&self, bearer: &str, scope: Option<Scope>) -> Result<Seller, Error> {
        let (user, identity) = self.find(bearer).await?;
        let shop = identity.shop.ok_or(Error::RoleMissing)?;
        identity.permit(Some(shop), scope)?;
        Ok(Seller {
            user,
            shop,
            reads_only: false,
        })
    }

    /// What the seller sees that a bearer token or a key with this scope stands for; or, of the
    /// shop that is named, what the operator sees who views it, or whose key may.
    pub async fn shop_reader(
        &self,
        bearer: &str,
        scope: Option<Scope>,
        viewed_shop: Option<ShopId>,
    ) -> Result<ShopReader, Error> {
        let Some(shop) = viewed_shop else {
            return Ok(ShopReader(self.seller(bearer, scope).await?));
        };
        let Operator { user } = self.operator(bearer, Some(view_as_seller::SCOPE)).await?;
        match view_as_seller::is_active(&self.pool, &user, shop).await? {
            true => Ok(ShopReader(Seller {
                user,
                shop,
                reads_only: true,
            })),
            false => Err(Error::ViewEnded),
        }
    }

    /// The operator of a bearer token, or of a key with this scope. Without a scope, keys are
    /// refused.
    pub async fn operator(&self, bearer: &str, scope: Option<Scope>) -> Result<Operator, Error> {
        let (user, identity) = self.find(bearer).await?;
        if !identity.is_admin {
            return Err(Error::RoleMissing);
        }
        identity.permit(None, scope)?;
        if self.second_factor_required && !identity.has_second_factor {
            return Err(Error::SecondFactorRequired);
        }
        Ok(Operator { user })
    }

    /// The same, if the session was recently confirmed, which is checked each time. A key counts as
    /// confirmed, because its creation was.
    pub async fn confirmed_operator(
        &self,
        bearer: &str,
        scope: Option<Scope>,
    ) -> Result<Confirmed<Operator>, Error> {
        let operator = self.operator(bearer, scope).await?;
        let is_key = bearer.starts_with(key::PREFIX);
        match is_key || confirmation::is_fresh(&self.pool, operator.user()).await? {
            true => Ok(Confirmed(operator)),
            false => Err(Error::ConfirmationRequired),
        }
    }

    /// Saves which keys were used recently. To be called every few seconds.
    pub async fn save_key_usage(&self) -> Result<(), Error> {
        self.key_usage.save(&self.pool).await
    }

    /// How often the database was asked so far.
    pub fn database_reads(&self) -> u64 {
        self.cache.misses()
    }

    /// Whether identities are cached, which is only while change notifications arrive.
    pub fn is_caching(&self) -> bool {
        self.cache.is_listening()
    }

    async fn find(&self, bearer: &str) -> Result<(User, Identity), Error> {
        if bearer.starts_with(key::PREFIX) {
            return self.find_by_key(bearer).await;
        }
        let (id, session) = self.keys.read(bearer, self.pool.now())?;
        let identity = self.identity(session).await?;
        match identity.user == id && identity.key.is_none() {
            true => Ok((User { id, session }, identity)),
            false => Err(Error::Unauthenticated),
        }
    }

    async fn find_by_key(&self, shown: &str) -> Result<(User, Identity), Error> {
        let session = key::session_of(shown).ok_or(Error::Unauthenticated)?;
        let identity = self.identity(session).await?;
        let hash = token::hash(shown);
        if identity.key.as_ref().is_none_or(|key| key.hash != hash) {
            return Err(Error::Unauthenticated);
        }
        self.key_usage.record(session);
        let id = identity.user;
        Ok((User { id, session }, identity))
    }

    async fn identity(&self, session: SessionId) -> Result<Identity, Error> {
        let miss = match self.cache.get(session) {
            Ok(identity) => return Ok(identity),
            Err(miss) => miss,
        };
        let identity = self.read(session).await?;
        self.cache.insert(&miss, session, identity.clone());
        Ok(identity)
    }

    /// Session and roles as they are now.
    async fn read(&self, session: SessionId) -> Result<Identity, Error> {
        let query = diesel::sql_query(include_str!("actor.sql")).bind::<BigInt, _>(session);
        let row: Option<Row> = db::prepared(query)
            .get_result(&mut self.pool.get().await?)
            .await
            .optional()?;
        let row = row.ok_or(Error::Unauthenticated)?;
        let key = row.key_hash.map(|hash| KeyIdentity {
            hash,
            shop: row.key_shop_id,
            scopes: key::known(&row.key_scopes.unwrap_or_default()).into(),
        });
        Ok(Identity {
            user: row.user_id,
            shop: row.shop_id,
            is_admin: row.is_admin,
            has_second_factor: row.has_second_factor,
            key,
        })
    }
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    user_id: UserId,
    #[diesel(sql_type = Nullable<BigInt>)]
    shop_id: Option<ShopId>,
    #[diesel(sql_type = Bool)]
    is_admin: bool,
    #[diesel(sql_type = Bool)]
    has_second_factor: bool,
    #[diesel(sql_type = Nullable<Binary>)]
    key_hash: Option<Vec<u8>>,
    #[diesel(sql_type = Nullable<BigInt>)]
    key_shop_id: Option<ShopId>,
    #[diesel(sql_type = Nullable<Array<Text>>)]
    key_scopes: Option<Vec<String>>,
}
