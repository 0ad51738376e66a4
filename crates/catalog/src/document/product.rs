//! Product documents, read in one statement however many there are.

use std::collections::{BTreeSet, HashMap, HashSet};

use diesel::QueryableByName;
use diesel::sql_types::{Array, BigInt, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use search::{Change, Document, German, Key, Named, ProductDocument, VariantDocument};
use serde::Deserialize;
use types::{Invalid, Money, OptionValueId, ProductId, Slug};

use super::Batch;
use crate::listing::{Card, Words};
use crate::product::{Attribute, NameSlug};
use crate::{Error, json};

/// The statement as far as its conditions.
macro_rules! documents {
    ($rest:literal) => {
        concat!(
            "select p.id, json_build_object('card', ",
            include_str!("../listing/card.sql"),
            include_str!("product.sql"),
            ")::text as parts ",
            include_str!("../listing/on_sale.sql"),
            $rest
        )
    };
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: ProductId,
    #[diesel(sql_type = Text)]
    parts: String,
}

/// What these products are now: a document if they are on sale, else gone.
pub async fn products(
    conn: &mut AsyncPgConnection,
    words: &Words,
    ids: &[ProductId],
) -> Result<Vec<Change>, Error> {
    let rows: Vec<Row> = diesel::sql_query(documents!("and p.id = any ($1)"))
        .bind::<Array<BigInt>, _>(ids)
        .load(conn)
        .await?;
    let documents: Vec<Document> = rows.iter().filter_map(|row| document(row, words)).collect();
    let there: HashSet<Key> = documents.iter().map(Document::key).collect();
    let gone = ids
        .iter()
        .map(|id| Key::Product(*id))
        .filter(|key| !there.contains(key))
        .map(Change::Remove);
    Ok(documents.into_iter().map(Change::Put).chain(gone).collect())
}

/// The next `size` products on sale after one.
pub async fn product_batch(
    conn: &mut AsyncPgConnection,
    words: &Words,
    after: ProductId,
    size: i64,
) -> Result<Batch<ProductId>, Error> {
    let query = documents!("and p.id > $1 order by p.id limit $2");
    let rows: Vec<Row> = diesel::sql_query(query)
        .bind::<BigInt, _>(after)
        .bind::<BigInt, _>(size)
        .load(conn)
        .await?;
    Ok(Batch {
        documents: rows.iter().filter_map(|row| document(row, words)).collect(),
        last: rows.last().map(|row| row.id),
    })
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

/// About how many products are on sale, for a progress bar: where there are very many, by
/// PostgreSQL's own estimate, since counting them would take longer than a statement may.
pub async fn count(conn: &mut AsyncPgConnection) -> Result<i64, Error> {
    let found: Count = diesel::sql_query(
        "select case when reltuples > 1000000 then reltuples::bigint \
         else (select count(*) from products where status = 'active') end as count \
         from pg_class where oid = 'products'::regclass",
    )
    .get_result(conn)
    .await?;
    Ok(found.count)
}

#[derive(Deserialize)]
struct Parts {
    card: Card,
    description: String,
    description_de: Option<String>,
    rating_sum: i64,
    attributes: Vec<Attribute>,
    category: Vec<NameSlug>,
    collection: Option<NameSlug>,
    options: Vec<(OptionValueId, String, String)>,
    variants: Vec<VariantPart>,
}

#[derive(Deserialize)]
struct VariantPart {
    value_ids: Vec<OptionValueId>,
    unit_price: Money,
    on_sale: bool,
    available: bool,
}

/// One product that cannot be read must not keep the others from being found.
fn document(row: &Row, words: &Words) -> Option<Document> {
    let read = json::read::<Parts>(&row.parts).map_err(|error| error.to_string());
    match read.and_then(|parts| assemble(parts, words).map_err(|error| error.to_string())) {
        Ok(document) => Some(Document::Product(document)),
        Err(error) => {
            tracing::error!(product = %row.id, error, "a product cannot be listed");
            None
        }
    }
}

fn assemble(parts: Parts, words: &Words) -> Result<ProductDocument, Unlistable> {
    let stored = serde_json::to_string(&parts.card)?;
    let keywords = german(&parts, words);
    let card = parts.card;
    let paid = card.price_sale.unwrap_or(card.price);
    let german = German {
        title: card.title_de,
        description: parts.description_de,
        keywords,
    };
    Ok(ProductDocument {
        id: card.id,
        title: card.title,
        description: parts.description,
        attributes: parts
            .attributes
            .into_iter()
            .map(|a| (a.name, a.value))
            .collect(),
        shop: named(NameSlug {
            name: card.shop.name,
            name_de: None,
            slug: card.shop.slug,
        })?,
        category: parts
            .category
            .into_iter()
            .map(named)
            .collect::<Result<_, _>>()?,
        collection: parts.collection.map(named).transpose()?,
        german: Box::new(german),
        variants: variants(parts.options, parts.variants),
        discount: discount(card.price, paid),
        rating_sum: parts.rating_sum,
        review_count: card.review_count,
        sold_count: card.sold_count,
        published_at: card.published_at,
        card: stored,
    })
}

/// What its categories, its options and its specification are called in German.
fn german(parts: &Parts, words: &Words) -> Vec<String> {
    let options = parts.options.iter();
    let options = options.map(|(_, name, value)| (name.as_str(), value.as_str()));
    let attributes = parts.attributes.iter();
    let attributes = attributes.map(|line| (line.name.as_str(), line.value.as_str()));
    let lines = options.chain(attributes);
    let said = lines.flat_map(|(name, value)| words.searched(name, value));
    let categories = parts.category.iter();
    let categories = categories.filter_map(|step| step.name_de.as_deref());
    let all: BTreeSet<&str> = said.chain(categories).collect();
    all.into_iter().map(ToOwned::to_owned).collect()
}

/// Why a product on sale cannot be a document.
#[derive(Debug, thiserror::Error)]
enum Unlistable {
    #[error(transparent)]
    Name(#[from] Invalid),
    #[error(transparent)]
    Card(#[from] serde_json::Error),
}

fn named(step: NameSlug) -> Result<Named, Invalid> {
    Ok(Named {
        slug: Slug::parse(&step.slug)?,
        name: step.name,
    })
}

fn variants(
    options: Vec<(OptionValueId, String, String)>,
    parts: Vec<VariantPart>,
) -> Vec<VariantDocument> {
    let names: HashMap<_, _> = options
        .into_iter()
        .map(|(id, option, value)| (id, (option, value)))
        .collect();
    let variant = |part: VariantPart| VariantDocument {
        options: part
            .value_ids
            .iter()
            .filter_map(|id| names.get(id).cloned())
            .collect(),
        unit_price: part.unit_price,
        on_sale: part.on_sale,
        available: part.available,
    };
    parts.into_iter().map(variant).collect()
}

/// How much less than the regular price is paid, in thousandths of it.
fn discount(price: Money, paid: Money) -> u16 {
    let saved = i128::from(price.minor()) - i128::from(paid.minor());
    let thousandths = saved * 1000 / i128::from(price.minor()).max(1);
    u16::try_from(thousandths).unwrap_or(0)
}
