//! Creating, changing and sorting collections.

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt};
use diesel_async::RunQueryDsl;
use types::{CategoryId, CollectionId, Name, ShopId, Slug, Text};

use super::{Collection, load, load_one, membership};
use crate::error::Fault;
use crate::product::{Field, check_category};
use crate::{Error, feed};
use auth::actor::Seller;
use db::schema::{collections, shops};
use db::{Pool, Tx, constraint_of};

const MOST: i64 = 200;

/// A collection to make.
#[derive(Debug, Clone)]
pub struct New {
    /// What it is called.
    pub name: Name<60>,
    /// Its part of the URL; made of the name when nothing is said.
    pub slug: Option<Slug>,
    /// Its subcategory.
    pub parent: CategoryId,
    /// What it is about, in Markdown.
    pub description: Option<Text<1000>>,
}

/// What is to change about a collection; `None` leaves a part as it is.
#[derive(Debug, Clone, Default)]
pub struct Change {
    /// A new name; the collection keeps its URL.
    pub name: Option<Name<60>>,
    /// Another part of the URL.
    pub slug: Option<Slug>,
    /// Another subcategory; its products move along.
    pub parent: Option<CategoryId>,
    /// A new description; `Some(None)` empties it.
    pub description: Option<Option<Text<1000>>>,
}

/// Makes a collection behind the seller's others.
pub async fn create(pool: &Pool, seller: &Seller, new: &New) -> Result<Collection, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        check_parent(tx, new.parent).await?;
        let position = next_position(tx, seller.shop()).await?;
        let id = match &new.slug {
            Some(slug) => insert(tx, seller, new, slug, position).await?,
            None => insert_named(tx, seller, new, position).await?,
        };
        feed::notify(tx);
        load_one(tx, seller, id.ok_or_else(slug_taken)?).await
    })
    .await
}

/// The place behind the others. The shop stands still meanwhile, so that two at once do not make
/// one too many.
pub(super) async fn next_position(tx: &mut Tx, shop: ShopId) -> Result<i32, Error> {
    shops::table
        .find(shop)
        .select(shops::id)
        .for_no_key_update()
        .first::<ShopId>(tx.conn())
        .await?;
    let own = collections::table
        .filter(collections::shop_id.eq(shop))
        .filter(collections::deleted_at.is_null());
    let (count, last): (i64, Option<i32>) = own
        .select((
            diesel::dsl::count_star(),
            diesel::dsl::max(collections::position),
        ))
        .first(tx.conn())
        .await?;
    match count < MOST {
        true => Ok(last.map_or(0, |last| last.saturating_add(1))),
        false => Err(Error::TooManyCollections(MOST)),
    }
}

/// `None` when another collection has the address.
async fn insert(
    tx: &mut Tx,
    seller: &Seller,
    new: &New,
    slug: &Slug,
    position: i32,
) -> Result<Option<CollectionId>, Error> {
    let description = new.description.as_ref().map_or("", Text::as_str);
    let row = diesel::insert_into(collections::table).values((
        collections::shop_id.eq(seller.shop()),
        collections::category_id.eq(new.parent),
        collections::name.eq(new.name.as_str()),
        collections::slug.eq(slug.as_str()),
        collections::description.eq(description),
        collections::position.eq(position),
    ));
    let id = row
        .on_conflict((collections::category_id, collections::slug))
        .do_nothing()
        .returning(collections::id)
        .get_result(tx.conn())
        .await
        .optional()?;
    Ok(id)
}

#[derive(QueryableByName)]
struct Taken {
    #[diesel(sql_type = BigInt)]
    taken: i64,
}

/// The slug comes from the name; the second of the same name gets a number.
async fn insert_named(
    tx: &mut Tx,
    seller: &Seller,
    new: &New,
    position: i32,
) -> Result<Option<CollectionId>, Error> {
    let slug = Slug::of(new.name.as_str());
    let (mut wanted, mut number) = (slug.clone(), 1);
    loop {
        if let Some(id) = insert(tx, seller, new, &wanted, position).await? {
            return Ok(Some(id));
        }
        let row: Taken = diesel::sql_query("select collections_with_slug($1, $2) as taken")
            .bind::<BigInt, _>(new.parent)
            .bind::<diesel::sql_types::Text, _>(slug.as_str())
            .get_result(tx.conn())
            .await?;
        let taken = u32::try_from(row.taken).unwrap_or(u32::MAX);
        number = taken.max(number).saturating_add(1);
        wanted = slug.numbered(number);
    }
}

/// Changes the seller's collection; another shop's is [`Error::NotFound`].
pub async fn update(
    pool: &Pool,
    seller: &Seller,
    id: CollectionId,
    change: &Change,
) -> Result<Collection, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let before = lock(tx, seller.shop(), id).await?;
        if let Some(parent) = change.parent.filter(|parent| *parent != before) {
            check_parent(tx, parent).await?;
            membership::bump_version(tx, id).await?;
        }
        let description = change.description.as_ref();
        let words = Words {
            category_id: change.parent,
            name: change.name.as_ref().map(Name::as_str),
            slug: change.slug.as_ref().map(Slug::as_str),
            description: description.map(|text| text.as_ref().map_or("", Text::as_str)),
        };
        if words.is_something() {
            diesel::update(collections::table.find(id))
                .set(&words)
                .execute(tx.conn())
                .await
                .map_err(taken)?;
        }
        feed::notify(tx);
        load_one(tx, seller, id).await
    })
    .await
}

#[derive(AsChangeset)]
#[diesel(table_name = collections)]
struct Words<'a> {
    category_id: Option<CategoryId>,
    name: Option<&'a str>,
    slug: Option<&'a str>,
    description: Option<&'a str>,
}

impl Words<'_> {
    fn is_something(&self) -> bool {
        self.category_id.is_some()
            || self.name.is_some()
            || self.slug.is_some()
            || self.description.is_some()
    }
}

/// Puts the seller's collections into another order, which names each of them once.
pub async fn order(
    pool: &Pool,
    seller: &Seller,
    ids: &[CollectionId],
) -> Result<Vec<Collection>, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let mut there: Vec<CollectionId> = collections::table
            .filter(collections::shop_id.eq(seller.shop()))
            .filter(collections::deleted_at.is_null())
            .order(collections::id)
            .select(collections::id)
            .for_no_key_update()
            .load(tx.conn())
            .await?;
        let mut named = ids.to_vec();
        there.sort_unstable();
        named.sort_unstable();
        if there != named {
            let message = "List each of your collections once";
            return refuse(Field::Collections, "not_all_collections", message);
        }
        diesel::sql_query(
            "update collections k set position = wanted.place::integer - 1 \
             from unnest($2::bigint[]) with ordinality as wanted (id, place) \
             where k.id = wanted.id and k.shop_id = $1",
        )
        .bind::<BigInt, _>(seller.shop())
        .bind::<Array<BigInt>, _>(ids)
        .execute(tx.conn())
        .await?;
        feed::notify(tx);
        load(tx, seller, None).await
    })
    .await
}

/// Locks the shop's collection and tells in which subcategory it stands.
pub(super) async fn lock(tx: &mut Tx, shop: ShopId, id: CollectionId) -> Result<CategoryId, Error> {
    collections::table
        .filter(collections::id.eq(id).and(collections::shop_id.eq(shop)))
        .filter(collections::deleted_at.is_null())
        .select(collections::category_id)
        .for_no_key_update()
        .first(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)
}

async fn check_parent(tx: &mut Tx, parent: CategoryId) -> Result<(), Error> {
    check_category(tx, parent, Field::Parent).await
}

pub(super) fn refuse<T>(place: Field, code: &'static str, message: &str) -> Result<T, Error> {
    Err(Error::Refused(vec![Fault::new(place, code, message)]))
}

fn slug_taken() -> Error {
    let message = "Another collection in this subcategory has this address";
    Error::Refused(vec![Fault::new(Field::Slug, "slug_taken", message)])
}

fn taken(error: diesel::result::Error) -> Error {
    let error = db::Error::from(error);
    match constraint_of(&error) {
        Some("collections_slug") => slug_taken(),
        _ => Error::Database(error),
    }
}
