//! The address book.

use auth::Error;
use auth::address::{self, Draft, Form};
use types::AddressId;

use crate::fixture::Fixture;

fn draft(city: &str) -> Draft {
    let form = Form {
        first_name: "Ada".into(),
        last_name: "Lovelace".into(),
        country: "DE".into(),
        address_line1: "Hauptstraße 1".into(),
        city: city.into(),
        postal_code: Some("80331".into()),
        phone_number: "+498912345".into(),
        ..Form::default()
    };
    form.check().unwrap()
}

async fn defaults(fixture: &Fixture, user: &auth::actor::User) -> Vec<String> {
    let book = address::list(&fixture.pool, user).await.unwrap();
    let defaults = book.into_iter().filter(|address| address.is_default);
    defaults.map(|address| address.draft.city).collect()
}

#[tokio::test]
async fn a_book_always_has_one_default() {
    let fixture = Fixture::new().await;
    let user = fixture.user("ada@example.com").await;
    let pool = &fixture.pool;
    let first = address::create(pool, &user, &draft("Aachen"), false)
        .await
        .unwrap();
    assert!(first.is_default);
    let second = address::create(pool, &user, &draft("Berlin"), false)
        .await
        .unwrap();
    assert_eq!(defaults(&fixture, &user).await, ["Aachen"]);
    address::create(pool, &user, &draft("Celle"), true)
        .await
        .unwrap();
    assert_eq!(defaults(&fixture, &user).await, ["Celle"]);
    address::set_default(pool, &user, second.id).await.unwrap();
    assert_eq!(defaults(&fixture, &user).await, ["Berlin"]);
    address::update(pool, &user, first.id, &draft("Ahaus"), true)
        .await
        .unwrap();
    assert_eq!(defaults(&fixture, &user).await, ["Ahaus"]);
    address::update(pool, &user, first.id, &draft("Alzey"), false)
        .await
        .unwrap();
    assert_eq!(defaults(&fixture, &user).await, ["Alzey"]);
    address::delete(pool, &user, first.id).await.unwrap();
    assert_eq!(defaults(&fixture, &user).await, ["Celle"]);
}

#[tokio::test]
async fn a_change_also_clears_what_was_left_empty() {
    let fixture = Fixture::new().await;
    let user = fixture.user("ada@example.com").await;
    let with_firm = Draft {
        company_name: Some("Engines Ltd".into()),
        ..draft("Aachen")
    };
    let made = address::create(&fixture.pool, &user, &with_firm, false)
        .await
        .unwrap();
    assert_eq!(made.draft, with_firm);
    let changed = address::update(&fixture.pool, &user, made.id, &draft("Aachen"), false).await;
    assert_eq!(changed.unwrap().draft.company_name, None);
}

#[tokio::test]
async fn somebody_elses_address_does_not_exist() {
    let fixture = Fixture::new().await;
    let ada = fixture.user("ada@example.com").await;
    let eve = fixture.user("eve@example.com").await;
    let pool = &fixture.pool;
    let hers = address::create(pool, &ada, &draft("Aachen"), false)
        .await
        .unwrap();
    let mut conn = pool.get().await.unwrap();
    for id in [hers.id, AddressId::new(999_999)] {
        let found = address::find(&mut conn, &eve, id).await;
        assert!(matches!(found, Err(Error::NotFound)));
        let updated = address::update(pool, &eve, id, &draft("Eutin"), true).await;
        assert!(matches!(updated, Err(Error::NotFound)));
        let default = address::set_default(pool, &eve, id).await;
        assert!(matches!(default, Err(Error::NotFound)));
        let deleted = address::delete(pool, &eve, id).await;
        assert!(matches!(deleted, Err(Error::NotFound)));
    }
    let book = address::list(pool, &ada).await.unwrap();
    assert_eq!(book, [hers]);
}

#[tokio::test]
async fn a_book_holds_twenty_also_when_all_come_at_once() {
    let fixture = Fixture::new().await;
    let user = fixture.user("ada@example.com").await;
    let mut tasks = Vec::new();
    for n in 0..25 {
        let (pool, user) = (fixture.pool.clone(), user.clone());
        tasks.push(tokio::spawn(async move {
            address::create(&pool, &user, &draft(&format!("Town {n}")), true).await
        }));
    }
    let mut full = 0;
    for task in tasks {
        match task.await.unwrap() {
            Ok(_) => {}
            Err(Error::TooManyAddresses { limit: 20 }) => full += 1,
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!(full, 5);
    assert_eq!(address::list(&fixture.pool, &user).await.unwrap().len(), 20);
    assert_eq!(defaults(&fixture, &user).await.len(), 1);
}

#[tokio::test]
async fn an_address_survives_being_frozen_as_json() {
    let fixture = Fixture::new().await;
    let user = fixture.user("ada@example.com").await;
    let made = address::create(&fixture.pool, &user, &draft("Aachen"), false)
        .await
        .unwrap();
    let json = serde_json::to_value(&made).unwrap();
    assert_eq!(json["city"], "Aachen");
    let thawed: address::Address = serde_json::from_value(json).unwrap();
    assert_eq!(thawed, made);
}
