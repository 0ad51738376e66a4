//! Contact messages as operators manage them: found, answered by email, closed, reopened, deleted.
//! An answer and its email are written in one transaction. Answers are deleted with the message
//! they belong to.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, Utc};
use db::idempotency::{self, Claim, Key};
use db::{Pool, Tx, transaction};
use diesel::sql_types::{BigInt, Nullable, Text as SqlText, Timestamptz};
use diesel::{OptionalExtension, QueryableByName};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use jobs::NewJob;
use serde_json::{Value, json};
use types::{ContactMessageId, Language, Page, PageRequest, Text, UserId};

use super::{Inbox, Topic, email};
use crate::Error;

/// Where a message stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// It waits for an operator.
    Open,
    /// It was answered last.
    Answered,
    /// Nothing more is to be done.
    Closed,
}

impl Status {
    /// Its name in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Answered => "answered",
            Self::Closed => "closed",
        }
    }

    fn read(name: &str) -> Self {
        match name {
            "answered" => Self::Answered,
            "closed" => Self::Closed,
            _ => Self::Open,
        }
    }
}

/// Which messages an operator looks for.
#[derive(Debug, Clone, Default)]
pub struct Search {
    /// A part of a reference, a name, an address or the message itself.
    pub words: Option<Text<100>>,
    /// Where they stand.
    pub status: Option<Status>,
    /// The page.
    pub page: PageRequest,
}

/// A message in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Received {
    /// The message.
    pub id: ContactMessageId,
    /// What its sender quotes.
    pub reference: String,
    /// The name that its sender gave.
    pub name: String,
    /// The sender's email address, which is not verified.
    pub email: String,
    /// What it is about.
    pub topic: Topic,
    /// Where it stands.
    pub status: Status,
    /// When it came.
    pub created_at: DateTime<Utc>,
    /// The number of answers.
    pub answers: i64,
    /// When it was last answered.
    pub answered_at: Option<DateTime<Utc>>,
}

/// A message with all that belongs to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// As in a list.
    pub received: Received,
    /// In which language its sender read the form, and reads answers.
    pub language: Language,
    /// The message itself.
    pub message: String,
    /// What was answered, the first first.
    pub answers: Vec<Answer>,
}

/// An operator's answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// The answer.
    pub id: i64,
    /// What it says.
    pub text: String,
    /// Which operator gave it.
    pub by: String,
    /// When.
    pub created_at: DateTime<Utc>,
}

#[derive(QueryableByName)]
struct AnswerRow {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = SqlText)]
    text: String,
    #[diesel(sql_type = BigInt)]
    answered_by: UserId,
    #[diesel(sql_type = Timestamptz)]
    created_at: DateTime<Utc>,
}

/// What waits for an operator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, QueryableByName)]
pub struct Waiting {
    /// How many are open.
    #[diesel(sql_type = BigInt)]
    pub messages: i64,
    /// Since when the first of them has been waiting.
    #[diesel(sql_type = Nullable<Timestamptz>)]
    pub since: Option<DateTime<Utc>>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: ContactMessageId,
    #[diesel(sql_type = SqlText)]
    reference: String,
    #[diesel(sql_type = SqlText)]
    name: String,
    #[diesel(sql_type = SqlText)]
    email: String,
    #[diesel(sql_type = SqlText)]
    topic: String,
    #[diesel(sql_type = SqlText)]
    status: String,
    #[diesel(sql_type = Timestamptz)]
    created_at: DateTime<Utc>,
    #[diesel(sql_type = SqlText)]
    language: Language,
    #[diesel(sql_type = SqlText)]
    message: String,
    #[diesel(sql_type = BigInt)]
    answers: i64,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    answered_at: Option<DateTime<Utc>>,
}

impl From<Row> for Record {
    fn from(row: Row) -> Self {
        Self {
            received: Received {
                id: row.id,
                reference: row.reference,
                name: row.name,
                email: row.email,
                topic: Topic::read(&row.topic),
                status: Status::read(&row.status),
                created_at: row.created_at,
                answers: row.answers,
                answered_at: row.answered_at,
            },
            language: row.language,
            message: row.message,
            answers: Vec::new(),
        }
    }
}

const RECEIVED: &str = include_str!("admin/received.sql");
/// $1 words, $2 where they stand
const FOUND: &str = include_str!("admin/found.sql");

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    messages: i64,
}

/// A page of messages, the latest first.
pub async fn list(
    pool: &Pool,
    _operator: &Operator,
    search: &Search,
) -> Result<Page<Received>, Error> {
    let words = search.words.as_ref().map(Text::as_str);
    let status = search.status.map(Status::as_str);
    transaction(pool, async |tx| {
        let count = format!("select count(*) as messages from contact_messages m {FOUND}");
        let count: Count = diesel::sql_query(count)
            .bind::<Nullable<SqlText>, _>(words)
            .bind::<Nullable<SqlText>, _>(status)
            .get_result(tx.conn())
            .await?;
        let found = format!("{RECEIVED} {FOUND} order by m.id desc limit $3 offset $4");
        let rows: Vec<Row> = diesel::sql_query(found)
            .bind::<Nullable<SqlText>, _>(words)
            .bind::<Nullable<SqlText>, _>(status)
            .bind::<BigInt, _>(search.page.limit())
            .bind::<BigInt, _>(search.page.offset())
            .load(tx.conn())
            .await?;
        let items = rows.into_iter().map(|row| Record::from(row).received);
        Ok(Page::new(search.page, items.collect(), count.messages))
    })
    .await
}

/// One message with its answers.
pub async fn find(
    pool: &Pool,
    _operator: &Operator,
    id: ContactMessageId,
) -> Result<Record, Error> {
    load(&mut *pool.get().await?, id).await
}

async fn load(conn: &mut AsyncPgConnection, id: ContactMessageId) -> Result<Record, Error> {
    let row: Option<Row> = diesel::sql_query(format!("{RECEIVED} where m.id = $1"))
        .bind::<BigInt, _>(id)
        .get_result(conn)
        .await
        .optional()?;
    let rows: Vec<AnswerRow> = diesel::sql_query(
        "select id, text, answered_by, created_at from contact_answers \
         where message_id = $1 order by id",
    )
    .bind::<BigInt, _>(id)
    .load(conn)
    .await?;
    let people: Vec<UserId> = rows.iter().map(|row| row.answered_by).collect();
    let names = auth::contact::names(conn, &people).await?;
    let answers = rows.into_iter().map(|row| Answer {
        by: names.get(&row.answered_by).cloned().unwrap_or_default(),
        id: row.id,
        text: row.text,
        created_at: row.created_at,
    });
    let answers = answers.collect();
    let record = row.map(Record::from).ok_or(Error::UnknownMessage)?;
    Ok(Record { answers, ..record })
}

/// The message, which nobody else answers or closes until the transaction ends.
async fn lock(tx: &mut Tx, id: ContactMessageId) -> Result<Record, Error> {
    diesel::sql_query("select from contact_messages where id = $1 for no key update")
        .bind::<BigInt, _>(id)
        .execute(tx.conn())
        .await?;
    load(tx.conn(), id).await
}

/// Answers a message by email, once for each key; a closed one is [`Error::MessageClosed`]. The key
/// keeps none of the words, which go with the message.
pub async fn answer(
    inbox: &Inbox,
    operator: &Operator,
    key: &Key,
    id: ContactMessageId,
    words: &Text<5000>,
) -> Result<Record, Error> {
    transaction(&inbox.pool, async |tx| {
        if let Claim::Done(()) = idempotency::claim(tx, key).await? {
            return load(tx.conn(), id).await;
        }
        let question = lock(tx, id).await?;
        if question.received.status == Status::Closed {
            return Err(Error::MessageClosed);
        }
        diesel::sql_query(
            "insert into contact_answers (message_id, text, answered_by) values ($1, $2, $3)",
        )
        .bind::<BigInt, _>(id)
        .bind::<SqlText, _>(words.as_str())
        .bind::<BigInt, _>(operator.user().id())
        .execute(tx.conn())
        .await?;
        let email = email::answer(inbox, &question, words);
        jobs::enqueue(tx, NewJob::new(mail::JOB, &email)).await?;
        set_status(tx, id, Status::Answered).await?;
        idempotency::finish(tx, key, &()).await?;
        let answered = load(tx.conn(), id).await?;
        let action = Action::ContactMessageAnswered;
        record(tx, operator, action, &question, Some(&answered)).await?;
        Ok(answered)
    })
    .await
}

/// Says that nothing more is to be done about a message.
pub async fn close(
    pool: &Pool,
    operator: &Operator,
    id: ContactMessageId,
) -> Result<Record, Error> {
    transaction(pool, async |tx| {
        let before = lock(tx, id).await?;
        if before.received.status == Status::Closed {
            return Err(Error::MessageClosed);
        }
        set_status(tx, id, Status::Closed).await?;
        let after = load(tx.conn(), id).await?;
        let action = Action::ContactMessageClosed;
        record(tx, operator, action, &before, Some(&after)).await?;
        Ok(after)
    })
    .await
}

/// Has a closed message wait again.
pub async fn reopen(
    pool: &Pool,
    operator: &Operator,
    id: ContactMessageId,
) -> Result<Record, Error> {
    transaction(pool, async |tx| {
        let before = lock(tx, id).await?;
        if before.received.status != Status::Closed {
            return Err(Error::MessageNotClosed);
        }
        set_status(tx, id, Status::Open).await?;
        let after = load(tx.conn(), id).await?;
        let action = Action::ContactMessageReopened;
        record(tx, operator, action, &before, Some(&after)).await?;
        Ok(after)
    })
    .await
}

/// Deletes a message with its answers, as spam is.
pub async fn delete(pool: &Pool, operator: &Operator, id: ContactMessageId) -> Result<(), Error> {
    transaction(pool, async |tx| {
        let before = lock(tx, id).await?;
        diesel::sql_query("delete from contact_messages where id = $1")
            .bind::<BigInt, _>(id)
            .execute(tx.conn())
            .await?;
        let action = Action::ContactMessageDeleted;
        record(tx, operator, action, &before, None).await
    })
    .await
}

async fn set_status(tx: &mut Tx, id: ContactMessageId, status: Status) -> Result<(), Error> {
    diesel::sql_query("update contact_messages set status = $2 where id = $1")
        .bind::<BigInt, _>(id)
        .bind::<SqlText, _>(status.as_str())
        .execute(tx.conn())
        .await?;
    Ok(())
}

async fn record(
    tx: &mut Tx,
    operator: &Operator,
    action: Action,
    before: &Record,
    after: Option<&Record>,
) -> Result<(), Error> {
    let state = |message: &Record| -> Value {
        let Received {
            status, answers, ..
        } = &message.received;
        json!({"status": status.as_str(), "answers": answers})
    };
    let Received { id, reference, .. } = &before.received;
    let target = Target::new(TargetKind::ContactMessage, id, reference);
    let entry = Entry::new(action, target).before(state(before));
    let entry = match after {
        Some(after) => entry.after(state(after)),
        None => entry,
    };
    Ok(audit::record(tx, operator, entry).await?)
}

/// What waits for an operator.
pub async fn waiting(pool: &Pool, _operator: &Operator) -> Result<Waiting, Error> {
    let waiting = diesel::sql_query(
        "select count(*) as messages, min(created_at) as since from contact_messages \
         where status = 'open'",
    )
    .get_result(&mut pool.get().await?)
    .await?;
    Ok(waiting)
}
