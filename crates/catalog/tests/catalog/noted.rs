//! What each change notes in `product_changes`, and that no reader misses any of it.

mod acts;
mod statements;

use auth::actor::Seller;
use catalog::product::Product;
use diesel::QueryableByName;
use diesel::sql_types::Text;
use diesel_async::RunQueryDsl;

use crate::support::{Market, shirt};

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Text)]
    noted: String,
}

/// What was noted since the last call, in words such as `product mug`.
async fn noted(market: &Market) -> Vec<String> {
    let rows: Vec<Row> = diesel::sql_query(
        "with gone as (delete from product_changes returning tx, kind, thing) \
         select kind || ' ' || coalesce(case \
             when kind = 'product' then (select slug from products where id = thing) \
             when kind like '%shop' then (select slug from shops where id = thing) \
             when kind like '%category' then (select slug from categories where id = thing) \
             when kind = 'color_family' then (select color from color_families where id = thing) \
             else (select slug from collections where id = thing) end, 'gone') as noted \
         from gone order by 1",
    )
    .load(&mut market.conn().await)
    .await
    .unwrap();
    rows.into_iter().map(|row| row.noted).collect()
}

/// A market with a mug, a shirt of two options and nothing noted.
async fn quiet() -> (Market, Seller, Product) {
    let market = Market::open().await;
    let clay = market.seller("clay").await;
    market.simple(&clay, "Mug", 1000).await;
    let raw = shirt(market.sub_category("mugs").await);
    let shirt = market.create(&clay, &raw).await;
    noted(&market).await;
    (market, clay, shirt)
}

#[tokio::test]
async fn one_transaction_notes_a_product_once_and_the_next_again() {
    let (market, ..) = quiet().await;
    let twice = "update products set sold_count = sold_count + 1 where slug = 'mug';";
    market
        .sql(&format!("begin; {twice} {twice} commit; {twice}"))
        .await;
    assert_eq!(noted(&market).await, ["product mug"; 2]);
}

#[tokio::test]
async fn what_is_noted_is_forgotten_after_a_week() {
    let (market, ..) = quiet().await;
    market.sql("update products set sold_count = 3").await;
    market
        .sql(
            "update product_changes set changed_at = now() - interval '8 days' where thing % 2 = 0",
        )
        .await;
    assert_eq!(catalog::feed::purge(market.pool()).await.unwrap(), 1);
    assert_eq!(noted(&market).await.len(), 1);
}
