//! Where products can be, by the names in a file: subcategories by their paths or addresses,
//! collections by their names or addresses.

use std::collections::HashMap;

use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Nullable, Text};
use diesel_async::RunQueryDsl;
use types::{CategoryId, CollectionId, Invalid, ShopId};

use crate::Error;
use db::Tx;

/// All subcategories of the marketplace and all collections of a shop.
#[derive(Debug, Default)]
pub struct CategoryLookup {
    categories: HashMap<String, Vec<CategoryId>>,
    collections: HashMap<String, Vec<(CategoryId, CollectionId)>>,
    /// From the category down to the subcategory, by names and by addresses.
    paths: HashMap<CategoryId, [String; 2]>,
    /// By name and by address.
    names: HashMap<CollectionId, (CategoryId, [String; 2])>,
}

#[derive(QueryableByName)]
struct Leaf {
    #[diesel(sql_type = BigInt)]
    id: CategoryId,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    slug: String,
    #[diesel(sql_type = Nullable<Text>)]
    parent_name: Option<String>,
    #[diesel(sql_type = Nullable<Text>)]
    parent_slug: Option<String>,
}

#[derive(QueryableByName)]
struct Own {
    #[diesel(sql_type = BigInt)]
    id: CollectionId,
    #[diesel(sql_type = BigInt)]
    category_id: CategoryId,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    slug: String,
}

impl CategoryLookup {
    /// Those that there are now.
    pub async fn load(tx: &mut Tx, shop: ShopId) -> Result<Self, Error> {
        let leaves: Vec<Leaf> = diesel::sql_query(
            "select c.id, c.name, c.slug, p.name as parent_name, p.slug as parent_slug \
             from categories c left join categories p on p.id = c.parent_id \
             where not exists (select from categories child where child.parent_id = c.id)",
        )
        .load(tx.conn())
        .await?;
        let own: Vec<Own> = diesel::sql_query(
            "select id, category_id, name, slug from collections \
             where shop_id = $1 and deleted_at is null",
        )
        .bind::<BigInt, _>(shop)
        .load(tx.conn())
        .await?;
        let mut category_lookup = Self::default();
        for leaf in leaves {
            category_lookup.add_category(leaf);
        }
        for own in own {
            let place = (own.category_id, own.id);
            for called in both(&own.name, &own.slug) {
                category_lookup
                    .collections
                    .entry(called)
                    .or_default()
                    .push(place);
            }
            category_lookup
                .names
                .insert(own.id, (own.category_id, [own.name, own.slug]));
        }
        Ok(category_lookup)
    }

    fn add_category(&mut self, leaf: Leaf) {
        let parent = leaf.parent_name.as_deref().zip(leaf.parent_slug.as_deref());
        let mut called = both(&leaf.name, &leaf.slug);
        if let Some((name, slug)) = parent {
            called.extend(both(
                &format!("{name}>{}", leaf.name),
                &format!("{slug}>{}", leaf.slug),
            ));
        }
        for called in called {
            self.categories.entry(called).or_default().push(leaf.id);
        }
        let paths = match parent {
            Some((name, slug)) => [
                format!("{name} > {}", leaf.name),
                format!("{slug}/{}", leaf.slug),
            ],
            None => [leaf.name, leaf.slug],
        };
        self.paths.insert(leaf.id, paths);
    }

    /// The subcategory called so.
    pub fn category(&self, words: &str) -> Result<CategoryId, Invalid> {
        match self.categories.get(&plain(words)).map(Vec::as_slice) {
            Some([id]) => Ok(*id),
            Some(_) => {
                let message = "Several subcategories have this name. Add the category, such as Kitchen > Mugs";
                Err(Invalid::new("ambiguous_category", message))
            }
            None => Err(Invalid::new(
                "unknown_category",
                "Choose one of the subcategories",
            )),
        }
    }

    /// The shop's collection called so, in the subcategory if that is known.
    pub fn collection(
        &self,
        words: &str,
        category: Option<CategoryId>,
    ) -> Result<CollectionId, Invalid> {
        let called = self.collections.get(&plain(words)).into_iter().flatten();
        let mut here = called.filter(|(place, _)| category.is_none_or(|wanted| wanted == *place));
        let unknown = || {
            let message = "Choose one of your collections in this subcategory";
            Invalid::new("unknown_collection", message)
        };
        match (here.next(), here.next()) {
            (Some((_, id)), None) => Ok(*id),
            _ => Err(unknown()),
        }
    }

    /// How an export calls a subcategory: by words that name no other one.
    pub fn path(&self, category: CategoryId) -> &str {
        let Some([names, address]) = self.paths.get(&category) else {
            return "";
        };
        match self.category(names) {
            Ok(_) => names,
            Err(_) => address,
        }
    }

    /// The subcategory in which a collection stands.
    pub fn stands_in(&self, collection: CollectionId) -> Option<CategoryId> {
        self.names.get(&collection).map(|(category, _)| *category)
    }

    /// The first of the subcategories, by the alphabet.
    pub fn first_path(&self) -> &str {
        let paths = self.paths.keys().map(|category| self.path(*category));
        paths.min().unwrap_or_default()
    }

    /// How an export calls a collection: by words that name no other one.
    pub fn name(&self, collection: CollectionId) -> &str {
        let Some((category, [name, address])) = self.names.get(&collection) else {
            return "";
        };
        match self.collection(name, Some(*category)) {
            Ok(_) => name,
            Err(_) => address,
        }
    }
}

/// A thing's name and its address, once if they are the same.
fn both(name: &str, slug: &str) -> Vec<String> {
    let mut called = vec![plain(name), plain(slug)];
    called.dedup();
    called
}

/// Without regard to case and to spaces around the steps.
fn plain(words: &str) -> String {
    let steps = words
        .split(['>', '/'])
        .map(|step| step.trim().to_lowercase());
    steps.collect::<Vec<_>>().join(">")
}
