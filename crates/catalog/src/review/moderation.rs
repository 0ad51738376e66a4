//! Reviews as operators manage them: reported ones and hidden ones. Each step is recorded with its
//! operator and time, and ratings are updated in the same transaction.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Integer, Nullable, Text};
use diesel_async::RunQueryDsl;
use serde::Deserialize;
use serde_json::json;
use types::{Page, PageRequest, ProductId, ReviewId};

use super::write::{Change, count};
use super::{AboutProduct, COLUMNS, PRODUCT, Report, WITH_PRODUCT};
use crate::{Error, json};
use db::{Pool, Tx};

/// A review with the reports about it.
#[derive(Debug, Clone, PartialEq, Deserialize)]
pub struct Moderated {
    /// The review and its product.
    #[serde(flatten)]
    pub about: AboutProduct,
    /// Since when it is hidden.
    pub hidden_at: Option<DateTime<Utc>>,
    /// Why it is hidden.
    pub hidden_reason: Option<String>,
    /// What readers reported, the oldest first.
    pub reports: Vec<Report>,
}

/// Which reviews an operator looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// Shown, and reported since an operator last decided.
    Reported,
    /// Hidden.
    Hidden,
    /// Every review.
    All,
}

/// How many reviews there are, and the ids of a page of them, the latest first. All else is read of
/// those alone.
macro_rules! page_where {
    ($condition:literal) => {
        concat!(
            "select (select count(*) from reviews r where ",
            $condition,
            ") as total, array(select r.id from reviews r where ",
            $condition,
            " order by r.created_at desc, r.id desc limit $1 offset $2) as ids"
        )
    };
}

impl Which {
    const fn query(self) -> &'static str {
        match self {
            Self::Reported => page_where!(
                "r.hidden_at is null and exists (select from review_reports o \
                 where o.review_id = r.id and o.settled_at is null)"
            ),
            Self::Hidden => page_where!("r.hidden_at is not null"),
            // true of each of them, and the condition of the index that has them all
            Self::All => page_where!("r.id > 0"),
        }
    }
}

/// What is on a page, and how much on all of them.
#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = BigInt)]
    total: i64,
    #[diesel(sql_type = Array<BigInt>)]
    ids: Vec<ReviewId>,
}

/// A page of them, the latest review first.
pub async fn list_moderated(
    pool: &Pool,
    _operator: &Operator,
    which: Which,
    page: PageRequest,
) -> Result<Page<Moderated>, Error> {
    let query = which.query();
    db::transaction_with_custom_plans(pool, async |tx| {
        let found: Found = diesel::sql_query(query)
            .bind::<BigInt, _>(page.limit())
            .bind::<BigInt, _>(page.offset())
            .get_result(tx.conn())
            .await?;
        Ok(Page::new(page, load(tx, &found.ids).await?, found.total))
    })
    .await
}

/// Takes a review out of sight and out of the ratings; what was reported about it is settled.
/// [`Error::AlreadyHidden`] when it is hidden.
pub async fn hide(
    pool: &Pool,
    operator: &Operator,
    review: ReviewId,
    reason: &types::Text<500>,
) -> Result<Moderated, Error> {
    db::transaction(pool, async |tx| {
        let hidden = set_hidden(tx, HIDE, review).await?;
        let Some(Held { product_id, rating }) = hidden else {
            find(tx, review).await?;
            return Err(Error::AlreadyHidden);
        };
        count(tx, product_id, Change::Hidden(rating)).await?;
        settle(tx, review).await?;
        record(tx, operator, review, Step::Hide(reason.as_str())).await?;
        let moderated = find(tx, review).await?;
        log(tx, operator, &moderated, Action::ReviewHidden, false).await?;
        Ok(moderated)
    })
    .await
}

/// Shows a hidden review again, or keeps one that was reported: the reports are settled.
/// [`Error::NotHidden`] when there is nothing of either.
pub async fn restore(
    pool: &Pool,
    operator: &Operator,
    review: ReviewId,
) -> Result<Moderated, Error> {
    db::transaction(pool, async |tx| {
        let shown = set_hidden(tx, SHOW, review).await?;
        if let Some(Held { product_id, rating }) = &shown {
            count(tx, *product_id, Change::Shown(*rating)).await?;
        }
        let settled = settle(tx, review).await?;
        let restored = find(tx, review).await?;
        if shown.is_none() && settled == 0 {
            return Err(Error::NotHidden);
        }
        record(tx, operator, review, Step::Restore).await?;
        log(
            tx,
            operator,
            &restored,
            Action::ReviewRestored,
            shown.is_some(),
        )
        .await?;
        Ok(restored)
    })
    .await
}

const AGAINST_IT: &str = "r.hidden_at, \
     (select m.reason from review_moderations m \
         where m.review_id = r.id and m.action = 'hide' and r.hidden_at is not null \
         order by m.id desc limit 1) as hidden_reason, \
     (select coalesce(json_agg(json_build_object('reason', o.reason, 'text', o.text, \
         'created_at', o.created_at, 'settled_at', o.settled_at) order by o.created_at), '[]') \
         from review_reports o where o.review_id = r.id) as reports";

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    review: String,
}

/// These reviews, in the order in which they are named.
async fn load(tx: &mut Tx, ids: &[ReviewId]) -> Result<Vec<Moderated>, Error> {
    let rows: Vec<Row> = diesel::sql_query(format!(
        "select row_to_json(shown)::text as review from ( \
             select {COLUMNS}, {PRODUCT}, {AGAINST_IT} from {WITH_PRODUCT} \
             join unnest($1::bigint[]) with ordinality as wanted (id, place) on wanted.id = r.id \
             order by wanted.place) shown"
    ))
    .bind::<Array<BigInt>, _>(ids)
    .load(tx.conn())
    .await?;
    rows.iter().map(|row| json::read(&row.review)).collect()
}

async fn find(tx: &mut Tx, review: ReviewId) -> Result<Moderated, Error> {
    let found = load(tx, &[review]).await?;
    found.into_iter().next().ok_or(Error::NotFound)
}

#[derive(QueryableByName)]
struct Held {
    #[diesel(sql_type = BigInt)]
    product_id: ProductId,
    #[diesel(sql_type = Integer)]
    rating: i32,
}

const HIDE: &str = "update reviews set hidden_at = now() where id = $1 and hidden_at is null \
     returning product_id, rating";
const SHOW: &str = "update reviews set hidden_at = null where id = $1 and hidden_at is not null \
     returning product_id, rating";

/// Moves a review that stands where the statement expects it.
async fn set_hidden(tx: &mut Tx, change: &str, review: ReviewId) -> Result<Option<Held>, Error> {
    let moved = diesel::sql_query(change)
        .bind::<BigInt, _>(review)
        .get_result(tx.conn())
        .await
        .optional()?;
    Ok(moved)
}

/// The operator has decided; answers how many reports were open.
async fn settle(tx: &mut Tx, review: ReviewId) -> Result<usize, Error> {
    let settled = diesel::sql_query(
        "update review_reports set settled_at = now() where review_id = $1 and settled_at is null",
    )
    .bind::<BigInt, _>(review)
    .execute(tx.conn())
    .await?;
    Ok(settled)
}

/// What an operator did.
enum Step<'a> {
    Hide(&'a str),
    Restore,
}

async fn record(
    tx: &mut Tx,
    operator: &Operator,
    review: ReviewId,
    step: Step<'_>,
) -> Result<(), Error> {
    let (action, reason) = match step {
        Step::Hide(reason) => ("hide", Some(reason)),
        Step::Restore => ("restore", None),
    };
    diesel::sql_query(
        "insert into review_moderations (review_id, action, reason, operator_id) \
         values ($1, $2, $3, $4)",
    )
    .bind::<BigInt, _>(review)
    .bind::<Text, _>(action)
    .bind::<Nullable<Text>, _>(reason)
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
    let about = &moderated.about;
    let target = Target::new(TargetKind::Review, about.review.id, &about.product.title);
    let entry = Entry::new(action, target)
        .before(json!({"hidden": was_hidden}))
        .after(json!({"hidden": moderated.hidden_at.is_some()}));
    Ok(audit::record(tx, operator, entry).await?)
}
