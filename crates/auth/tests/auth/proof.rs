//! What an access token proves, and what it does not.

use auth::{Error, role};
use types::ShopId;

use crate::world::{ADA, World};

#[tokio::test]
async fn roles_hold_from_the_next_request_on_and_are_not_read_from_the_token() {
    let world = World::new().await;
    world.account(ADA).await;
    let tokens = world.sign_in(ADA).await;
    let user = world.prove(&tokens).await.unwrap();
    let seller = world.proofs.seller(&tokens.access, None).await;
    assert!(matches!(seller, Err(Error::RoleMissing)));
    let operator = world.proofs.operator(&tokens.access, None).await;
    assert!(matches!(operator, Err(Error::RoleMissing)));
    world
        .sql("insert into shops (owner_id, name, slug) select id, 'Clay', 'clay' from users")
        .await;
    let shop = ShopId::new(world.number("select id from shops").await);
    db::transaction(&world.pool, async |tx| {
        role::grant_shop(tx, user.id(), shop).await?;
        role::grant_operator(tx, user.id()).await
    })
    .await
    .unwrap();
    let seller = world.proofs.seller(&tokens.access, None).await.unwrap();
    assert_eq!((seller.shop(), seller.user()), (shop, &user));
    assert!(world.proofs.operator(&tokens.access, None).await.is_ok());
    let manager = role::manager_of(&mut world.pool.get().await.unwrap(), shop).await;
    assert_eq!(manager.unwrap(), Some(user.id()));
    world.sql("delete from user_roles").await;
    assert!(world.proofs.seller(&tokens.access, None).await.is_err());
}

#[tokio::test]
async fn a_token_of_one_person_does_not_open_the_session_of_another() {
    let world = World::new().await;
    world.account(ADA).await;
    let tokens = world.sign_in(ADA).await;
    world.account("eve@example.com").await;
    world
        .sql("update sessions set user_id = (select id from users where email = 'eve@example.com')")
        .await;
    assert!(matches!(
        world.prove(&tokens).await,
        Err(Error::Unauthenticated)
    ));
}
