//! People as JSON. Amounts are in minor units of the marketplace's currency.

use auth::people::{Lock, RoleFilter};
use auth::session;
use chrono::{DateTime, Utc};
use orders::people::{Customer, FullRecord};
use serde::{Deserialize, Serialize};
use types::Page;
use utoipa::ToSchema;

use crate::routes::auth::wire::Role;

/// The role of a person.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PersonRole {
    /// They buy, and nothing else.
    Buyer,
    /// They run a shop.
    Seller,
    /// They run the marketplace.
    Operator,
}

impl From<PersonRole> for RoleFilter {
    fn from(role: PersonRole) -> Self {
        match role {
            PersonRole::Buyer => Self::Buyer,
            PersonRole::Seller => Self::Seller,
            PersonRole::Operator => Self::Operator,
        }
    }
}

/// A person, as operators see them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    id: i64,
    #[schema(example = "Ada")]
    username: String,
    #[schema(example = "ada@example.com")]
    email: String,
    /// Their picture, at most 64 pixels a side.
    #[schema(required = true)]
    avatar_small: Option<String>,
    roles: Vec<Role>,
    /// The shop they run.
    #[schema(required = true)]
    shop_id: Option<i64>,
    created_at: DateTime<Utc>,
    /// Whether they opened the link in the activation email.
    is_active: bool,
    /// When one of their devices last used its token; null after a month without use.
    #[schema(required = true)]
    last_seen_at: Option<DateTime<Utc>>,
    /// When the account was locked; null if it is not.
    #[schema(required = true)]
    locked_at: Option<DateTime<Utc>>,
    /// Orders that they paid for, including those that were cancelled later.
    #[schema(example = 12)]
    order_count: i64,
    /// What they paid for them, before refunds.
    #[schema(example = 48900)]
    order_total: i64,
}

impl From<Customer> for Person {
    fn from(Customer { person, bought }: Customer) -> Self {
        Self {
            id: person.id.get(),
            username: person.username,
            email: person.email,
            avatar_small: person.avatar_small,
            roles: person.roles.into_iter().map(Role::from).collect(),
            shop_id: person.shop.map(types::ShopId::get),
            created_at: person.created_at,
            is_active: person.activated,
            last_seen_at: person.last_seen_at,
            locked_at: person.lock.map(|lock| lock.at),
            order_count: bought.orders,
            order_total: bought.total.minor(),
        }
    }
}

/// One page of people.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonPage {
    items: Vec<Person>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
}

impl From<Page<Customer>> for PersonPage {
    fn from(page: Page<Customer>) -> Self {
        Self {
            items: page.items.into_iter().map(Person::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
        }
    }
}

/// One person, with everything that operators see.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonRecord {
    #[serde(flatten)]
    person: Person,
    /// Why the account is locked, and by whom; null when it is not.
    #[schema(required = true)]
    lock: Option<PersonLock>,
    /// When they placed the latest order that they paid.
    #[schema(required = true)]
    last_order_at: Option<DateTime<Utc>>,
    /// The devices on which they are signed in.
    sessions: Vec<PersonSession>,
    #[schema(example = "USD")]
    currency: String,
}

/// An account's lock.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonLock {
    at: DateTime<Utc>,
    /// The reason, as shown to the person.
    reason: String,
    /// The operator who did it.
    #[schema(example = "Grace")]
    by: String,
}

impl From<Lock> for PersonLock {
    fn from(lock: Lock) -> Self {
        Self {
            at: lock.at,
            reason: lock.reason,
            by: lock.by,
        }
    }
}

/// A device on which a person is signed in.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonSession {
    id: i64,
    /// The name the device reported.
    #[schema(required = true)]
    user_agent: Option<String>,
    /// The network it signed in from.
    #[schema(required = true)]
    network: Option<String>,
    created_at: DateTime<Utc>,
    last_seen_at: DateTime<Utc>,
}

impl From<session::Session> for PersonSession {
    fn from(session: session::Session) -> Self {
        Self {
            id: session.id.get(),
            user_agent: session.user_agent,
            network: session.network,
            created_at: session.created_at,
            last_seen_at: session.last_seen_at,
        }
    }
}

impl From<FullRecord> for PersonRecord {
    fn from(full: FullRecord) -> Self {
        Self {
            lock: full.customer.person.lock.clone().map(PersonLock::from),
            last_order_at: full.customer.bought.last_at,
            sessions: full.sessions.into_iter().map(PersonSession::from).collect(),
            currency: full.currency.as_str().to_owned(),
            person: full.customer.into(),
        }
    }
}
