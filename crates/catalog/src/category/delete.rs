//! Deleting a category. Its content moves elsewhere first; its addresses, and those below it,
//! redirect there from then on, and references to it are changed to the other category. References
//! by coupons are known only to crate `cart`, so that there are two steps: [`empty`], then
//! [`EmptiedCategory::delete`].

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::BigInt;
use diesel_async::RunQueryDsl;
use serde_json::json;
use types::{CategoryId, CollectionId, Slug};

use super::admin::{Managed, load_all, lock_tree, refuse, state};
use super::change::next_position;
use crate::home::edition;
use crate::product::Field;
use crate::{Error, feed};
use db::Tx;
use db::schema::{categories, category_slugs, collections};

/// What went elsewhere with a category that was deleted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Moved {
    /// Subcategories.
    pub categories: usize,
    /// Collections of shops, those that can be brought back included.
    pub collections: usize,
    /// Products.
    pub products: usize,
    /// Coupons that name the other category now and have not ended.
    pub coupons: i64,
    /// Shelves of home pages, of those that are not over, that show the other category now.
    pub shelves: i64,
}

/// A category in which nothing stands any more. What else names it is changed first; then
/// [`delete`](Self::delete) deletes it.
#[derive(Debug)]
pub struct EmptiedCategory {
    category: Managed,
    target: Option<Managed>,
    moved: Moved,
}

/// Takes everything out of a category that is as it was `version`. One in which something stands is
/// refused unless it is said where that goes: subcategories into another category of the first
/// level, products and collections into another category that holds products.
pub async fn empty(
    tx: &mut Tx,
    _operator: &Operator,
    id: CategoryId,
    version: i64,
    move_to: Option<CategoryId>,
) -> Result<EmptiedCategory, Error> {
    lock_tree(tx).await?;
    let category = super::admin::seen(tx, id, version).await?;
    lock_content(tx, id).await?;
    let tree = load_all(tx).await?;
    let children: Vec<&Managed> = tree.iter().filter(|c| c.parent == Some(id)).collect();
    let target = target(&tree, id, move_to)?;
    let is_empty = children.is_empty() && !holds_anything(tx, id).await?;
    let moved = match target {
        None if is_empty => Moved::default(),
        None => {
            let message = format!("Choose where to move what's in {}", category.name);
            return refuse(Field::MoveTo, "not_empty", message);
        }
        Some(target) if children.is_empty() => {
            let holds = holds_anything(tx, id).await?;
            move_content(tx, &tree, id, target, holds).await?
        }
        Some(target) => move_children(tx, &tree, &children, target).await?,
    };
    Ok(EmptiedCategory {
        target: target.cloned(),
        category,
        moved,
    })
}

impl EmptiedCategory {
    /// The category to which it leads from then on.
    pub fn target(&self) -> Option<CategoryId> {
        self.target.as_ref().map(|target| target.id)
    }

    /// Deletes the category. Its addresses lead to the other one, those of what stood below it once
    /// to where that is, and shelves of home pages show the other one. `coupons` is how many named
    /// it, which name the other one by now; without another one they keep it from going, as shelves
    /// do.
    pub async fn delete(
        self,
        tx: &mut Tx,
        operator: &Operator,
        coupons: i64,
    ) -> Result<Moved, Error> {
        let id = self.category.id;
        let shelves = edition::count_shelves_of(tx, id).await?;
        if self.target.is_none() && coupons + shelves > 0 {
            return Err(Error::CategoryNamed { coupons, shelves });
        }
        if let Some(target) = &self.target {
            redirect_addresses(tx, id, target.id).await?;
        }
        diesel::delete(categories::table.find(id))
            .execute(tx.conn())
            .await?;
        let moved = Moved {
            coupons,
            shelves,
            ..self.moved
        };
        let about = Target::new(TargetKind::Category, id, &self.category.name);
        let mut entry = Entry::new(Action::CategoryDeleted, about).before(state(&self.category));
        if let Some(target) = &self.target {
            edition::replace_category(tx, id, target.id).await?;
            let what = json!({ "address": target.path, "coupons": coupons, "shelves": shelves });
            entry = entry.after(what);
        }
        feed::notify(tx);
        audit::record(tx, operator, entry).await?;
        Ok(moved)
    }
}

/// Its addresses become the other one's, and the addresses below it stand below the other one,
/// unless something has them there.
async fn redirect_addresses(tx: &mut Tx, id: CategoryId, to: CategoryId) -> Result<(), Error> {
    let own = category_slugs::table.filter(category_slugs::category_id.eq(id));
    diesel::update(own)
        .set(category_slugs::category_id.eq(to))
        .execute(tx.conn())
        .await?;
    sql_query(
        "insert into category_slugs (parent_id, slug, category_id, since) \
         select $2, slug, category_id, since from category_slugs where parent_id = $1 \
         on conflict on constraint category_slugs_address do nothing",
    )
    .bind::<BigInt, _>(id)
    .bind::<BigInt, _>(to)
    .execute(tx.conn())
    .await?;
    Ok(())
}

fn target(
    tree: &[Managed],
    id: CategoryId,
    move_to: Option<CategoryId>,
) -> Result<Option<&Managed>, Error> {
    let Some(wanted) = move_to else {
        return Ok(None);
    };
    match tree.iter().find(|c| c.id == wanted && wanted != id) {
        Some(found) => Ok(Some(found)),
        None => {
            let message = "Choose a category other than the one you're deleting";
            refuse(Field::MoveTo, "unknown_category", message.to_owned())
        }
    }
}

/// Nothing comes into the category or leaves it until the transaction ends: its row first, which
/// whatever comes in refers to, then what is there by id.
async fn lock_content(tx: &mut Tx, id: CategoryId) -> Result<(), Error> {
    sql_query("select from categories where id = $1 for update")
        .bind::<BigInt, _>(id)
        .execute(tx.conn())
        .await?;
    sql_query("select from products where category_id = $1 order by id for no key update")
        .bind::<BigInt, _>(id)
        .execute(tx.conn())
        .await?;
    Ok(())
}

#[derive(QueryableByName)]
struct Holds {
    #[diesel(sql_type = diesel::sql_types::Bool)]
    holds: bool,
}

async fn holds_anything(tx: &mut Tx, id: CategoryId) -> Result<bool, Error> {
    let row: Holds = sql_query(
        "select exists (select from products where category_id = $1) \
             or exists (select from collections where category_id = $1) as holds",
    )
    .bind::<BigInt, _>(id)
    .get_result(tx.conn())
    .await?;
    Ok(row.holds)
}

async fn move_children(
    tx: &mut Tx,
    tree: &[Managed],
    children: &[&Managed],
    target: &Managed,
) -> Result<Moved, Error> {
    if target.parent.is_some() || target.product_count + target.collection_count > 0 {
        let message = format!(
            "{} can't have subcategories. Choose a top-level category without products of its own",
            target.name
        );
        return refuse(Field::MoveTo, "too_deep", message);
    }
    let of_target = tree.iter().filter(|c| c.parent == Some(target.id));
    for there in of_target {
        if children.iter().any(|child| child.slug == there.slug) {
            let message = format!(
                "{} already has a subcategory with the address {}. Change one of them first",
                target.name, there.slug
            );
            return refuse(Field::MoveTo, "slug_taken", message);
        }
    }
    let behind = next_position(tx, Some(target.id)).await?;
    for (child, position) in children.iter().zip(behind..) {
        diesel::update(categories::table.find(child.id))
            .set((
                categories::parent_id.eq(Some(target.id)),
                categories::position.eq(position),
                categories::version.eq(categories::version + 1),
            ))
            .execute(tx.conn())
            .await?;
    }
    Ok(Moved {
        categories: children.len(),
        ..Moved::default()
    })
}

/// Products move with their collections, and each is one version on.
async fn move_content(
    tx: &mut Tx,
    tree: &[Managed],
    id: CategoryId,
    target: &Managed,
    holds: bool,
) -> Result<Moved, Error> {
    if !holds {
        return Ok(Moved::default());
    }
    if tree.iter().any(|c| c.parent == Some(target.id)) || target.parent.is_none() {
        let message = format!(
            "{} can't hold products itself. Choose a subcategory",
            target.name
        );
        return refuse(Field::MoveTo, "no_sub_category", message);
    }
    let there: Vec<(CollectionId, String)> = collections::table
        .filter(collections::category_id.eq(id))
        .order(collections::id)
        .select((collections::id, collections::slug))
        .for_no_key_update()
        .load(tx.conn())
        .await?;
    let products = sql_query(
        "update products set version = version + 1, edited_at = now() where category_id = $1",
    )
    .bind::<BigInt, _>(id)
    .execute(tx.conn())
    .await?;
    let count = there.len();
    for (collection, slug) in there {
        move_collection(tx, collection, &slug, target.id).await?;
    }
    sql_query("update products set category_id = $2 where category_id = $1")
        .bind::<BigInt, _>(id)
        .bind::<BigInt, _>(target.id)
        .execute(tx.conn())
        .await?;
    Ok(Moved {
        products,
        collections: count,
        ..Moved::default()
    })
}

#[derive(QueryableByName)]
struct Taken {
    #[diesel(sql_type = BigInt)]
    taken: i64,
}

/// A collection whose address another one has there gets a number.
async fn move_collection(
    tx: &mut Tx,
    id: CollectionId,
    slug: &str,
    to: CategoryId,
) -> Result<(), Error> {
    let mut wanted = slug.to_owned();
    let mut number = 1;
    while is_taken(tx, to, &wanted).await? {
        let row: Taken = sql_query("select collections_with_slug($1, $2) as taken")
            .bind::<BigInt, _>(to)
            .bind::<diesel::sql_types::Text, _>(slug)
            .get_result(tx.conn())
            .await?;
        number = u32::try_from(row.taken)
            .unwrap_or(u32::MAX)
            .max(number)
            .saturating_add(1);
        wanted = Slug::of(slug).numbered(number).as_str().to_owned();
    }
    diesel::update(collections::table.find(id))
        .set((
            collections::category_id.eq(to),
            collections::slug.eq(&wanted),
        ))
        .execute(tx.conn())
        .await?;
    Ok(())
}

async fn is_taken(tx: &mut Tx, category: CategoryId, slug: &str) -> Result<bool, Error> {
    let there = collections::table
        .filter(collections::category_id.eq(category))
        .filter(collections::slug.eq(slug));
    Ok(diesel::select(diesel::dsl::exists(there))
        .get_result(tx.conn())
        .await?)
}
