//! The migration as a user who is no superuser.

use db::testing::{TestDatabase, database, url_of};
use diesel_async::SimpleAsyncConnection;

/// A new login without rights, with a database of its own; answers its name and its URL.
async fn login(server: &TestDatabase) -> (String, String) {
    let mut admin = server.pool.get().await.unwrap();
    let name = format!("wall_{}", std::process::id());
    admin
        .batch_execute(&format!("create role {name} login password 'secret'"))
        .await
        .unwrap();
    admin
        .batch_execute(&format!("create database {name} owner {name}"))
        .await
        .unwrap();
    let url = url_of(&server.url, &name);
    let (scheme, rest) = url.split_once("://").unwrap();
    let host = rest.split_once('@').map_or(rest, |(_, host)| host);
    (name.clone(), format!("{scheme}://{name}:secret@{host}"))
}

#[tokio::test]
async fn an_owner_without_rights_migrates_once_a_dba_granted_the_role() {
    let server = database().await;
    let (name, url) = login(&server).await;
    let refused = db::migrate::run(&url, None).await.unwrap_err().to_string();
    assert!(
        refused.contains("may not act as the role helloshop_seller"),
        "{refused}"
    );
    let mut admin = server.pool.get().await.unwrap();
    admin
        .batch_execute(&format!("grant helloshop_seller to {name}"))
        .await
        .unwrap();
    assert!(db::migrate::run(&url, None).await.unwrap() > 0);
    let pool = db::Pool::connect(&url, &db::PoolSettings::default())
        .await
        .unwrap();
    let seen = db::transaction_of_shop(
        &pool,
        types::ShopId::new(1),
        async |tx| -> Result<_, db::Error> {
            Ok(super::number(tx.conn(), "select count(*) from shops").await)
        },
    );
    assert_eq!(seen.await.unwrap(), 0);
}
