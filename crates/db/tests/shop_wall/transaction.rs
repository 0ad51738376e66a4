//! Where the wall begins and ends.

use db::testing::TestDatabase;
use db::{Error, PoolSettings, Tx};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use types::ShopId;

use super::{number, two_shops, words};

const WHO: &str = "select current_user || ' ' || coalesce(current_setting('helloshop.shop', true), '') \
     as word";

/// A pool of one connection on the same database, so that each use meets the last one's.
async fn one_connection(database: &TestDatabase) -> db::Pool {
    let settings = PoolSettings {
        size: 1,
        ..PoolSettings::default()
    };
    db::Pool::connect(&database.url, &settings).await.unwrap()
}

#[tokio::test]
async fn the_connection_is_the_owners_again_after_a_commit_and_after_a_rollback() {
    let database = two_shops().await;
    let pool = one_connection(&database).await;
    let query = "select current_user::text as word";
    let owner = words(&mut pool.get().await.unwrap(), query).await.concat();
    for fail in [false, true] {
        let inside = async |tx: &mut Tx| -> Result<(), Error> {
            let who = words(tx.conn(), WHO).await.concat();
            assert_eq!(who, "helloshop_seller 1");
            match fail {
                true => Err(Error::Busy("given up".to_owned())),
                false => Ok(()),
            }
        };
        let done = db::transaction_of_shop(&pool, ShopId::new(1), inside).await;
        assert_eq!(done.is_err(), fail);
        let mut conn = pool.get().await.unwrap();
        let who = words(&mut conn, WHO).await.concat();
        assert_eq!(who, format!("{owner} "));
        assert_eq!(number(&mut conn, "select count(*) from shops").await, 2);
    }
}

#[tokio::test]
async fn the_next_shop_on_the_same_connection_sees_its_own_rows() {
    let database = two_shops().await;
    let pool = one_connection(&database).await;
    for shop in [1, 2, 1] {
        let seen = db::transaction_of_shop(
            &pool,
            ShopId::new(shop),
            async |tx: &mut Tx| -> Result<_, Error> {
                // prepared once, planned for whoever runs it
                let query = "select id::text as word from shops";
                Ok(words(tx.conn(), query).await)
            },
        );
        assert_eq!(seen.await.unwrap(), [shop.to_string()]);
    }
}

#[tokio::test]
async fn the_role_without_a_shop_sees_nothing() {
    let database = two_shops().await;
    let mut conn = database.pool.get().await.unwrap();
    conn.batch_execute("begin; set local role helloshop_seller")
        .await
        .unwrap();
    for kind in &super::kinds::KINDS {
        let count = format!("select count(*) from {}", kind.table);
        assert_eq!(number(&mut conn, &count).await, 0, "{}", kind.table);
    }
    conn.batch_execute("rollback").await.unwrap();
}

#[tokio::test]
async fn work_behind_the_wall_is_committed() {
    let database = two_shops().await;
    let rename = "update shops set name = 'Renamed'";
    assert_eq!(super::execute(&database, 1, rename).await.unwrap(), 1);
    let mut conn = database.pool.get().await.unwrap();
    let renamed = "select count(*) from shops where name = 'Renamed'";
    assert_eq!(number(&mut conn, renamed).await, 1);
    diesel::sql_query("update shops set name = 'Again' where id = 1")
        .execute(&mut conn)
        .await
        .unwrap();
}

#[tokio::test]
async fn behind_a_wall_to_look_over_nothing_can_be_written() {
    let database = two_shops().await;
    let pool = one_connection(&database).await;
    let rename = "update shops set description = 'Mine' where id = 1";
    let look = db::Wall::read_only(ShopId::new(1));
    let seen = db::transaction_of_shop(&pool, look, async |tx: &mut Tx| -> Result<_, Error> {
        Ok(words(tx.conn(), "select id::text as word from shops").await)
    });
    assert_eq!(seen.await.unwrap(), ["1"]);
    let write = async |tx: &mut Tx| -> Result<usize, Error> {
        Ok(diesel::sql_query(rename).execute(tx.conn()).await?)
    };
    let refused = db::transaction_of_shop(&pool, look, write).await;
    assert!(refused.unwrap_err().to_string().contains("25006"));
    // and the same connection writes again for its seller
    let own = db::transaction_of_shop(&pool, ShopId::new(1), write).await;
    assert_eq!(own.unwrap(), 1);
}
