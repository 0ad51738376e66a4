//! Listings of goods: category, shop and search pages, and the shelves of the home page.
//!
//! Every listing is one statement over the products' own rows, which carry what a card
//! shows. The conditions are put together from the filters that are set, so that PostgreSQL
//! plans for just these.

mod card;
mod conditions;

use diesel::prelude::*;
use diesel::sql_types::{Array, BigInt, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use search::{Filters, Query, SearchText, Sort};
use types::{Page, ProductId};

pub use card::Card;
use conditions::Conditions;

use crate::{Error, json};

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = BigInt)]
    total: i64,
    #[diesel(sql_type = Text)]
    cards: String,
}

/// One page of the goods on sale that a search asks for.
pub async fn list(conn: &mut AsyncPgConnection, query: &Query) -> Result<Page<Card>, Error> {
    let text = query.text.as_ref();
    let mut conditions = Conditions::of(text, &query.filters);
    let order = order(text, query.sort);
    let limit = conditions.bind_int(query.page.limit());
    let offset = conditions.bind_int(query.page.offset());
    let page = page(&conditions, &order, &limit, &offset);
    let total = format!(
        "select count(*) from {} where {}",
        card::GOODS,
        conditions.text()
    );
    let statement = format!("select ({total}) as total, ({page})::text as cards");
    let found: Found = conditions.bound(statement).get_result(conn).await?;
    let items = json::read(&found.cards)?;
    Ok(Page::new(query.page, items, found.total))
}

/// The first `count` of the goods on sale in some order, without counting the rest.
pub async fn first(
    conn: &mut AsyncPgConnection,
    filters: &Filters,
    sort: Sort,
    count: i64,
) -> Result<Vec<Card>, Error> {
    let mut conditions = Conditions::of(None, filters);
    let limit = conditions.bind_int(count);
    let page = page(&conditions, &order(None, sort), &limit, "0");
    let statement = format!("select {count}::bigint as total, ({page})::text as cards");
    let found: Found = conditions.bound(statement).get_result(conn).await?;
    json::read(&found.cards)
}

/// The cards of those of these products that are on sale, in the order of the ids.
pub async fn cards(conn: &mut AsyncPgConnection, ids: &[ProductId]) -> Result<Vec<Card>, Error> {
    let (columns, goods, details) = (card::COLUMNS, card::GOODS, card::DETAILS);
    let found: Found = diesel::sql_query(format!(
        "select count(*) as total, coalesce(json_agg(row_to_json(found) \
             order by array_position($1, found.id)), '[]')::text as cards \
         from (select {columns} from {goods} {details} \
             where p.status = 'active' and p.id = any ($1)) found"
    ))
    .bind::<Array<BigInt>, _>(ids)
    .get_result(conn)
    .await?;
    json::read(&found.cards)
}

/// The cards as one JSON list; numbering the rows of the ordered page keeps their order.
fn page(conditions: &Conditions, order: &str, limit: &str, offset: &str) -> String {
    format!(
        "select coalesce(json_agg(row_to_json(numbered) order by numbered.place), '[]') from ( \
             select ordered.*, row_number() over () as place from ( \
                 select {columns} from {goods} {details} where {conditions} \
                 order by {order} limit {limit} offset {offset} \
             ) ordered \
         ) numbered",
        columns = card::COLUMNS,
        goods = card::GOODS,
        details = card::DETAILS,
        conditions = conditions.text(),
    )
}

/// `order by` of each sort; the id makes it total, so that no page repeats a product.
fn order(text: Option<&SearchText>, sort: Sort) -> String {
    let order = match sort {
        Sort::Relevance if text.is_some() => {
            return format!(
                "ts_rank(p.search_text, {}) * (1 + ln(1 + p.sold_count) / 10) desc, p.id",
                conditions::MATCH
            );
        }
        Sort::Relevance | Sort::BestSelling => "p.sold_count desc, p.id",
        Sort::Newest => "p.published_at desc, p.id",
        Sort::Rating => {
            "p.rating_sum::float8 / nullif(p.review_count, 0) desc nulls last, \
             p.review_count desc, p.id"
        }
        Sort::PriceAsc => "coalesce(p.price_sale, p.price), p.sold_count desc, p.id",
        Sort::PriceDesc => "coalesce(p.price_sale, p.price) desc, p.sold_count desc, p.id",
        Sort::Discount => {
            "(p.price - p.price_sale)::float8 / p.price desc nulls last, p.sold_count desc, p.id"
        }
    };
    order.to_owned()
}
