//! The statements of our crates with the shop taken out of their conditions: the wall alone keeps
//! what is not the seller's.

use std::path::Path;

use super::{two_shops, words, words_of_shop};

/// A statement, and its parameters as shop 1 sends them.
struct Statement {
    /// Its file in `crates`, or the files it is put together from.
    file: &'static str,
    parameters: &'static [&'static str],
}

const fn statement(file: &'static str, parameters: &'static [&'static str]) -> Statement {
    Statement { file, parameters }
}

/// Lists, sums, a row by its id, a lock. Where ids are asked for, those of shop 2 are among them.
const STATEMENTS: [Statement; 18] = [
    statement("catalog/src/collection/list.sql", &["1", "20"]),
    statement("catalog/src/import/imports.sql", &["1", "20", "5", "false"]),
    statement("catalog/src/dashboard/waiting.sql", &["1"]),
    statement(
        "catalog/src/product/grid.sql",
        &[
            "1", "null", "null", "null", "null", "null", "'newest'", "true", "20", "0",
        ],
    ),
    statement("catalog/src/review/of_seller.sql", &["1"]),
    statement("catalog/src/stock/lock_own.sql", &["1", "20", "20"]),
    statement(
        "orders/src/balance/of_shop.sql orders/src/balance/kept.sql orders/src/balance/balance.sql",
        &["1", "7", "100"],
    ),
    statement(
        "orders/src/dispute/page_of_shop.sql orders/src/dispute/cases.sql",
        &["1", "20", "0"],
    ),
    statement(
        "orders/src/figures/by_step.sql",
        &[
            "1",
            "array[date '2026-10-01']",
            "array[date '2026-11-10']",
            "'UTC'",
        ],
    ),
    statement(
        "orders/src/message/of_shop.sql orders/src/message/conversations.sql",
        &["1", "20", "0"],
    ),
    statement("orders/src/notification/list.sql", &["1", "20", "0"]),
    statement(
        "orders/src/returns/list/of_shop.sql",
        &["1", "null", "20", "0"],
    ),
    statement(
        "orders/src/seller_order/counts.sql",
        &["1", "null", "null", "'UTC'"],
    ),
    statement("orders/src/seller_order/newest.sql", &["1", "20"]),
    statement(
        "orders/src/seller_order/rows.sql",
        &["1", "array[10, 20]", "'UTC'"],
    ),
    statement(
        "orders/src/seller_order/search.sql",
        &["1", "null", "null", "null", "'UTC'", "20", "0", "''"],
    ),
    statement(
        "orders/src/statement/entries.sql",
        &["1", "null", "null", "null", "20", "0"],
    ),
    statement("orders/src/open_tasks/of_shop.sql", &["1"]),
];

/// The statement in these files of `crates`.
fn read(files: &str) -> String {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let parts = files
        .split(' ')
        .map(|file| std::fs::read_to_string(crates.join(file)).unwrap());
    parts.collect()
}

/// How statements say whose rows they are for; the last two where the shop comes from a list.
const CONDITIONS: [&str; 3] = ["shop_id = $1", "shop_id = t.shop_id", "shop_id = p.shop_id"];

/// Every such condition of a statement, whatever alias stands before it, made `true`.
fn without_the_shop(sql: &str) -> String {
    let without = |sql: String, condition| {
        let mut rest = sql.as_str();
        let mut open = String::new();
        while let Some((before, after)) = rest.split_once(condition) {
            let is_alias = |letter: char| letter.is_ascii_alphanumeric() || ".".contains(letter);
            open.push_str(before.trim_end_matches(is_alias));
            open.push_str("true");
            rest = after;
        }
        open + rest
    };
    CONDITIONS.into_iter().fold(sql.to_owned(), without)
}

/// A query of one row: what a statement answers to these parameters, as JSON.
fn answer(sql: &str, parameters: &[&str]) -> String {
    let mut filled = sql.to_owned();
    // from the last one on, because $1 also begins $10
    for (at, value) in parameters.iter().enumerate().rev() {
        filled = filled.replace(&format!("${}", at + 1), value);
    }
    format!("select coalesce(json_agg(answer), '[]')::text as word from (\n{filled}\n) answer")
}

#[tokio::test]
async fn statements_that_forget_whose_shop_it_is_still_show_one_shop() {
    let database = two_shops().await;
    let mut owner = database.pool.get().await.unwrap();
    for Statement { file, parameters } in &STATEMENTS {
        let sql = read(file);
        let open = without_the_shop(&sql);
        assert_ne!(sql, open, "{file} has no condition to take out");
        let (sql, open) = (answer(&sql, parameters), answer(&open, parameters));
        let own = words_of_shop(&database, 1, &sql).await;
        assert_eq!(words_of_shop(&database, 1, &open).await, own, "{file}");
        // without the wall the condition is missed, or nothing would be proven
        assert_ne!(words(&mut owner, &open).await, own, "{file}");
    }
}
