//! What the goods of a listing must be like, as SQL: a text with `$n` and the values for it.

use diesel::pg::Pg;
use diesel::query_builder::{BoxedSqlQuery, SqlQuery};
use diesel::sql_types::{BigInt, Double, Text};
use search::{CategoryPath, Filters, SearchText};
use types::Slug;

/// The words typed, as a `tsquery`: all of them as they are, or all with the last one still
/// being typed. The words are always the first three values.
pub const MATCH: &str = "(websearch_to_tsquery('english', $1) || \
     (websearch_to_tsquery('english', $2) && to_tsquery('english', $3)))";

enum Value {
    Text(String),
    Int(i64),
    Double(f64),
}

/// Conditions joined by `and`.
pub struct Conditions {
    all: Vec<String>,
    values: Vec<Value>,
}

impl Conditions {
    /// The conditions of a search; what is not on sale never fits.
    pub fn of(text: Option<&SearchText>, filters: &Filters) -> Self {
        let mut conditions = Self {
            all: vec!["p.status = 'active'".to_owned()],
            values: Vec::new(),
        };
        if let Some(text) = text {
            conditions.matches(text);
        }
        if let Some(path) = &filters.category {
            conditions.is_below(path);
        }
        conditions.fits(filters);
        conditions
    }

    /// The conditions as they stand behind `where`.
    pub fn text(&self) -> String {
        self.all.join(" and ")
    }

    /// Keeps a number and answers its `$n`.
    pub fn bind_int(&mut self, value: i64) -> String {
        self.bind(Value::Int(value))
    }

    /// The statement with all values in their places.
    pub fn bound(self, statement: String) -> BoxedSqlQuery<'static, Pg, SqlQuery> {
        let query = diesel::sql_query(statement).into_boxed::<Pg>();
        self.values
            .into_iter()
            .fold(query, |query, value| match value {
                Value::Text(text) => query.bind::<Text, _>(text),
                Value::Int(number) => query.bind::<BigInt, _>(number),
                Value::Double(number) => query.bind::<Double, _>(number),
            })
    }

    fn bind(&mut self, value: Value) -> String {
        self.values.push(value);
        format!("${}", self.values.len())
    }

    fn bind_text(&mut self, value: &str) -> String {
        self.bind(Value::Text(value.to_owned()))
    }

    fn and(&mut self, condition: String) {
        self.all.push(condition);
    }

    fn matches(&mut self, text: &SearchText) {
        let (head, last) = text.split_last();
        let prefix = last.map(|word| format!("{word}:*")).unwrap_or_default();
        self.bind_text(text.as_str());
        self.bind_text(head);
        self.bind_text(&prefix);
        self.and(format!("p.search_text @@ {MATCH}"));
    }

    /// The ids are looked up first, so that the products' index by category serves the rest.
    fn is_below(&mut self, path: &CategoryPath) {
        let top = self.bind_text(path.category.as_str());
        let top = format!("top.parent_id is null and top.slug = {top}");
        let Some(sub) = &path.sub else {
            return self.and(format!(
                "p.category_id = any (array(select k.id from categories top \
                     join categories k on k.parent_id = top.id or k.id = top.id where {top}))"
            ));
        };
        let sub = self.bind_text(sub.as_str());
        let below =
            format!("categories top join categories k on k.parent_id = top.id and k.slug = {sub}");
        let Some(collection) = &path.collection else {
            return self.and(format!(
                "p.category_id = (select k.id from {below} where {top})"
            ));
        };
        let collection = self.bind_text(collection.as_str());
        self.and(format!(
            "p.collection_id = (select o.id from {below} \
                 join collections o on o.category_id = k.id and o.slug = {collection} where {top})"
        ));
    }

    fn fits(&mut self, filters: &Filters) {
        if !filters.shops.is_empty() {
            let slugs: Vec<&str> = filters.shops.iter().map(Slug::as_str).collect();
            let slugs = self.bind_text(&slugs.join(","));
            self.and(format!(
                "p.shop_id = any (array(select id from shops where slug = any (string_to_array({slugs}, ','))))"
            ));
        }
        if let Some(min) = filters.price.min() {
            let min = self.bind_int(min.minor());
            self.and(format!("coalesce(p.price_sale, p.price) >= {min}"));
        }
        if let Some(max) = filters.price.max() {
            let max = self.bind_int(max.minor());
            self.and(format!("coalesce(p.price_sale, p.price) <= {max}"));
        }
        if let Some(rating) = filters.min_rating {
            let stars = self.bind(Value::Double(rating.stars()));
            self.and(format!(
                "p.review_count > 0 and p.rating_sum >= {stars} * p.review_count"
            ));
        }
        if filters.on_sale {
            self.and("p.price_sale is not null".to_owned());
        }
        if filters.in_stock {
            self.and("p.in_stock".to_owned());
        }
    }
}
