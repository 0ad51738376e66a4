//! People in the hands of operators: locked out, let in again, and found.

use auth::Error;
use auth::actor::{OnRequest, Operator, Subject, User};
use auth::closing::{self, Leaving};
use auth::people::{self, Office, Person, Search};
use auth::{dossier, role};
use futures_util::future::join_all;
use mail::template::Brand;
use types::{Email, Text, UserId};

use crate::world::{ADA, PASSWORD, World};

const ROOT: &str = "root@example.com";
const GRACE: &str = "grace@example.com";

fn brand() -> Brand {
    Brand {
        name: "Helloshop".into(),
        public_url: "http://shop.test".into(),
    }
}

async fn operator(world: &World, email: &str) -> Operator {
    let user = world.user(email).await;
    let granted = db::transaction(&world.pool, async |tx| {
        role::grant_operator(tx, user.id()).await
    });
    granted.await.unwrap();
    let tokens = world.sign_in(email).await;
    world.proofs.operator(&tokens.access, None).await.unwrap()
}

async fn lock(world: &World, by: &Operator, person: UserId) -> Result<(), Error> {
    let reason = Text::parse("Stolen cards").unwrap();
    people::lock(&world.pool, &brand(), by, person, &reason).await
}

async fn find(world: &World, by: &Operator, person: &User) -> Person {
    let mut conn = world.pool.get().await.unwrap();
    people::find(&mut conn, by, person.id()).await.unwrap()
}

async fn acts(world: &World) -> String {
    let acts = "select coalesce(string_agg(action, ' ' order by position), '') as text \
         from audit_entries";
    world.text(acts).await
}

#[tokio::test]
async fn who_is_locked_out_is_signed_out_and_gets_in_with_no_password() {
    let world = World::new().await;
    let root = operator(&world, ROOT).await;
    let ada = world.user(ADA).await;
    let phone = world.sign_in(ADA).await;
    lock(&world, &root, ada.id()).await.unwrap();
    let gone = world.prove(&phone).await;
    assert!(matches!(gone, Err(Error::Unauthenticated)));
    let refreshed = auth::session::refresh(&world.pool, &world.keys, &phone.refresh).await;
    assert!(matches!(refreshed, Err(Error::SessionEnded)));
    let right = world.try_sign_in(ADA, PASSWORD).await;
    assert!(matches!(right, Err(Error::AccountLocked)));
    let wrong = world.try_sign_in(ADA, "another password").await;
    assert!(matches!(wrong, Err(Error::InvalidCredentials)));
    let lock_of = find(&world, &root, &ada).await.lock.unwrap();
    assert_eq!(
        (lock_of.reason.as_str(), lock_of.by.as_str()),
        ("Stolen cards", "Ada")
    );
    let letter = "select payload ->> 'text' as text from jobs \
         where payload ->> 'subject' like '%is locked'";
    assert!(world.text(letter).await.contains("Stolen cards"));

    let again = lock(&world, &root, ada.id()).await;
    assert!(matches!(again, Err(Error::LockStands { is_locked: true })));
    // a new password opens no lock
    world.forgot(ADA).await.unwrap();
    let token = world.link(ADA).await;
    let other = auth::password::NewPassword::parse("engine of 1844").unwrap();
    auth::account::reset(&world.pool, &token, other)
        .await
        .unwrap();
    let right = world.try_sign_in(ADA, "engine of 1844").await;
    assert!(matches!(right, Err(Error::AccountLocked)));

    people::unlock(&world.pool, &brand(), &root, ada.id())
        .await
        .unwrap();
    let again = people::unlock(&world.pool, &brand(), &root, ada.id()).await;
    assert!(matches!(again, Err(Error::LockStands { is_locked: false })));
    world.try_sign_in(ADA, "engine of 1844").await.unwrap();
    assert_eq!(find(&world, &root, &ada).await.lock, None);
    assert_eq!(acts(&world).await, "person_locked person_unlocked");
}

#[tokio::test]
async fn who_signs_in_while_they_are_locked_out_is_in_no_longer() {
    let world = World::new().await;
    let root = operator(&world, ROOT).await;
    let ada = world.user(ADA).await;
    for _ in 0..5 {
        let entries = join_all((0..4).map(|_| world.try_sign_in(ADA, PASSWORD)));
        let (entries, locked) = tokio::join!(entries, lock(&world, &root, ada.id()));
        locked.unwrap();
        for entry in entries.into_iter().flatten() {
            let tokens = entry.tokens.unwrap();
            assert!(world.prove(&tokens).await.is_err());
        }
        let live = "select count(*)::text as text from sessions s join users u on u.id = s.user_id \
             where s.ended_at is null and u.locked_at is not null";
        assert_eq!(world.text(live).await, "0");
        people::unlock(&world.pool, &brand(), &root, ada.id())
            .await
            .unwrap();
    }
}

#[tokio::test]
async fn an_operator_locks_neither_themself_nor_the_last_other_one() {
    let world = World::new().await;
    let root = operator(&world, ROOT).await;
    let own = lock(&world, &root, root.user().id()).await;
    assert!(matches!(own, Err(Error::OwnAccount)));
    let nobody = lock(&world, &root, UserId::new(404)).await;
    assert!(matches!(nobody, Err(Error::NotFound)));
    let grace = operator(&world, GRACE).await;
    let (one, other) = tokio::join!(
        lock(&world, &root, grace.user().id()),
        lock(&world, &grace, root.user().id())
    );
    let both = [one, other];
    assert_eq!(both.iter().filter(|done| done.is_ok()).count(), 1);
    assert!(
        both.iter()
            .any(|done| matches!(done, Err(Error::LastOperator)))
    );
    assert_eq!(acts(&world).await, "person_locked");
}

#[tokio::test]
async fn all_sessions_of_a_person_end_and_they_may_sign_in_again() {
    let world = World::new().await;
    let root = operator(&world, ROOT).await;
    let ada = world.user(ADA).await;
    let phone = world.sign_in(ADA).await;
    let mut conn = world.pool.get().await.unwrap();
    let devices = people::sessions(&mut conn, &root, ada.id()).await.unwrap();
    assert_eq!(devices.len(), 2);
    people::end_sessions(&world.pool, &root, ada.id())
        .await
        .unwrap();
    assert!(matches!(
        world.prove(&phone).await,
        Err(Error::Unauthenticated)
    ));
    let devices = people::sessions(&mut conn, &root, ada.id()).await.unwrap();
    assert_eq!(devices, []);
    world.sign_in(ADA).await;
    assert_eq!(acts(&world).await, "person_signed_out");
}

#[tokio::test]
async fn people_are_found_by_name_address_and_what_they_do() {
    let world = World::new().await;
    let root = operator(&world, ROOT).await;
    let ada = world.user(ADA).await;
    let bob = world.user("bob@example.org").await;
    lock(&world, &root, bob.id()).await.unwrap();
    let mut conn = world.pool.get().await.unwrap();
    let mut found = async |search: Search| {
        let page = people::list(&mut conn, &root, &search).await.unwrap();
        let emails: Vec<String> = page.items.into_iter().map(|person| person.email).collect();
        (emails.join(" "), page.total)
    };
    let words = |words: &str| Search {
        words: Some(Text::parse(words).unwrap()),
        ..Search::default()
    };
    let everybody = format!("bob@example.org {ADA} {ROOT}");
    assert_eq!(found(Search::default()).await, (everybody, 3));
    assert_eq!(
        found(words("Example.ORG")).await,
        ("bob@example.org".to_owned(), 1)
    );
    assert_eq!(found(words("aD")).await.1, 3, "all are called Ada");
    assert_eq!(found(words("%")).await, (String::new(), 0));
    let also = Search {
        also: Some(ada.id()),
        ..words("HS-12345")
    };
    assert_eq!(found(also).await, (ADA.to_owned(), 1));
    for (office, who) in [
        (Office::Buyer, format!("bob@example.org {ADA}")),
        (Office::Seller, String::new()),
        (Office::Operator, ROOT.to_owned()),
    ] {
        let search = Search {
            office: Some(office),
            ..Search::default()
        };
        assert_eq!(found(search).await.0, who);
    }
    for (locked, who) in [
        (true, "bob@example.org".to_owned()),
        (false, format!("{ADA} {ROOT}")),
    ] {
        let search = Search {
            locked: Some(locked),
            ..Search::default()
        };
        assert_eq!(found(search).await.0, who);
    }
}

async fn on_request(
    world: &World,
    root: &Operator,
    person: UserId,
    address: &str,
) -> Result<Leaving, Error> {
    let address = Email::parse(address).unwrap();
    closing::on_request(&world.pool, root, person, &address).await
}

async fn close(world: &World, leaving: &Leaving) -> Result<(), Error> {
    db::transaction(&world.pool, async |tx| {
        closing::close(tx, leaving, &brand()).await?;
        closing::record(tx, leaving).await
    })
    .await
}

#[tokio::test]
async fn an_account_is_deleted_on_request_by_its_address_and_only_out_of_office() {
    let world = World::new().await;
    let root = operator(&world, ROOT).await;
    let ada = world.user(ADA).await;
    let other = on_request(&world, &root, ada.id(), "bob@example.org").await;
    assert!(matches!(other, Err(Error::OtherAddress)));
    let own = on_request(&world, &root, root.user().id(), ROOT)
        .await
        .unwrap();
    let own = close(&world, &own).await;
    assert!(matches!(own, Err(Error::PersonInOffice)));
    assert_eq!(acts(&world).await, "");

    lock(&world, &root, ada.id()).await.unwrap();
    let leaving = on_request(&world, &root, ada.id(), ADA).await.unwrap();
    close(&world, &leaving).await.unwrap();
    assert_eq!(acts(&world).await, "person_locked person_deleted");
    let names = "select string_agg(target_label, ', ') as text from audit_entries";
    assert_eq!(world.text(names).await, "Former customer, Former customer");
    let left =
        "select concat(email, locked_reason) as text from users where deleted_at is not null";
    assert!(world.text(left).await.ends_with("@account.invalid"));
    let gone = on_request(&world, &root, ada.id(), ADA).await;
    assert!(matches!(gone, Err(Error::NotFound)));
}

#[tokio::test]
async fn what_an_operator_collects_for_somebody_is_in_the_log() {
    let world = World::new().await;
    let root = operator(&world, ROOT).await;
    let ada = world.user(ADA).await;
    let asked = OnRequest::begin(&world.pool, &root, ada.id())
        .await
        .unwrap();
    assert_eq!((asked.person(), asked.device()), (ada.id(), None));
    let dossier = dossier::load(&world.pool, &world.keys, &asked)
        .await
        .unwrap();
    assert_eq!(
        (dossier.profile.email.as_str(), dossier.sessions.len()),
        (ADA, 1)
    );
    assert_eq!(acts(&world).await, "person_exported");
    let nobody = OnRequest::begin(&world.pool, &root, UserId::new(404)).await;
    assert!(matches!(nobody, Err(Error::NotFound)));
}
