//! `schema.rs` says what the migrations make.

use db::testing;

#[tokio::test]
async fn the_printed_schema_is_what_the_migrations_make() {
    let database = testing::database().await;
    let mut conn = database.pool.get().await.unwrap();
    let printed = db::schema_printer::print(&mut conn).await.unwrap();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/schema.rs");
    if std::env::var_os("UPDATE_SCHEMA").is_some() {
        std::fs::write(path, &printed).unwrap();
    }
    let kept = std::fs::read_to_string(path).unwrap();
    assert!(
        kept == printed,
        "run `just schema` and look at what changed"
    );
}
