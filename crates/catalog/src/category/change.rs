//! Creating, changing, moving and sorting categories.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt};
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{CategoryId, Name, Slug};

use super::admin::{CategoryInput, Managed, load_all, load_one, lock_tree, record, refuse, seen};
use crate::product::Field;
use crate::{Error, feed};
use db::schema::{categories, collections, products};
use db::{Pool, Tx};

/// Most categories and subcategories: the tree comes with every page.
const MOST: i64 = 500;

/// Makes a category behind the others of its place.
pub async fn create(
    pool: &Pool,
    operator: &Operator,
    wanted: &CategoryInput,
) -> Result<Managed, Error> {
    db::transaction(pool, async |tx| {
        lock_tree(tx).await?;
        let there: i64 = categories::table.count().get_result(tx.conn()).await?;
        if there >= MOST {
            return Err(Error::TooManyCategories(MOST));
        }
        if let Some(parent) = wanted.parent {
            check_parent(tx, parent).await?;
        }
        let slug = free_slug(tx, wanted).await?;
        let id = diesel::insert_into(categories::table)
            .values((
                categories::parent_id.eq(wanted.parent),
                categories::name.eq(wanted.name.as_str()),
                categories::name_de.eq(wanted.name_de.as_ref().map(Name::as_str)),
                categories::slug.eq(slug.as_str()),
                categories::position.eq(next_position(tx, wanted.parent).await?),
                categories::is_show_suggest.eq(wanted.is_show_suggest),
                categories::tile.eq(wanted.tile),
            ))
            .returning(categories::id)
            .get_result(tx.conn())
            .await?;
        feed::notify(tx);
        let made = load_one(tx, id).await?;
        record(tx, operator, Action::CategoryCreated, None, Some(&made)).await?;
        Ok(made)
    })
    .await
}

/// Changes a category that is as it was `version`. In another place of the tree it stands behind what is
/// there, with everything that is below it; addresses of before lead on to it.
pub async fn update(
    pool: &Pool,
    operator: &Operator,
    id: CategoryId,
    version: i64,
    wanted: &CategoryInput,
) -> Result<Managed, Error> {
    db::transaction(pool, async |tx| {
        lock_tree(tx).await?;
        let before = seen(tx, id, version).await?;
        let moves = wanted.parent != before.parent;
        if moves {
            check_move(tx, &before, wanted.parent).await?;
        }
        let slug = wanted
            .slug
            .as_ref()
            .map_or(before.slug.as_str(), Slug::as_str);
        if is_taken(tx, wanted.parent, slug, Some(id)).await? {
            return Err(slug_taken());
        }
        let position = match moves {
            true => Some(next_position(tx, wanted.parent).await?),
            false => None,
        };
        diesel::update(categories::table.find(id))
            .set((
                categories::parent_id.eq(wanted.parent),
                categories::name.eq(wanted.name.as_str()),
                categories::name_de.eq(wanted.name_de.as_ref().map(Name::as_str)),
                categories::slug.eq(slug),
                position.map(|position| categories::position.eq(position)),
                categories::is_show_suggest.eq(wanted.is_show_suggest),
                categories::tile.eq(wanted.tile),
                categories::version.eq(categories::version + 1),
            ))
            .execute(tx.conn())
            .await?;
        feed::notify(tx);
        let after = load_one(tx, id).await?;
        let action = match moves {
            true => Action::CategoryMoved,
            false => Action::CategoryUpdated,
        };
        record(tx, operator, action, Some(&before), Some(&after)).await?;
        Ok(after)
    })
    .await
}

/// Puts what stands in one place of the tree into another order, which names each once.
pub async fn order(
    pool: &Pool,
    operator: &Operator,
    parent: Option<CategoryId>,
    ids: &[CategoryId],
) -> Result<Vec<Managed>, Error> {
    db::transaction(pool, async |tx| {
        lock_tree(tx).await?;
        let mut there = siblings(tx, parent).await?;
        let before = there.clone();
        let mut named = ids.to_vec();
        there.sort_unstable();
        named.sort_unstable();
        if there != named {
            let message = "The categories have changed. Reload them";
            return refuse(Field::Categories, "not_all_categories", message.to_owned());
        }
        diesel::sql_query(
            "update categories c set position = wanted.place::integer - 1 \
             from unnest($1::bigint[]) with ordinality as wanted (id, place) \
             where c.id = wanted.id",
        )
        .bind::<Array<BigInt>, _>(ids)
        .execute(tx.conn())
        .await?;
        feed::notify(tx);
        let after = load_all(tx).await?;
        if before != ids {
            log_order(tx, operator, parent, &after).await?;
        }
        Ok(after)
    })
    .await
}

async fn log_order(
    tx: &mut Tx,
    operator: &Operator,
    parent: Option<CategoryId>,
    tree: &[Managed],
) -> Result<(), Error> {
    let above = tree.iter().find(|category| Some(category.id) == parent);
    let there = tree.iter().filter(|category| category.parent == parent);
    let order: Vec<&str> = there.map(|category| category.name.as_str()).collect();
    let id = parent.map_or(0, CategoryId::get);
    let label = above.map_or("/", |category| category.name.as_str());
    let target = Target::new(TargetKind::Category, id, label);
    let entry = Entry::new(Action::CategoriesOrdered, target);
    let entry = entry.after(json!({ "title": order.join(", ") }));
    Ok(audit::record(tx, operator, entry).await?)
}

/// In their order.
async fn siblings(tx: &mut Tx, parent: Option<CategoryId>) -> Result<Vec<CategoryId>, Error> {
    Ok(categories::table
        .filter(categories::parent_id.is_not_distinct_from(parent))
        .order((categories::position, categories::id))
        .select(categories::id)
        .load(tx.conn())
        .await?)
}

pub(super) async fn next_position(tx: &mut Tx, parent: Option<CategoryId>) -> Result<i32, Error> {
    let last: Option<i32> = categories::table
        .filter(categories::parent_id.is_not_distinct_from(parent))
        .select(diesel::dsl::max(categories::position))
        .first(tx.conn())
        .await?;
    Ok(last.map_or(0, |last| last.saturating_add(1)))
}

/// Whether the move ends in a tree of two levels. The database holds the levels; here it is said why not.
async fn check_move(tx: &mut Tx, moved: &Managed, to: Option<CategoryId>) -> Result<(), Error> {
    let Some(to) = to else {
        if has_collections(tx, moved.id).await? {
            let message = format!(
                "{} has shop collections, and those belong in a subcategory",
                moved.name
            );
            return refuse(Field::Parent, "holds_collections", message);
        }
        return Ok(());
    };
    if to == moved.id {
        let message = "A category can't be inside itself";
        return refuse(Field::Parent, "cycle", message.to_owned());
    }
    if !siblings(tx, Some(moved.id)).await?.is_empty() {
        let message = format!(
            "{} has subcategories, and there are only two levels. Move those first",
            moved.name
        );
        return refuse(Field::Parent, "too_deep", message);
    }
    check_parent(tx, to).await
}

/// What takes subcategories is of the first level and has no products of its own. Nothing new comes
/// into it until the transaction ends.
async fn check_parent(tx: &mut Tx, parent: CategoryId) -> Result<(), Error> {
    let found: Option<(Option<CategoryId>, String)> = categories::table
        .find(parent)
        .select((categories::parent_id, categories::name))
        .for_update()
        .first(tx.conn())
        .await
        .optional()?;
    let Some((above, name)) = found else {
        let message = "Choose one of the categories";
        return refuse(Field::Parent, "unknown_category", message.to_owned());
    };
    if above.is_some() {
        let message = format!("{name} is a subcategory, and there are only two levels");
        return refuse(Field::Parent, "too_deep", message);
    }
    let direct = products::table.filter(products::category_id.eq(parent));
    let has_products: bool = diesel::select(diesel::dsl::exists(direct))
        .get_result(tx.conn())
        .await?;
    if has_products || has_collections(tx, parent).await? {
        let message = format!("{name} has products of its own. Move them to a subcategory first");
        return refuse(Field::Parent, "holds_goods", message);
    }
    Ok(())
}

/// Those that can be brought back included.
async fn has_collections(tx: &mut Tx, category: CategoryId) -> Result<bool, Error> {
    let there = collections::table.filter(collections::category_id.eq(category));
    Ok(diesel::select(diesel::dsl::exists(there))
        .get_result(tx.conn())
        .await?)
}

async fn is_taken(
    tx: &mut Tx,
    parent: Option<CategoryId>,
    slug: &str,
    but: Option<CategoryId>,
) -> Result<bool, Error> {
    let there: Option<CategoryId> = categories::table
        .filter(categories::parent_id.is_not_distinct_from(parent))
        .filter(categories::slug.eq(slug))
        .select(categories::id)
        .first(tx.conn())
        .await
        .optional()?;
    Ok(there.is_some() && there != but)
}

/// The wanted slug, or one of the name that nothing beside it has.
async fn free_slug(tx: &mut Tx, wanted: &CategoryInput) -> Result<Slug, Error> {
    if let Some(slug) = &wanted.slug {
        return match is_taken(tx, wanted.parent, slug.as_str(), None).await? {
            true => Err(slug_taken()),
            false => Ok(slug.clone()),
        };
    }
    let of_name = Slug::of(wanted.name.as_str());
    let (mut slug, mut number) = (of_name.clone(), 1);
    while is_taken(tx, wanted.parent, slug.as_str(), None).await? {
        number += 1;
        slug = of_name.numbered(number);
    }
    Ok(slug)
}

fn slug_taken() -> Error {
    let message = "Another category here has this address";
    let fault = crate::error::Fault::new(Field::Slug, "slug_taken", message);
    Error::Refused(vec![fault])
}
