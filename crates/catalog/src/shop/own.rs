//! A shop, managed by its seller.

use std::collections::{HashMap, HashSet};

use chrono::NaiveDate;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text as SqlText};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use types::{EmailAddress, Name, ShopId, Slug, Text};

use super::Status;
use super::calendar::{self, HandlingDays, LowStock};
use crate::variant::ShopRef;
use crate::{Error, feed, product};
use auth::actor::Seller;
use db::schema::shops;
use db::{Pool, Tx, constraint_of};

/// The seller's own shop.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct OwnShop {
    /// Its id.
    pub id: ShopId,
    /// Its name.
    pub name: String,
    /// Its part of the URL.
    pub slug: String,
    /// What it says about itself, in Markdown.
    pub description: String,
    /// What it says about shipping, in Markdown.
    pub shipping_policy: String,
    /// What it says about returns, in Markdown.
    pub return_policy: String,
    /// Where it stands.
    pub status: Status,
    /// Why it is not open, as an operator said.
    pub status_reason: Option<String>,
    /// Its logo.
    pub logo: Option<String>,
    /// The picture on top.
    pub banner: Option<String>,
    /// What stands above its invoices: name, address and tax number, line by line.
    pub invoice_address: String,
    /// Email address for shoppers; may be empty.
    pub contact_email: String,
    /// Phone number for shoppers; may be empty.
    pub contact_phone: String,
    /// The first day of its holiday, in its time zone.
    pub holiday_from: Option<NaiveDate>,
    /// The last day of its holiday.
    pub holiday_to: Option<NaiveDate>,
    /// What shoppers read meanwhile.
    pub holiday_note: String,
    /// Where its days begin and end, by its IANA name.
    pub time_zone: String,
    /// Stock at or below this number counts as low.
    pub low_stock_at: i32,
    /// Within so many days of the payment it ships.
    pub handling_days: i32,
    /// What was agreed on as the marketplace's share of its sales, in 1/100 %.
    commission_bps: Option<i32>,
}

impl OwnShop {
    /// What was agreed on as the marketplace's share of its sales, in 1/100 %; the marketplace's own
    /// holds where nothing was.
    pub fn commission_bps(&self) -> Option<u16> {
        self.commission_bps.and_then(|bps| u16::try_from(bps).ok())
    }
}

/// Two shops of like names opened at the same moment meet at the slug.
pub(super) fn taken(error: diesel::result::Error) -> Error {
    let error = db::Error::from(error);
    match constraint_of(&error) {
        Some("shops_owner") => Error::HasShop,
        Some("shops_name") => Error::ShopNameTaken,
        Some("shops_slug") => Error::ShopSlugTaken,
        _ => Error::Database(error),
    }
}

type Columns = (
    shops::id,
    shops::name,
    shops::slug,
    shops::description,
    shops::shipping_policy,
    shops::return_policy,
    shops::status,
    shops::status_reason,
    shops::logo,
    shops::banner,
    shops::invoice_address,
    shops::contact_email,
    shops::contact_phone,
    shops::holiday_from,
    shops::holiday_to,
    shops::holiday_note,
    shops::time_zone,
    shops::low_stock_at,
    shops::handling_days,
    shops::commission_bps,
);

const COLUMNS: Columns = (
    shops::id,
    shops::name,
    shops::slug,
    shops::description,
    shops::shipping_policy,
    shops::return_policy,
    shops::status,
    shops::status_reason,
    shops::logo,
    shops::banner,
    shops::invoice_address,
    shops::contact_email,
    shops::contact_phone,
    shops::holiday_from,
    shops::holiday_to,
    shops::holiday_note,
    shops::time_zone,
    shops::low_stock_at,
    shops::handling_days,
    shops::commission_bps,
);

/// The seller's own shop, whatever its status.
pub async fn find_own(pool: &Pool, seller: &Seller) -> Result<OwnShop, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| load_own(tx, seller).await).await
}

pub(super) async fn load_own(tx: &mut Tx, seller: &Seller) -> Result<OwnShop, Error> {
    shops::table
        .find(seller.shop())
        .select(COLUMNS)
        .first(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}

/// How a shop is called, whatever its status: for the profile of who runs it.
pub async fn name(conn: &mut AsyncPgConnection, shop: ShopId) -> Result<ShopRef, Error> {
    let (name, slug) = shops::table
        .find(shop)
        .select((shops::name, shops::slug))
        .first(conn)
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    Ok(ShopRef {
        id: shop,
        name,
        slug,
    })
}

/// How these shops are called, whatever their status.
pub async fn names(
    conn: &mut AsyncPgConnection,
    wanted: &[ShopId],
) -> QueryResult<HashMap<ShopId, String>> {
    let named: Vec<(ShopId, String)> = shops::table
        .filter(shops::id.eq_any(wanted))
        .select((shops::id, shops::name))
        .load(conn)
        .await?;
    Ok(named.into_iter().collect())
}

/// In whose names each of these words begins a word, whatever their status.
pub async fn called(conn: &mut AsyncPgConnection, words: &str) -> QueryResult<Vec<ShopId>> {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = BigInt)]
        id: ShopId,
    }
    let rows: Vec<Row> =
        diesel::sql_query("select id from shops where search_vector(name) @@ search_query($1)")
            .bind::<SqlText, _>(words)
            .load(conn)
            .await?;
    Ok(rows.into_iter().map(|row| row.id).collect())
}

/// Which of these shops the marketplace ever let sell: what they sold is owed to them while they are suspended too.
pub async fn opened(
    conn: &mut AsyncPgConnection,
    wanted: &[ShopId],
) -> QueryResult<HashSet<ShopId>> {
    let opened: Vec<ShopId> = shops::table
        .filter(shops::id.eq_any(wanted))
        .filter(shops::status.eq_any([Status::Approved, Status::Suspended]))
        .select(shops::id)
        .load(conn)
        .await?;
    Ok(opened.into_iter().collect())
}

/// What stands above a shop's invoices now; empty when its seller has not said.
pub async fn invoice_address(conn: &mut AsyncPgConnection, shop: ShopId) -> Result<String, Error> {
    let address = shops::table.find(shop).select(shops::invoice_address);
    address.first(conn).await.optional()?.ok_or(Error::NotFound)
}

/// What the seller may change about the shop; `None` leaves a part as it is.
#[derive(Debug, Clone, Default)]
pub struct Change {
    /// A new name; the shop keeps its URL.
    pub name: Option<Name<60>>,
    /// A new part of the URL; the old one leads there.
    pub slug: Option<Slug>,
    /// A new description; `Some(None)` empties it.
    pub description: Option<Option<Text<2000>>>,
    /// What it says about shipping; `Some(None)` empties it.
    pub shipping_policy: Option<Option<Text<5000>>>,
    /// What it says about returns; `Some(None)` empties it.
    pub return_policy: Option<Option<Text<5000>>>,
    /// What stands above its invoices from now on; `Some(None)` empties it.
    pub invoice_address: Option<Option<Text<500>>>,
    /// Where shoppers write to; `Some(None)` empties it.
    pub contact_email: Option<Option<EmailAddress>>,
    /// Where shoppers call; `Some(None)` empties it.
    pub contact_phone: Option<Option<Text<40>>>,
    /// The zone of its days; [`Error::UnknownTimeZone`] if PostgreSQL knows none of that name.
    pub time_zone: Option<Text<64>>,
    /// How few pieces of a variant are few.
    pub low_stock_at: Option<LowStock>,
    /// Within how many days of the payment it ships; orders that are paid already keep theirs.
    pub handling_days: Option<HandlingDays>,
}

#[derive(AsChangeset)]
#[diesel(table_name = shops)]
struct Words<'a> {
    name: Option<&'a str>,
    slug: Option<&'a str>,
    description: Option<&'a str>,
    shipping_policy: Option<&'a str>,
    return_policy: Option<&'a str>,
    invoice_address: Option<&'a str>,
    contact_email: Option<&'a str>,
    contact_phone: Option<&'a str>,
    time_zone: Option<&'a str>,
    low_stock_at: Option<i32>,
    handling_days: Option<i32>,
}

impl Words<'_> {
    /// Whether shoppers see a part of it.
    fn is_shown(&self) -> bool {
        let shown = [
            self.name,
            self.slug,
            self.description,
            self.shipping_policy,
            self.return_policy,
            self.contact_email,
            self.contact_phone,
        ];
        shown.iter().any(Option::is_some)
    }
}

/// An emptied text is an empty one.
fn or_empty<const N: usize>(text: Option<&Option<Text<N>>>) -> Option<&str> {
    text.map(|text| text.as_ref().map_or("", Text::as_str))
}

/// From how many pieces on a shop says that few are left.
async fn few_of(tx: &mut Tx, shop: ShopId) -> Result<i32, Error> {
    let few = shops::table.find(shop).select(shops::low_stock_at);
    Ok(few.first(tx.conn()).await?)
}

/// Changes the seller's own shop.
pub async fn update(pool: &Pool, seller: &Seller, change: &Change) -> Result<OwnShop, Error> {
    let words = Words {
        name: change.name.as_ref().map(Name::as_str),
        slug: change.slug.as_ref().map(Slug::as_str),
        description: or_empty(change.description.as_ref()),
        shipping_policy: or_empty(change.shipping_policy.as_ref()),
        return_policy: or_empty(change.return_policy.as_ref()),
        invoice_address: or_empty(change.invoice_address.as_ref()),
        contact_email: (change.contact_email.as_ref())
            .map(|email| email.as_ref().map_or("", EmailAddress::as_str)),
        contact_phone: or_empty(change.contact_phone.as_ref()),
        time_zone: change.time_zone.as_ref().map(Text::as_str),
        low_stock_at: change.low_stock_at.map(LowStock::get),
        handling_days: change.handling_days.map(HandlingDays::get),
    };
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let is_own = words.invoice_address.or(words.time_zone).is_some()
            || words.low_stock_at.or(words.handling_days).is_some();
        if let Some(zone) = words.time_zone {
            calendar::check(tx, zone).await?;
        }
        let moves_few = match words.low_stock_at {
            Some(few) => few_of(tx, seller.shop()).await? != few,
            None => false,
        };
        if moves_few {
            // products before their shop, as everywhere
            product::lock_all(tx, seller.shop()).await?;
        }
        if words.is_shown() || is_own {
            diesel::update(shops::table.find(seller.shop()))
                .set(&words)
                .execute(tx.conn())
                .await
                .map_err(taken)?;
        }
        if moves_few {
            product::refresh_runs_low(tx, seller.shop()).await?;
        }
        if words.is_shown() {
            feed::notify(tx);
        }
        load_own(tx, seller).await
    })
    .await
}
