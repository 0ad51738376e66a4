//! Messages to the marketplace. A message is saved and its email queued in one transaction, which
//! also counts earlier messages, so that the limits hold across all gateways. The sender gets a
//! reference but no email: otherwise anyone could make us write to a stranger's address. Operators
//! read and answer messages ([`admin`]).

pub mod admin;
mod email;
mod reference;
mod throttle;

use std::net::IpAddr;
use std::str::FromStr;

use auth::token::Keys;
use chrono::{DateTime, Utc};
use db::{Pool, Tx, delete_in_steps, transaction};
use diesel::sql_types::{Array, BigInt, Bytea, Nullable, Text as SqlText, Timestamptz};
use diesel::{OptionalExtension, QueryableByName};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use jobs::NewJob;
use types::{ContactMessageId, EmailAddress, Invalid, Language, Network, Text};

use crate::Error;

/// The topic of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// Something ordered.
    Order,
    /// Something for sale.
    Product,
    /// Selling here.
    Selling,
    /// An account.
    Account,
    /// A right that is infringed.
    Rights,
    /// Anything else.
    Other,
}

impl Topic {
    const ALL: [Self; 6] = [
        Self::Order,
        Self::Product,
        Self::Selling,
        Self::Account,
        Self::Rights,
        Self::Other,
    ];

    /// What a name in the database stands for.
    fn read(name: &str) -> Self {
        let mut all = Self::ALL.into_iter();
        all.find(|topic| topic.as_str() == name)
            .unwrap_or(Self::Other)
    }

    /// Its name in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Order => "order",
            Self::Product => "product",
            Self::Selling => "selling",
            Self::Account => "account",
            Self::Rights => "rights",
            Self::Other => "other",
        }
    }
}

/// What a person writes: 10 to 5,000 characters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MessageText(Text<5_000>);

impl MessageText {
    /// Fewest characters that can say something.
    pub const LEAST: usize = 10;

    /// Trims and checks.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let text = Text::parse(raw)?;
        if text.as_str().chars().count() < Self::LEAST {
            let message = format!("Use at least {} characters", Self::LEAST);
            return Err(Invalid::new("too_short", message));
        }
        Ok(Self(text))
    }

    /// The words.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

impl FromStr for MessageText {
    type Err = Invalid;

    fn from_str(raw: &str) -> Result<Self, Invalid> {
        Self::parse(raw)
    }
}

/// A message from the contact form.
#[derive(Debug, Clone)]
pub struct Message {
    /// Who writes, one line.
    pub name: Text<100>,
    /// Where the answer goes.
    pub email: EmailAddress,
    /// What it is about.
    pub topic: Topic,
    /// The message itself.
    pub words: MessageText,
    /// In which language the form was read.
    pub language: Language,
    /// A field that people do not see; what fills it in is a program.
    pub honeypot: String,
}

/// What a message needs on its way.
#[derive(Debug, Clone)]
pub struct Inbox {
    pool: Pool,
    settings: settings::Live,
    keys: Keys,
}

impl Inbox {
    /// An inbox that writes to the marketplace's address in its name. The installation's keys
    /// make networks unreadable.
    pub fn new(pool: Pool, settings: settings::Live, keys: Keys) -> Self {
        Self {
            pool,
            settings,
            keys,
        }
    }

    /// One person's network, unreadable: as it is kept, then as another key would have kept it.
    fn networks(&self, address: IpAddr) -> Vec<Vec<u8>> {
        let network = Network::of(address).to_string();
        self.keys
            .keyed_hashes("contact message from network", &network)
    }
}

/// Saves the message and queues the email about it; returns the reference to quote. A message that
/// fills in the honeypot gets a reference too, and is not saved.
pub async fn send(inbox: &Inbox, message: &Message, from: Option<IpAddr>) -> Result<String, Error> {
    if !message.honeypot.is_empty() {
        return Ok(reference::random());
    }
    let networks = from.map(|address| inbox.networks(address));
    let networks = networks.unwrap_or_default();
    // Refused without waiting for the lock: a flood must not queue up at it.
    throttle::check(&mut *inbox.pool.get().await?, message, &networks).await?;
    transaction(&inbox.pool, async |tx| {
        throttle::lock(tx).await?;
        throttle::check(tx.conn(), message, &networks).await?;
        let network = networks.as_slice().first().map(Vec::as_slice);
        let saved = save(tx, message, network).await?;
        let language =
            auth::contact::language(tx.conn(), &inbox.settings.now().contact_email).await?;
        let email = email::to_marketplace(inbox, language, message, &saved);
        jobs::enqueue(tx, NewJob::new(mail::JOB, &email)).await?;
        Ok(saved.reference)
    })
    .await
}

/// What a message is known by.
#[derive(QueryableByName)]
struct SavedMessage {
    #[diesel(sql_type = BigInt)]
    id: ContactMessageId,
    #[diesel(sql_type = SqlText)]
    reference: String,
}

/// Writes the row under a reference that no other has.
async fn save(
    tx: &mut Tx,
    message: &Message,
    network: Option<&[u8]>,
) -> Result<SavedMessage, Error> {
    loop {
        let saved = diesel::sql_query(
            "insert into contact_messages (reference, name, email, topic, message, network, language) \
             values ($1, $2, $3, $4, $5, $6, $7) \
             on conflict on constraint contact_messages_reference do nothing \
             returning id, reference",
        )
        .bind::<SqlText, _>(reference::random())
        .bind::<SqlText, _>(message.name.as_str())
        .bind::<SqlText, _>(message.email.as_str())
        .bind::<SqlText, _>(message.topic.as_str())
        .bind::<SqlText, _>(message.words.as_str())
        .bind::<Nullable<Bytea>, _>(network)
        .bind::<SqlText, _>(message.language)
        .get_result(tx.conn())
        .await
        .optional()?;
        if let Some(saved) = saved {
            return Ok(saved);
        }
    }
}

/// Deletes network addresses after a day, and messages with their answers after 90 days; returns
/// how many messages were deleted.
pub async fn purge(pool: &Pool) -> Result<usize, Error> {
    diesel::sql_query(
        "update contact_messages set network = null \
         where network is not null and created_at < now() - interval '1 day'",
    )
    .execute(&mut pool.get().await?)
    .await?;
    let gone = delete_in_steps(
        pool,
        1_000,
        "delete from contact_messages where id = any(array( \
             select id from contact_messages where created_at < now() - interval '90 days' \
             order by created_at limit $1 for update skip locked))",
    );
    Ok(gone.await?)
}

/// A message as its sender looks back on it.
#[derive(Debug, Clone)]
pub struct SentMessage {
    /// To quote when writing again.
    pub reference: String,
    /// What it was about.
    pub topic: String,
    /// The message itself.
    pub message: String,
    /// When it came.
    pub created_at: DateTime<Utc>,
    /// What was answered, the first first.
    pub answers: Vec<(String, DateTime<Utc>)>,
}

#[derive(QueryableByName)]
struct SentMessageRow {
    #[diesel(sql_type = SqlText)]
    reference: String,
    #[diesel(sql_type = SqlText)]
    topic: String,
    #[diesel(sql_type = SqlText)]
    message: String,
    #[diesel(sql_type = Timestamptz)]
    created_at: DateTime<Utc>,
    #[diesel(sql_type = Array<SqlText>)]
    answers: Vec<String>,
    #[diesel(sql_type = Array<Timestamptz>)]
    answered_at: Vec<DateTime<Utc>>,
}

/// What came from an address and is still kept, the latest first.
pub async fn sent_by(
    conn: &mut AsyncPgConnection,
    email: &EmailAddress,
) -> Result<Vec<SentMessage>, Error> {
    let rows: Vec<SentMessageRow> = diesel::sql_query(include_str!("contact/sent.sql"))
        .bind::<SqlText, _>(email.as_str())
        .load(conn)
        .await?;
    let sent = rows.into_iter().map(|row| SentMessage {
        reference: row.reference,
        topic: row.topic,
        message: row.message,
        created_at: row.created_at,
        answers: row.answers.into_iter().zip(row.answered_at).collect(),
    });
    Ok(sent.collect())
}

/// Forgets what came from an address, with what was answered.
pub async fn erase(tx: &mut Tx, email: &EmailAddress) -> Result<(), Error> {
    diesel::sql_query("delete from contact_messages where email = $1")
        .bind::<SqlText, _>(email.as_str())
        .execute(tx.conn())
        .await?;
    Ok(())
}
