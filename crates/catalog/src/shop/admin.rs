//! Shops as operators manage them: searching all shops, and one with its terms. Changes of a shop's
//! status are in [`super::decide`].

use auth::actor::Operator;
use chrono::{DateTime, Utc};
use db::Tx;
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Double, Integer, Nullable, Text as SqlText, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{Page, PageRequest, ShopId, Text};

use super::Status;
use super::application::{APPLICATION, Application};
use crate::Error;
use db::schema::shops;

/// In which order operators see shops.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Order {
    /// What waits longest on top, then what was asked for last.
    #[default]
    Waiting,
    /// What was asked for last on top.
    Newest,
    /// By name.
    Name,
}

impl Order {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Newest => "newest",
            Self::Name => "name",
        }
    }
}

/// Which shops.
#[derive(Debug, Clone, Default)]
pub struct ShopSearch {
    /// Where they stand.
    pub status: Option<Status>,
    /// A part of their name or address, or of the name or email address of who runs them.
    pub words: Option<Text<100>>,
    /// Their order.
    pub order: Order,
    /// The page.
    pub page: PageRequest,
}

/// How many shops stand so.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Those that wait.
    pub pending: i64,
    /// Those that are open.
    pub approved: i64,
    /// Those that were refused.
    pub rejected: i64,
    /// Those that are closed for a while.
    pub suspended: i64,
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = SqlText)]
    status: Status,
    #[diesel(sql_type = BigInt)]
    shops: i64,
}

/// $1 words, $2 shops whose managers are called so
const FOUND: &str = "where ($1::text is null or position(lower($1) in lower(name)) > 0 \
     or position(lower($1) in slug) > 0 or id = any ($2))";

/// A page of them, and how many the words find in each state.
pub async fn list(
    tx: &mut Tx,
    _operator: &Operator,
    wanted: &ShopSearch,
) -> Result<(Page<Application>, Counts), Error> {
    let words = wanted.words.as_ref().map(Text::as_str);
    let theirs: Vec<ShopId> = match words {
        Some(words) => auth::role::shops_of_managers_called(tx.conn(), words).await?,
        None => Vec::new(),
    };
    let counted: Vec<Counted> = diesel::sql_query(format!(
        "select status, count(*) as shops from shops {FOUND} group by status"
    ))
    .bind::<Nullable<SqlText>, _>(words)
    .bind::<Array<BigInt>, _>(&theirs)
    .load(tx.conn())
    .await?;
    let count = |status: Status| {
        let of_status = counted.iter().filter(|row| row.status == status);
        of_status.map(|row| row.shops).sum()
    };
    let total = match wanted.status {
        Some(status) => count(status),
        None => counted.iter().map(|row| row.shops).sum(),
    };
    let items = diesel::sql_query(format!(
        "select {APPLICATION} from shops {FOUND} and ($3::text is null or status = $3) \
         order by $4::text = 'waiting' and status = 'pending' desc, \
             case when $4 = 'waiting' and status = 'pending' then applied_at end, \
             case when $4 = 'name' then lower(name) end, applied_at desc, id desc \
         limit $5 offset $6"
    ))
    .bind::<Nullable<SqlText>, _>(words)
    .bind::<Array<BigInt>, _>(&theirs)
    .bind::<Nullable<SqlText>, _>(wanted.status)
    .bind::<SqlText, _>(wanted.order.as_str())
    .bind::<BigInt, _>(wanted.page.limit())
    .bind::<BigInt, _>(wanted.page.offset())
    .load(tx.conn())
    .await?;
    let counts = Counts {
        pending: count(Status::Pending),
        approved: count(Status::Approved),
        rejected: count(Status::Rejected),
        suspended: count(Status::Suspended),
    };
    Ok((Page::new(wanted.page, items, total), counts))
}

/// What of a shop only its operators and its seller see.
#[derive(Debug, Clone, PartialEq, QueryableByName)]
pub struct Record {
    /// How it stands.
    #[diesel(embed)]
    pub shop: Application,
    /// When it was made.
    #[diesel(sql_type = Timestamptz)]
    pub created_at: DateTime<Utc>,
    /// Its logo.
    #[diesel(sql_type = Nullable<SqlText>)]
    pub logo: Option<String>,
    /// What was agreed on as the marketplace's share, in 1/100 %.
    #[diesel(sql_type = Nullable<Integer>)]
    commission_bps: Option<i32>,
    /// Products that would be on sale in an open shop.
    #[diesel(sql_type = BigInt)]
    pub active: i64,
    /// Products that were begun.
    #[diesel(sql_type = BigInt)]
    pub drafts: i64,
    /// Products that their seller hides.
    #[diesel(sql_type = BigInt)]
    pub hidden: i64,
    /// Products that are kept for the record.
    #[diesel(sql_type = BigInt)]
    pub archived: i64,
    /// How many reviews.
    #[diesel(sql_type = Integer)]
    pub review_count: i32,
    /// The mean of their stars.
    #[diesel(sql_type = Nullable<Double>)]
    pub rating: Option<f64>,
}

impl Record {
    /// What was agreed on as the marketplace's share, in 1/100 %; the marketplace's own holds
    /// where nothing was.
    pub fn commission_bps(&self) -> Option<u16> {
        self.commission_bps.and_then(|bps| u16::try_from(bps).ok())
    }
}

/// One shop.
pub async fn find(tx: &mut Tx, _operator: &Operator, shop: ShopId) -> Result<Record, Error> {
    let found = diesel::sql_query(format!(
        "select {APPLICATION}, s.created_at, s.logo, s.commission_bps, s.review_count, \
             s.rating_sum::double precision / nullif(s.review_count, 0) as rating, p.active, p.drafts, p.hidden, p.archived \
         from shops s cross join lateral ( \
             select count(*) filter (where status = 'active') as active, \
                 count(*) filter (where status = 'draft') as drafts, \
                 count(*) filter (where status = 'hidden') as hidden, \
                 count(*) filter (where status = 'archived') as archived \
             from products where shop_id = s.id) p \
         where s.id = $1"
    ))
    .bind::<BigInt, _>(shop)
    .get_result(tx.conn())
    .await
    .optional()?;
    found.ok_or(Error::NotFound)
}

/// What these shops are called.
pub async fn names(
    tx: &mut Tx,
    _operator: &Operator,
    ids: &[ShopId],
) -> Result<Vec<(ShopId, String)>, Error> {
    Ok(shops::table
        .filter(shops::id.eq_any(ids))
        .order((shops::name, shops::id))
        .select((shops::id, shops::name))
        .load(tx.conn())
        .await?)
}

/// Agrees with a shop on the marketplace's share of what it sells from now on, in 1/100 % up to
/// 10,000; the marketplace's own holds with none. Answers the shop's name and what was agreed before.
pub async fn set_commission(
    tx: &mut Tx,
    _operator: &Operator,
    shop: ShopId,
    bps: Option<u16>,
) -> Result<(String, Option<u16>), Error> {
    // orders of the shop, which refer to it, are placed meanwhile
    let before: Option<(String, Option<i32>)> = shops::table
        .find(shop)
        .select((shops::name, shops::commission_bps))
        .for_no_key_update()
        .first(tx.conn())
        .await
        .optional()?;
    let (name, before) = before.ok_or(Error::NotFound)?;
    diesel::update(shops::table.find(shop))
        .set(shops::commission_bps.eq(bps.map(i32::from)))
        .execute(tx.conn())
        .await?;
    Ok((name, before.and_then(|bps| u16::try_from(bps).ok())))
}
