//! The names of categories, subcategories and collections.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use diesel::QueryableByName;
use diesel::sql_types::{Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::Error;

/// A category, subcategory or collection and how many of the products found stand below it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CategoryCount {
    /// What it is called.
    pub name: String,
    /// What it is called in German, where that is known.
    pub name_de: Option<String>,
    /// Its part of the URL.
    pub slug: String,
    /// Its slugs from the top, such as `kitchen/mugs`.
    pub path: String,
    /// How many.
    pub count: i64,
}

/// The names by path, as the feed last read them; a cheap handle.
#[derive(Debug, Clone, Default)]
pub struct Names(Arc<RwLock<HashMap<String, Name>>>);

/// What one is called, and what in German, where that is known.
type Name = (String, Option<String>);

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    path: String,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Nullable<Text>)]
    name_de: Option<String>,
}

impl Names {
    /// Reads them all.
    pub async fn load(&self, conn: &mut AsyncPgConnection) -> Result<(), Error> {
        let rows: Vec<Row> = diesel::sql_query(
            "select concat_ws('/', pc.slug, c.slug) as path, c.name, c.name_de \
             from categories c left join categories pc on pc.id = c.parent_id \
             union all \
             select concat_ws('/', pc.slug, c.slug, k.slug), k.name, null \
             from collections k join categories c on c.id = k.category_id \
             left join categories pc on pc.id = c.parent_id where k.deleted_at is null",
        )
        .load(conn)
        .await?;
        let name = |row: Row| (row.path, (row.name, row.name_de));
        let names = rows.into_iter().map(name).collect();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = names;
        Ok(())
    }

    /// The counts with their names; one whose name is not known yet goes by its slug.
    pub fn give(&self, counts: Vec<search::CategoryCount>) -> Vec<CategoryCount> {
        let names = self.0.read().unwrap_or_else(PoisonError::into_inner);
        let named = |found: search::CategoryCount| {
            let slug = found.path.rsplit('/').next().unwrap_or_default();
            let known = names.get(&found.path);
            CategoryCount {
                name: known.map_or(slug, |(name, _)| name).to_owned(),
                name_de: known.and_then(|(_, name_de)| name_de.clone()),
                slug: slug.to_owned(),
                count: found.count,
                path: found.path,
            }
        };
        counts.into_iter().map(named).collect()
    }
}
