//! Who left leaves nothing behind, also what was on its way when they left.

use auth::actor::User;
use auth::closing::{self, FORMER, Leaving};
use auth::profile::{self, Change, Username};
use auth::{Error, address, role};
use mail::template::Brand;
use secrecy::SecretString;
use types::ShopId;

use crate::world::{ADA, PASSWORD, World};

async fn leaving(world: &World, user: &User) -> Leaving {
    let password = SecretString::from(PASSWORD);
    let leaving = closing::confirm(&world.pool, &world.keys, user, &password).await;
    leaving.unwrap()
}

async fn close(world: &World, leaving: &Leaving) -> Result<(), Error> {
    let brand = Brand {
        name: "Helloshop".into(),
        public_url: "http://shop.test".into(),
    };
    db::transaction(&world.pool, async |tx| {
        closing::close(tx, leaving, &brand).await
    })
    .await
}

fn form() -> address::Form {
    address::Form {
        first_name: "Ada".into(),
        last_name: "Lovelace".into(),
        country: "US".into(),
        address_line1: "1 Engine Way".into(),
        city: "Portland".into(),
        state: Some("OR".into()),
        postal_code: Some("97201".into()),
        phone_number: "+15035550100".into(),
        ..address::Form::default()
    }
}

#[tokio::test]
async fn what_was_on_its_way_when_somebody_left_is_refused() {
    let world = World::new().await;
    let user = world.user(ADA).await;
    let first = leaving(&world, &user).await;
    let second = leaving(&world, &user).await;
    close(&world, &first).await.unwrap();
    assert!(close(&world, &second).await.is_err(), "one leaves once");

    let change = Change {
        username: Some(Username::parse("Ada again").unwrap()),
        avatar: None,
    };
    assert!(profile::update(&world.pool, &user, change).await.is_err());
    let draft = form().check().unwrap();
    assert!(
        address::create(&world.pool, &user, &draft, true)
            .await
            .is_err()
    );
    let office = db::transaction(&world.pool, async |tx| {
        role::grant_shop(tx, user.id(), ShopId::new(1)).await
    });
    assert!(office.await.is_err());

    let names = world
        .text("select string_agg(username, ' ') from users")
        .await;
    assert_eq!(names, FORMER);
    let rest = "select (select count(*) from addresses) + (select count(*) from user_roles)";
    assert_eq!(world.number(rest).await, 0);
}

#[tokio::test]
async fn nobody_can_take_the_place_of_somebody_who_will_leave() {
    let world = World::new().await;
    let user = world.user(ADA).await;
    world
        .account(&format!("former-{}@account.invalid", user.id()))
        .await;
    let leaving = leaving(&world, &user).await;
    close(&world, &leaving).await.unwrap();
}
