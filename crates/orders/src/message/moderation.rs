//! Messages as operators moderate them: reported ones and hidden ones, no others. Each step is
//! recorded with its operator and reason.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use catalog::Picture;
use chrono::{DateTime, Utc};
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Jsonb, Nullable, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{MessageId, Page, PageRequest, ShopOrderId};

use super::{Fault, Side};
use crate::Error;

/// Which messages an operator looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ModerationFilter {
    /// Reported, and no operator has decided yet.
    Reported,
    /// Hidden.
    Hidden,
}

/// A message with what is held against it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moderated {
    /// The message.
    pub id: MessageId,
    /// Who wrote it.
    pub author: Side,
    /// Its text, even if it is hidden.
    pub text: String,
    /// What it showed.
    pub photos: Vec<Picture>,
    /// When it was sent.
    pub created_at: DateTime<Utc>,
    /// The shop's part of the order it is about.
    pub shop_order: ShopOrderId,
    /// The order's number for people.
    pub number: String,
    /// Who sells.
    pub shop_name: String,
    /// Who bought.
    pub buyer_name: String,
    /// A report by the other side.
    pub report: Report,
    /// Since when it is hidden.
    pub hidden_at: Option<DateTime<Utc>>,
    /// Why it is hidden.
    pub hidden_reason: Option<String>,
}

/// What one side holds against a message of the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// What is wrong.
    pub fault: Fault,
    /// In their own words.
    pub text: Option<String>,
    /// When it was reported.
    pub created_at: DateTime<Utc>,
    /// When an operator decided about it.
    pub settled_at: Option<DateTime<Utc>>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: MessageId,
    #[diesel(sql_type = Text)]
    author: Side,
    #[diesel(sql_type = Text)]
    text: String,
    #[diesel(sql_type = Jsonb)]
    photos: serde_json::Value,
    #[diesel(sql_type = Timestamptz)]
    created_at: DateTime<Utc>,
    #[diesel(sql_type = BigInt)]
    shop_order: ShopOrderId,
    #[diesel(sql_type = Text)]
    number: String,
    #[diesel(sql_type = Text)]
    shop_name: String,
    #[diesel(sql_type = Text)]
    buyer_name: String,
    #[diesel(sql_type = Text)]
    fault: Fault,
    #[diesel(sql_type = Nullable<Text>)]
    report_text: Option<String>,
    #[diesel(sql_type = Timestamptz)]
    reported_at: DateTime<Utc>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    settled_at: Option<DateTime<Utc>>,
    #[diesel(sql_type = Nullable<Timestamptz>)]
    hidden_at: Option<DateTime<Utc>>,
    #[diesel(sql_type = Nullable<Text>)]
    hidden_reason: Option<String>,
    #[diesel(sql_type = BigInt)]
    total: i64,
}

impl TryFrom<Row> for Moderated {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        Ok(Self {
            id: row.id,
            author: row.author,
            text: row.text,
            photos: serde_json::from_value(row.photos)?,
            created_at: row.created_at,
            shop_order: row.shop_order,
            number: row.number,
            shop_name: row.shop_name,
            buyer_name: row.buyer_name,
            report: Report {
                fault: row.fault,
                text: row.report_text,
                created_at: row.reported_at,
                settled_at: row.settled_at,
            },
            hidden_at: row.hidden_at,
            hidden_reason: row.hidden_reason,
        })
    }
}

/// A page of them: what was reported first is decided first, what was written last is hidden on
/// top.
pub async fn list_moderated(
    pool: &Pool,
    _operator: &Operator,
    which: ModerationFilter,
    page: PageRequest,
) -> Result<Page<Moderated>, Error> {
    db::transaction(pool, async |tx| {
        let rows = load(tx, Some(which), None, page).await?;
        let total = rows.iter().map(|row| row.total).next().unwrap_or(0);
        let items = rows.into_iter().map(Moderated::try_from);
        Ok(Page::new(page, items.collect::<Result<_, Error>>()?, total))
    })
    .await
}

/// Takes a reported message out of both sides' sight; its report is settled.
/// [`Error::MessageSettled`] when it is hidden.
pub async fn hide(
    pool: &Pool,
    operator: &Operator,
    message: MessageId,
    reason: &types::Text<500>,
) -> Result<Moderated, Error> {
    db::transaction(pool, async |tx| {
        find(tx, message).await?;
        if !set_hidden(tx, message, true).await? {
            return Err(Error::MessageSettled);
        }
        settle(tx, message).await?;
        record(tx, operator, message, Some(reason)).await?;
        let moderated = find(tx, message).await?;
        log(tx, operator, &moderated, Action::MessageHidden, false).await?;
        Ok(moderated)
    })
    .await
}

/// Shows a hidden message again, or keeps one that was reported; its report is settled.
/// [`Error::MessageSettled`] when there is nothing of either.
pub async fn restore(
    pool: &Pool,
    operator: &Operator,
    message: MessageId,
) -> Result<Moderated, Error> {
    db::transaction(pool, async |tx| {
        find(tx, message).await?;
        let is_shown = set_hidden(tx, message, false).await?;
        if !settle(tx, message).await? && !is_shown {
            return Err(Error::MessageSettled);
        }
        record(tx, operator, message, None).await?;
        let moderated = find(tx, message).await?;
        log(tx, operator, &moderated, Action::MessageRestored, is_shown).await?;
        Ok(moderated)
    })
    .await
}

async fn load(
    tx: &mut Tx,
    which: Option<ModerationFilter>,
    message: Option<MessageId>,
    page: PageRequest,
) -> Result<Vec<Row>, Error> {
    let rows = diesel::sql_query(include_str!("moderation.sql"))
        .bind::<Nullable<Bool>, _>(which.map(|which| which == ModerationFilter::Hidden))
        .bind::<Nullable<BigInt>, _>(message)
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(tx.conn())
        .await?;
    Ok(rows)
}

/// A message that was reported at some time; no other is an operator's to read.
async fn find(tx: &mut Tx, message: MessageId) -> Result<Moderated, Error> {
    let rows = load(tx, None, Some(message), PageRequest::FIRST).await?;
    rows.into_iter().next().ok_or(Error::NotFound)?.try_into()
}

/// Whether it stood otherwise before.
async fn set_hidden(tx: &mut Tx, message: MessageId, hidden: bool) -> Result<bool, Error> {
    let moved = diesel::sql_query(
        "update messages set hidden_at = case when $2 then now() end \
         where id = $1 and (hidden_at is null) = $2",
    )
    .bind::<BigInt, _>(message)
    .bind::<Bool, _>(hidden)
    .execute(tx.conn())
    .await?;
    Ok(moved > 0)
}

/// The operator has decided; answers whether the report was open.
async fn settle(tx: &mut Tx, message: MessageId) -> Result<bool, Error> {
    let settled = diesel::sql_query(
        "update message_reports set settled_at = now() \
         where message_id = $1 and settled_at is null",
    )
    .bind::<BigInt, _>(message)
    .execute(tx.conn())
    .await?;
    Ok(settled > 0)
}

/// Hidden for a reason, or restored.
async fn record(
    tx: &mut Tx,
    operator: &Operator,
    message: MessageId,
    reason: Option<&types::Text<500>>,
) -> Result<(), Error> {
    diesel::sql_query(
        "insert into message_moderations (message_id, action, reason, operator_id) \
         values ($1, case when $2::text is null then 'restore' else 'hide' end, $2, $3)",
    )
    .bind::<BigInt, _>(message)
    .bind::<Nullable<Text>, _>(reason.map(types::Text::as_str))
    .bind::<BigInt, _>(operator.user().id())
    .execute(tx.conn())
    .await?;
    Ok(())
}

async fn log(
    tx: &mut Tx,
    operator: &Operator,
    moderated: &Moderated,
    action: Action,
    was_hidden: bool,
) -> Result<(), Error> {
    let target = Target::new(TargetKind::Message, moderated.id, &moderated.number);
    let entry = Entry::new(action, target)
        .before(json!({"hidden": was_hidden}))
        .after(json!({"hidden": moderated.hidden_at.is_some()}));
    Ok(audit::record(tx, operator, entry).await?)
}
