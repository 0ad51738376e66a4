//! What an access token proves, and what it does not.

use auth::{Error, role, session};
use chrono::TimeDelta;
use db::testing::travel;
use types::ShopId;

use crate::fixture::{ADA, Fixture};

#[tokio::test]
async fn roles_hold_from_the_next_request_on_and_are_not_read_from_the_token() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let tokens = fixture.sign_in(ADA).await;
    let user = fixture.authenticate(&tokens).await.unwrap();
    let seller = fixture.authenticator.seller(&tokens.access, None).await;
    assert!(matches!(seller, Err(Error::RoleMissing)));
    let operator = fixture.authenticator.operator(&tokens.access, None).await;
    assert!(matches!(operator, Err(Error::RoleMissing)));
    fixture
        .sql("insert into shops (owner_id, name, slug) select id, 'Clay', 'clay' from users")
        .await;
    let shop = ShopId::new(fixture.number("select id from shops").await);
    db::transaction(&fixture.pool, async |tx| {
        role::grant_shop(tx, user.id(), shop).await?;
        role::grant_operator(tx, user.id()).await
    })
    .await
    .unwrap();
    let seller = fixture
        .authenticator
        .seller(&tokens.access, None)
        .await
        .unwrap();
    assert_eq!((seller.shop(), seller.user()), (shop, &user));
    assert!(
        fixture
            .authenticator
            .operator(&tokens.access, None)
            .await
            .is_ok()
    );
    let manager = role::manager_of(&mut fixture.pool.get().await.unwrap(), shop).await;
    assert_eq!(manager.unwrap(), Some(user.id()));
    fixture.sql("delete from user_roles").await;
    assert!(
        fixture
            .authenticator
            .seller(&tokens.access, None)
            .await
            .is_err()
    );
}

#[tokio::test]
async fn ten_minutes_later_a_token_proves_nothing_and_the_next_one_does() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let tokens = fixture.sign_in(ADA).await;
    travel(&fixture.pool, TimeDelta::minutes(9)).await;
    assert!(fixture.authenticate(&tokens).await.is_ok());
    travel(&fixture.pool, TimeDelta::seconds(62)).await;
    let late = fixture.authenticate(&tokens).await;
    assert!(matches!(late, Err(Error::Unauthenticated)));
    let next = session::refresh(&fixture.pool, &fixture.keys, &tokens.refresh).await;
    assert!(fixture.authenticate(&next.unwrap()).await.is_ok());
}

#[tokio::test]
async fn a_token_of_one_person_does_not_open_the_session_of_another() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let tokens = fixture.sign_in(ADA).await;
    fixture.account("eve@example.com").await;
    fixture
        .sql("update sessions set user_id = (select id from users where email = 'eve@example.com')")
        .await;
    assert!(matches!(
        fixture.authenticate(&tokens).await,
        Err(Error::Unauthenticated)
    ));
}
