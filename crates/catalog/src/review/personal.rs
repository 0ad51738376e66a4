//! A person's own reviews, votes and reports, for their data download.

use auth::actor::DataSubject;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::Deserialize;
use types::ReviewId;

use super::{COLUMNS, Review};
use crate::{Error, json};

/// A review as its author looks back on it.
#[derive(Debug, Clone, Deserialize)]
pub struct OwnReview {
    /// The review.
    #[serde(flatten)]
    pub review: Review,
    /// What it is about.
    pub product_title: String,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    review: String,
}

/// What a person said about products, the latest first; hidden reviews too.
pub async fn of(
    conn: &mut AsyncPgConnection,
    author: &impl DataSubject,
) -> Result<Vec<OwnReview>, Error> {
    let found: Vec<Row> = diesel::sql_query(format!(
        "select row_to_json(own)::text as review from ( \
             select {COLUMNS}, p.title as product_title \
             from reviews r join products p on p.id = r.product_id \
             where r.user_id = $1 order by r.created_at desc, r.id desc) own"
    ))
    .bind::<BigInt, _>(author.person())
    .load(conn)
    .await?;
    found.iter().map(|row| json::read(&row.review)).collect()
}

/// A review that a person found helpful.
#[derive(Debug, Clone, QueryableByName)]
pub struct OwnVote {
    /// The review.
    #[diesel(sql_type = BigInt)]
    pub review_id: ReviewId,
    /// What it is about.
    #[diesel(sql_type = Text)]
    pub product_title: String,
    /// When they said so.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

/// What a person found helpful, the latest first.
pub async fn votes_of(
    conn: &mut AsyncPgConnection,
    of: &impl DataSubject,
) -> Result<Vec<OwnVote>, Error> {
    let votes = diesel::sql_query(
        "select v.review_id, p.title as product_title, v.created_at from review_votes v \
         join reviews r on r.id = v.review_id join products p on p.id = r.product_id \
         where v.user_id = $1 order by v.created_at desc, v.review_id desc",
    )
    .bind::<BigInt, _>(of.person())
    .load(conn)
    .await?;
    Ok(votes)
}

/// A review that a person reported.
#[derive(Debug, Clone, QueryableByName)]
pub struct OwnReport {
    /// The review.
    #[diesel(sql_type = BigInt)]
    pub review_id: ReviewId,
    /// What it is about.
    #[diesel(sql_type = Text)]
    pub product_title: String,
    /// What is wrong with it.
    #[diesel(sql_type = Text)]
    pub reason: String,
    /// In their own words.
    #[diesel(sql_type = Nullable<Text>)]
    pub text: Option<String>,
    /// When they reported it.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
}

/// What a person reported, the latest first.
pub async fn reports_of(
    conn: &mut AsyncPgConnection,
    of: &impl DataSubject,
) -> Result<Vec<OwnReport>, Error> {
    let reports = diesel::sql_query(
        "select o.review_id, p.title as product_title, o.reason, o.text, o.created_at \
         from review_reports o \
         join reviews r on r.id = o.review_id join products p on p.id = r.product_id \
         where o.user_id = $1 order by o.created_at desc, o.review_id desc",
    )
    .bind::<BigInt, _>(of.person())
    .load(conn)
    .await?;
    Ok(reports)
}
