//! A deleted account leaves nothing behind, not even what was on its way when it was deleted.

use auth::actor::User;
use auth::deletion::{self, AccountDeletion, FORMER_CUSTOMER};
use auth::profile::{self, Change, Username};
use auth::{Error, address, role};
use mail::template::Brand;
use secrecy::SecretString;
use types::ShopId;

use crate::fixture::{ADA, Fixture, PASSWORD};

async fn deletion(fixture: &Fixture, user: &User) -> AccountDeletion {
    let password = SecretString::from(PASSWORD);
    let deletion = deletion::confirm(&fixture.pool, &fixture.keys, user, &password).await;
    deletion.unwrap()
}

async fn delete(fixture: &Fixture, deletion: &AccountDeletion) -> Result<(), Error> {
    let brand = Brand {
        name: "Helloshop".into(),
        public_url: "http://shop.test".into(),
    };
    db::transaction(&fixture.pool, async |tx| {
        deletion::delete(tx, deletion, &brand).await
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
async fn what_was_on_its_way_when_an_account_was_deleted_is_refused() {
    let fixture = Fixture::new().await;
    let user = fixture.user(ADA).await;
    let first = deletion(&fixture, &user).await;
    let second = deletion(&fixture, &user).await;
    delete(&fixture, &first).await.unwrap();
    assert!(
        delete(&fixture, &second).await.is_err(),
        "an account is deleted once"
    );

    let change = Change {
        username: Some(Username::parse("Ada again").unwrap()),
        avatar: None,
    };
    assert!(profile::update(&fixture.pool, &user, change).await.is_err());
    let draft = form().check().unwrap();
    assert!(
        address::create(&fixture.pool, &user, &draft, true)
            .await
            .is_err()
    );
    let granted = db::transaction(&fixture.pool, async |tx| {
        role::grant_shop(tx, user.id(), ShopId::new(1)).await
    });
    assert!(granted.await.is_err());

    let names = fixture
        .text("select string_agg(username, ' ') from users")
        .await;
    assert_eq!(names, FORMER_CUSTOMER);
    let rest = "select (select count(*) from addresses) + (select count(*) from user_roles)";
    assert_eq!(fixture.number(rest).await, 0);
}

#[tokio::test]
async fn nobody_can_take_the_placeholder_address_of_an_account_beforehand() {
    let fixture = Fixture::new().await;
    let user = fixture.user(ADA).await;
    fixture
        .account(&format!("former-{}@account.invalid", user.id()))
        .await;
    let deletion = deletion(&fixture, &user).await;
    delete(&fixture, &deletion).await.unwrap();
}
