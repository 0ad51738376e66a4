//! An endpoint of a shop or of the marketplace: its address, events, and the secret by which it
//! recognizes our messages. The secret is shown once and stored encrypted, because it is needed to
//! sign messages.

use std::str::FromStr;

use auth::audit::Action;
use chrono::{DateTime, Utc};
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Binary, Bool, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use jobs::NewJob;
use serde_json::{Value, json};
use types::{Invalid, WebhookEndpointId};

use crate::owner::{record, transaction_for};
use crate::secret::Secret;
use crate::stopped::give_up;
use crate::{Context, Error, Event, Owner, STOPPED};

/// How many endpoints an owner has at most.
pub const MOST: i64 = 10;

/// The name of an endpoint.
pub type Name = types::Text<60>;

/// A web address of at most 500 characters. Whether it may be called is looked at when it is set,
/// and again before each call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address(types::Text<500>);

impl FromStr for Address {
    type Err = Invalid;

    fn from_str(raw: &str) -> Result<Self, Invalid> {
        let text: types::Text<500> = raw.parse()?;
        let is_web = ["https://", "http://"]
            .iter()
            .any(|scheme| text.as_str().starts_with(scheme));
        let is_whole = !text.as_str().contains([' ', '#', '\n', '\t']);
        match is_web && is_whole {
            true => Ok(Self(text)),
            false => Err(Invalid::new(
                "invalid_url",
                "Enter an address like https://example.com/webhooks",
            )),
        }
    }
}

/// An endpoint without its secret.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Endpoint {
    /// Which one.
    #[diesel(sql_type = BigInt)]
    pub id: WebhookEndpointId,
    /// What it is called.
    #[diesel(sql_type = Text)]
    pub name: String,
    /// Where messages go.
    #[diesel(sql_type = Text)]
    pub url: String,
    /// What it is told of.
    #[diesel(sql_type = Array<Text>)]
    pub events: Vec<String>,
    /// Since when it is sent nothing, if so.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub paused_at: Option<DateTime<Utc>>,
    /// And why: `by_hand`, it was `gone` (410), or `failing` for days.
    #[diesel(sql_type = Nullable<Text>)]
    pub pause_reason: Option<String>,
    /// Since when it took nothing, if the latest message was not taken.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub failing_since: Option<DateTime<Utc>>,
    /// Until when the secret before the present one signs too, if it still does.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub previous_until: Option<DateTime<Utc>>,
    /// When it was made.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

/// An endpoint to create.
#[derive(Debug, Clone)]
pub struct Draft {
    /// What it is called.
    pub name: Name,
    /// Where messages go.
    pub url: Address,
    /// What it is told of; not nothing.
    pub events: Vec<Event>,
}

/// Changes to an endpoint.
#[derive(Debug, Clone, Default)]
pub struct Change {
    /// What it is called.
    pub name: Option<Name>,
    /// Where messages go.
    pub url: Option<Address>,
    /// What it is told of; not nothing.
    pub events: Option<Vec<Event>>,
    /// Whether it is sent nothing.
    pub paused: Option<bool>,
}

/// An endpoint with its new secret, which is not shown again.
#[derive(Debug, Clone)]
pub struct EndpointWithSecret {
    /// The endpoint.
    pub endpoint: Endpoint,
    /// What its messages are signed with.
    pub secret: String,
}

/// $1 the shop, or null for the marketplace. Sellers are behind the wall besides.
const ENDPOINTS: &str = "select id, name, url, events, paused_at, pause_reason, failing_since, \
         case when previous_until > now() then previous_until end as previous_until, created_at \
     from webhook_endpoints where shop_id is not distinct from $1 and deleted_at is null";

/// The owner's endpoints, the oldest first.
pub async fn list<O: Owner>(context: &Context, owner: &O) -> Result<Vec<Endpoint>, Error> {
    transaction_for(&context.pool, owner, async |tx| {
        let endpoints = diesel::sql_query(format!("{ENDPOINTS} order by id"))
            .bind::<Nullable<BigInt>, _>(owner.shop())
            .load(tx.conn())
            .await?;
        Ok(endpoints)
    })
    .await
}

/// One of the owner's endpoints.
pub async fn get<O: Owner>(
    context: &Context,
    owner: &O,
    id: WebhookEndpointId,
) -> Result<Endpoint, Error> {
    transaction_for(&context.pool, owner, async |tx| find(tx, owner, id).await).await
}

/// Creates an endpoint, which gets events from now on.
pub async fn create<O: Owner>(
    context: &Context,
    owner: &O,
    draft: &Draft,
) -> Result<EndpointWithSecret, Error> {
    context.address_policy.check_target(draft.url.as_str())?;
    let (secret, shop) = (Secret::random()?, owner.shop());
    let encrypted = secret.encrypt(&context.keys, shop)?;
    let endpoint = transaction_for(&context.pool, owner, async |tx| {
        // of two at once the later one counts the earlier one's
        diesel::sql_query(
            "select pg_advisory_xact_lock(hashtextextended('webhook_endpoints', coalesce($1, 0)))",
        )
        .bind::<Nullable<BigInt>, _>(shop)
        .execute(tx.conn())
        .await?;
        let made: Option<Id> = diesel::sql_query(
            "insert into webhook_endpoints (shop_id, name, url, events, secret) \
             select $1, $2, $3, $4, $5 where (select count(*) from webhook_endpoints \
                 where shop_id is not distinct from $1 and deleted_at is null) < $6 returning id",
        )
        .bind::<Nullable<BigInt>, _>(shop)
        .bind::<Text, _>(draft.name.as_str())
        .bind::<Text, _>(draft.url.as_str())
        .bind::<Array<Text>, _>(event_names(&draft.events))
        .bind::<Binary, _>(&encrypted)
        .bind::<BigInt, _>(MOST)
        .get_result(tx.conn())
        .await
        .optional()?;
        let Id { id } = made.ok_or(Error::TooMany { limit: MOST })?;
        let endpoint = find(tx, owner, id).await?;
        let after = Some(audit_value(&endpoint));
        record(tx, owner, Action::WebhookCreated, &endpoint, (None, after)).await?;
        Ok(endpoint)
    })
    .await?;
    let secret = secret.encoded();
    Ok(EndpointWithSecret { endpoint, secret })
}

/// Changes, pauses or resumes an endpoint. Pausing drops pending messages.
pub async fn change<O: Owner>(
    context: &Context,
    owner: &O,
    id: WebhookEndpointId,
    change: &Change,
) -> Result<Endpoint, Error> {
    if let Some(url) = &change.url {
        context.address_policy.check_target(url.as_str())?;
    }
    transaction_for(&context.pool, owner, async |tx| {
        let before = find(tx, owner, id).await?;
        diesel::sql_query(
            "update webhook_endpoints set name = coalesce($3, name), url = coalesce($4, url), \
             events = coalesce($5, events), \
             paused_at = case when coalesce($6, paused_at is not null) then coalesce(paused_at, now()) end, \
             pause_reason = case when coalesce($6, paused_at is not null) \
                 then coalesce(pause_reason, 'by_hand') end, \
             failing_since = case when $6 is null and coalesce($4, url) = url then failing_since end \
             where shop_id is not distinct from $1 and id = $2 and deleted_at is null",
        )
        .bind::<Nullable<BigInt>, _>(owner.shop())
        .bind::<BigInt, _>(id)
        .bind::<Nullable<Text>, _>(change.name.as_ref().map(Name::as_str))
        .bind::<Nullable<Text>, _>(change.url.as_ref().map(Address::as_str))
        .bind::<Nullable<Array<Text>>, _>(change.events.as_deref().map(event_names))
        .bind::<Nullable<Bool>, _>(change.paused)
        .execute(tx.conn())
        .await?;
        let after = find(tx, owner, id).await?;
        if after.paused_at.is_some() && before.paused_at.is_none() {
            give_up(tx, id).await?;
        }
        if after != before {
            let (was, is) = (Some(audit_value(&before)), Some(audit_value(&after)));
            record(tx, owner, Action::WebhookChanged, &after, (was, is)).await?;
        }
        Ok(after)
    })
    .await
}

/// Deletes an endpoint. All that it was sent is deleted soon after.
pub async fn delete<O: Owner>(
    context: &Context,
    owner: &O,
    id: WebhookEndpointId,
) -> Result<(), Error> {
    transaction_for(&context.pool, owner, async |tx| {
        let endpoint = find(tx, owner, id).await?;
        diesel::sql_query(
            "update webhook_endpoints set deleted_at = now(), \
                 paused_at = coalesce(paused_at, now()), \
                 pause_reason = coalesce(pause_reason, 'by_hand') \
             where shop_id is not distinct from $1 and id = $2 and deleted_at is null",
        )
        .bind::<Nullable<BigInt>, _>(owner.shop())
        .bind::<BigInt, _>(id)
        .execute(tx.conn())
        .await?;
        jobs::enqueue(tx, NewJob::new(STOPPED, &id)).await?;
        let before = Some(audit_value(&endpoint));
        record(tx, owner, Action::WebhookDeleted, &endpoint, (before, None)).await
    })
    .await
}

/// Gives an endpoint a new secret. The one before signs too for a day, so that programs can be
/// changed without missing anything; one before that signs no more.
pub async fn rotate<O: Owner>(
    context: &Context,
    owner: &O,
    id: WebhookEndpointId,
) -> Result<EndpointWithSecret, Error> {
    let (secret, shop) = (Secret::random()?, owner.shop());
    let encrypted = secret.encrypt(&context.keys, shop)?;
    let endpoint = transaction_for(&context.pool, owner, async |tx| {
        diesel::sql_query(
            "update webhook_endpoints set previous_secret = secret, secret = $3, \
             previous_until = now() + interval '1 day' \
             where shop_id is not distinct from $1 and id = $2 and deleted_at is null",
        )
        .bind::<Nullable<BigInt>, _>(shop)
        .bind::<BigInt, _>(id)
        .bind::<Binary, _>(&encrypted)
        .execute(tx.conn())
        .await?;
        let endpoint = find(tx, owner, id).await?;
        let action = Action::WebhookSecretRotated;
        record(tx, owner, action, &endpoint, (None, None)).await?;
        Ok(endpoint)
    })
    .await?;
    let secret = secret.encoded();
    Ok(EndpointWithSecret { endpoint, secret })
}

impl Address {
    fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: WebhookEndpointId,
}

pub(crate) async fn find<O: Owner>(
    tx: &mut Tx,
    owner: &O,
    id: WebhookEndpointId,
) -> Result<Endpoint, Error> {
    let found: Option<Endpoint> = diesel::sql_query(format!("{ENDPOINTS} and id = $2"))
        .bind::<Nullable<BigInt>, _>(owner.shop())
        .bind::<BigInt, _>(id)
        .get_result(tx.conn())
        .await
        .optional()?;
    found.ok_or(Error::NotFound)
}

/// What an operator's entry in the audit log says of it.
fn audit_value(endpoint: &Endpoint) -> Value {
    json!({
        "url": endpoint.url, "events": endpoint.events, "paused": endpoint.paused_at.is_some(),
    })
}

/// Each once, as they stand in the list of all.
fn event_names(events: &[Event]) -> Vec<&'static str> {
    let chosen = Event::ALL.iter().filter(|event| events.contains(event));
    chosen.map(|event| event.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_of_the_web_and_whole() {
        for raw in [
            "https://example.com/hooks?shop=7",
            "http://localhost:9000/",
            " https://example.com ",
        ] {
            raw.parse::<Address>().unwrap();
        }
        for (raw, code) in [
            ("", "required"),
            ("example.com", "invalid_url"),
            ("ftp://example.com", "invalid_url"),
            ("https://example.com/#part", "invalid_url"),
            ("https://exam ple.com", "invalid_url"),
        ] {
            assert_eq!(raw.parse::<Address>().unwrap_err().code, code, "{raw}");
        }
        let long = format!("https://example.com/{}", "x".repeat(500));
        assert_eq!(long.parse::<Address>().unwrap_err().code, "too_long");
    }
}
