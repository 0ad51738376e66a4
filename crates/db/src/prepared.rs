//! Statements that each connection prepares once.
//!
//! `diesel::sql_query` lets PostgreSQL parse and plan its text each time, because the text might
//! never be used again, and so does an UPDATE in Diesel's DSL, whose text depends on what is set.
//! For a long statement that is used all the time, this costs more than running it.

use diesel::pg::Pg;
use diesel::query_builder::{AstPass, Query, QueryFragment, QueryId};
use diesel::result::QueryResult;
use diesel::sql_types::Untyped;

/// A query whose text is the same each time.
#[derive(Debug, Clone, Copy)]
pub struct Prepared<Q>(Q);

/// Makes each connection prepare a `diesel::sql_query` or `diesel::update` only once. Only for
/// statements with a constant text, because connections keep prepared statements as long as they
/// live.
pub fn prepared<Q>(query: Q) -> Prepared<Q> {
    Prepared(query)
}

impl<Q: QueryFragment<Pg>> QueryFragment<Pg> for Prepared<Q> {
    fn walk_ast<'b>(&'b self, out: AstPass<'_, 'b, Pg>) -> QueryResult<()> {
        self.0.walk_ast(out)
    }

    fn is_safe_to_cache_prepared(&self, _: &Pg) -> QueryResult<bool> {
        Ok(true)
    }
}

impl<Q> QueryId for Prepared<Q> {
    type QueryId = ();

    const HAS_STATIC_QUERY_ID: bool = false;
}

impl<Q> Query for Prepared<Q> {
    type SqlType = Untyped;
}
