//! The category tree, managed by operators. Each change first locks the whole tree, so that changes
//! run one after the other; a change to a category that somebody else changed in the meantime is
//! refused by its version.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Bool, Nullable, Text as SqlText};
use diesel_async::RunQueryDsl;
use serde_json::{Value, json};
use types::{CategoryId, Name, Slug};

use crate::error::Fault;
use crate::product::Field;
use crate::{Error, Tile};
use db::schema::categories;
use db::{Pool, Tx};

/// A category or subcategory with what it contains.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Managed {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: CategoryId,
    /// The category it stands in; `None` for the first level.
    #[diesel(sql_type = Nullable<BigInt>)]
    pub parent: Option<CategoryId>,
    /// What it is called.
    #[diesel(sql_type = SqlText)]
    pub name: String,
    /// What it is called in German; the English name stands in where nobody said.
    #[diesel(sql_type = Nullable<SqlText>)]
    pub name_de: Option<String>,
    /// Its part of the URL.
    #[diesel(sql_type = SqlText)]
    pub slug: String,
    /// Its slugs from the top, such as `kitchen/mugs`.
    #[diesel(sql_type = SqlText)]
    pub path: String,
    /// Its hue.
    #[diesel(sql_type = SqlText)]
    pub tile: Tile,
    /// Its picture.
    #[diesel(sql_type = Nullable<SqlText>)]
    pub picture: Option<String>,
    /// Whether it is in the main navigation.
    #[diesel(sql_type = Bool)]
    pub is_show_suggest: bool,
    /// Grows with each change of its words or its place in the tree.
    #[diesel(sql_type = BigInt)]
    pub version: i64,
    /// How many products stand directly in it, the archived included.
    #[diesel(sql_type = BigInt)]
    pub product_count: i64,
    /// How many of them are active.
    #[diesel(sql_type = BigInt)]
    pub active_product_count: i64,
    /// How many collections of shops stand in it.
    #[diesel(sql_type = BigInt)]
    pub collection_count: i64,
}

/// What an operator says of a category.
#[derive(Debug, Clone)]
pub struct CategoryInput {
    /// What it is called.
    pub name: Name<60>,
    /// What it is called in German.
    pub name_de: Option<Name<60>>,
    /// Its part of the URL; made of the name where nothing is said.
    pub slug: Option<Slug>,
    /// The category it stands in; `None` for the first level.
    pub parent: Option<CategoryId>,
    /// Whether it is in the main navigation.
    pub is_show_suggest: bool,
    /// Its hue.
    pub tile: Tile,
}

/// The whole tree in its order, each category before what is below it.
pub async fn list(pool: &Pool, _operator: &Operator) -> Result<Vec<Managed>, Error> {
    db::transaction(pool, async |tx| load(tx, None).await).await
}

#[derive(QueryableByName)]
struct Called {
    #[diesel(sql_type = BigInt)]
    id: CategoryId,
    #[diesel(sql_type = SqlText)]
    name: String,
}

/// What these are called, each below the category it stands in.
pub async fn names(
    tx: &mut Tx,
    _operator: &Operator,
    ids: &[CategoryId],
) -> Result<Vec<(CategoryId, String)>, Error> {
    let called: Vec<Called> = diesel::sql_query(
        "select c.id, coalesce(p.name || ' › ', '') || c.name as name from categories c \
         left join categories p on p.id = c.parent_id where c.id = any ($1) order by name, c.id",
    )
    .bind::<Array<BigInt>, _>(ids)
    .load(tx.conn())
    .await?;
    Ok(called.into_iter().map(|it| (it.id, it.name)).collect())
}

async fn load(tx: &mut Tx, only: Option<CategoryId>) -> Result<Vec<Managed>, Error> {
    let query = diesel::sql_query(include_str!("admin.sql")).bind::<Nullable<BigInt>, _>(only);
    Ok(query.load(tx.conn()).await?)
}

pub(super) async fn load_all(tx: &mut Tx) -> Result<Vec<Managed>, Error> {
    load(tx, None).await
}

/// The one, after a change.
pub(super) async fn load_one(tx: &mut Tx, id: CategoryId) -> Result<Managed, Error> {
    let found = load(tx, Some(id)).await?;
    found.into_iter().next().ok_or(Error::NotFound)
}

/// Keeps everybody else from changing the tree until the transaction ends; products come and go
/// meanwhile.
pub(super) async fn lock_tree(tx: &mut Tx) -> Result<(), Error> {
    let ids = categories::table
        .select(categories::id)
        .order(categories::id);
    ids.for_no_key_update()
        .load::<CategoryId>(tx.conn())
        .await?;
    Ok(())
}

/// The category as it is, if it is still the one that the operator saw.
pub(super) async fn seen(tx: &mut Tx, id: CategoryId, version: i64) -> Result<Managed, Error> {
    let category = load_one(tx, id).await?;
    match category.version == version {
        true => Ok(category),
        false => Err(Error::CategoryChanged {
            version: category.version,
        }),
    }
}

pub(super) fn refuse<T>(place: Field, code: &'static str, message: String) -> Result<T, Error> {
    let fault = Fault::new(place, code, message);
    Err(Error::Refused(vec![fault]))
}

/// What the log says of a category.
pub(super) fn state(category: &Managed) -> Value {
    json!({
        "title": category.name, "titleDe": category.name_de, "address": category.path,
        "isShowSuggest": category.is_show_suggest, "tile": category.tile.as_str(),
        "hasPicture": category.picture.is_some(),
    })
}

pub(super) async fn record(
    tx: &mut Tx,
    operator: &Operator,
    action: Action,
    before: Option<&Managed>,
    after: Option<&Managed>,
) -> Result<(), Error> {
    let Some(category) = after.or(before) else {
        return Ok(());
    };
    let target = Target::new(TargetKind::Category, category.id, &category.name);
    let mut entry = Entry::new(action, target);
    if let Some(before) = before {
        entry = entry.before(state(before));
    }
    if let Some(after) = after {
        entry = entry.after(state(after));
    }
    Ok(audit::record(tx, operator, entry).await?)
}
