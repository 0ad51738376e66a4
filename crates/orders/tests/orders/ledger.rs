//! The hash chain over the ledger.

use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Binary, Text};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use orders::ledger::{link, seal};

use crate::support::TestMarket;

#[derive(QueryableByName)]
struct Waiting {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Text)]
    content: String,
}

#[derive(QueryableByName, Debug, PartialEq)]
struct Seal {
    #[diesel(sql_type = BigInt)]
    transaction_id: i64,
    #[diesel(sql_type = BigInt)]
    position: i64,
    #[diesel(sql_type = Binary)]
    hash: Vec<u8>,
}

async fn waiting(market: &TestMarket) -> Vec<Waiting> {
    let query = diesel::sql_query(include_str!("../../src/ledger/unsealed.sql"));
    query.load(&mut market.conn().await).await.unwrap()
}

async fn seals(market: &TestMarket) -> Vec<Seal> {
    diesel::sql_query("select transaction_id, position, hash from ledger_seals order by position")
        .load(&mut market.conn().await)
        .await
        .unwrap()
}

/// The chain that these contents make, one after the other.
fn chain(contents: &[Waiting]) -> Vec<Seal> {
    let mut hash = Vec::new();
    let links = (1..).zip(contents).map(|(position, said)| {
        hash = link(&hash, &said.content);
        Seal {
            transaction_id: said.id,
            position,
            hash: hash.clone(),
        }
    });
    links.collect()
}

/// Books money as nobody would, in a transaction that stays open.
fn book(order: i64, reference: &str) -> String {
    format!(
        "begin; with t as ( \
             insert into ledger_transactions (kind, order_id, reference, currency) \
             values ('capture', {order}, '{reference}', 'USD') returning id) \
         insert into ledger_entries (transaction_id, account, amount) \
         select t.id, e.account, e.amount from t, \
         (values ('provider', 7), ('commission', -7)) as e (account, amount)"
    )
}

#[tokio::test]
async fn what_is_committed_late_is_sealed_late_and_never_missed() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let order = market.paid(&ada, &[(mug, 1)], None).await;
    let mut late = market.conn().await;
    late.batch_execute(&book(order.id.get(), "late"))
        .await
        .unwrap();
    market.paid(&ada, &[(mug, 1)], None).await;
    let mut contents = waiting(&market).await;
    assert_eq!(contents.len(), 2);
    seal(market.pool()).await.unwrap();
    late.batch_execute("commit").await.unwrap();
    contents.extend(waiting(&market).await);
    let ids: Vec<i64> = contents.iter().map(|said| said.id).collect();
    assert!(ids[0] < ids[2] && ids[2] < ids[1], "{ids:?}");
    seal(market.pool()).await.unwrap();
    seal(market.pool()).await.unwrap();
    assert_eq!(seals(&market).await, chain(&contents));
    assert_eq!(waiting(&market).await.len(), 0);
}

#[tokio::test]
async fn gateways_that_seal_at_once_lay_one_chain() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 9).await;
    for _ in 0..4 {
        market.paid(&ada, &[(mug, 1)], None).await;
    }
    let contents = waiting(&market).await;
    assert_eq!(contents.len(), 4);
    // nobody can lay a seal before both have begun
    let mut keeper = market.conn().await;
    let keep = "begin; select 1 from ledger_transactions for update";
    keeper.batch_execute(keep).await.unwrap();
    let sealers = [(); 2].map(|()| {
        let pool = market.pool().clone();
        tokio::spawn(async move { seal(&pool).await })
    });
    let begun = "select count(*) from pg_stat_activity \
        where datname = current_database() and wait_event_type = 'Lock'";
    market.until(begun, 2).await;
    keeper.batch_execute("rollback").await.unwrap();
    for sealer in sealers {
        sealer.await.unwrap().unwrap();
    }
    assert_eq!(seals(&market).await, chain(&contents));
}

#[tokio::test]
async fn what_does_not_balance_is_not_booked() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let order = market.paid(&ada, &[(mug, 1)], None).await;
    let mut conn = market.conn().await;
    let crooked = book(order.id.get(), "crooked").replace("-7", "-6");
    conn.batch_execute(&crooked).await.unwrap();
    let refused = conn.batch_execute("commit").await.unwrap_err();
    let refused = db::Error::from(refused);
    assert_eq!(db::constraint_of(&refused), Some("ledger_must_balance"));
    for change in [
        "update ledger_entries set amount = amount + 1",
        "delete from ledger_entries",
        "update ledger_transactions set reference = 'other'",
        "delete from ledger_seals",
    ] {
        seal(market.pool()).await.unwrap();
        let refused = market.conn().await.batch_execute(change).await;
        assert!(refused.is_err(), "{change}");
    }
}

/// A shop sells for years, and its entries are many more than those of any of its orders. A planner that knows little
/// takes them for few.
#[tokio::test]
async fn what_an_order_brought_is_found_without_all_that_its_shop_ever_sold() {
    let market = TestMarket::open().await;
    let payable = include_str!("../../src/balance/payable.sql");
    let kept = concat!(
        include_str!("../../src/balance/of_shop.sql"),
        include_str!("../../src/balance/kept.sql"),
        "select amount from kept"
    );
    for (statement, first) in [(payable, "'{1,2}'::bigint[]"), (kept, "1")] {
        let statement = statement.replace("$1", first);
        let statement = statement.replace("$2", "7").replace("$3", "1000");
        let plan = market.plan(&statement).await;
        assert!(plan.contains("ledger_entries_transaction"), "{plan}");
        assert!(!plan.contains("ledger_entries_shop"), "{plan}");
    }
}

#[tokio::test]
async fn behind_the_shop_wall_refunds_of_a_ledger_are_found_by_their_ids() {
    let market = TestMarket::open().await;
    let statement = include_str!("../../src/statement/entries.sql")
        .replace("$1", "1")
        .replace("$2", "null")
        .replace("$3", "null")
        .replace("$4", "null")
        .replace("$5", "25")
        .replace("$6", "0");
    let seller = "set role = helloshop_seller set helloshop.shop = '1' set enable_seqscan = off";
    let plan = market.plan_with(seller, &statement).await;
    let (_, of_refunds) = plan.split_once("refunds_pkey on refunds r").unwrap();
    let conditions = of_refunds.split("->").next().unwrap();
    assert!(conditions.contains("Index Cond: (id = "), "{plan}");
}
