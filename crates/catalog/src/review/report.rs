//! Reports of reviews by readers.

use auth::actor::User;
use auth::existing_account;
use chrono::{DateTime, Utc};
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde::Deserialize;
use types::ReviewId;

use super::author_of;
use crate::Error;
use db::Pool;

/// The reason for reporting a review.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It advertises something.
    Spam,
    /// It insults somebody.
    Offensive,
    /// It is about something else.
    OffTopic,
    /// It tells what is nobody's business.
    Private,
    /// Something else.
    Other,
}

impl Reason {
    /// The word of the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Spam => "spam",
            Self::Offensive => "offensive",
            Self::OffTopic => "off_topic",
            Self::Private => "private",
            Self::Other => "other",
        }
    }
}

/// One person's report.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Report {
    /// What is wrong.
    pub reason: Reason,
    /// In their own words.
    pub text: Option<String>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// When an operator decided about it.
    pub settled_at: Option<DateTime<Utc>>,
}

/// A person reports a review; the first report of each counts, the others change nothing.
pub async fn report(
    pool: &Pool,
    user: &User,
    review: ReviewId,
    reason: Reason,
    text: Option<&types::Text<500>>,
) -> Result<(), Error> {
    db::transaction(pool, async |tx| {
        existing_account::lock(tx, user).await?;
        if author_of(tx, review).await? == user.id() {
            return Err(Error::OwnReview);
        }
        diesel::sql_query(
            "insert into review_reports (review_id, user_id, reason, text) \
             values ($1, $2, $3, $4) on conflict on constraint review_reports_pkey do nothing",
        )
        .bind::<BigInt, _>(review)
        .bind::<BigInt, _>(user.id())
        .bind::<Text, _>(reason.as_str())
        .bind::<Nullable<Text>, _>(text.map(types::Text::as_str))
        .execute(tx.conn())
        .await?;
        Ok(())
    })
    .await
}
