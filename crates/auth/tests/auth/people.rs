//! People in the hands of operators: locked out, let in again, and found.

use auth::Error;
use auth::actor::{DataRequest, DataSubject, Operator, User};
use auth::deletion::{self, AccountDeletion};
use auth::people::{self, Person, RoleFilter, Search};
use auth::{account_data, role};
use futures_util::future::join_all;
use mail::template::Brand;
use types::{EmailAddress, Text, UserId};

use crate::fixture::{ADA, Fixture, PASSWORD};

const ROOT: &str = "root@example.com";
const GRACE: &str = "grace@example.com";

fn brand() -> Brand {
    Brand {
        name: "Helloshop".into(),
        public_url: "http://shop.test".into(),
    }
}

async fn operator(fixture: &Fixture, email: &str) -> Operator {
    let user = fixture.user(email).await;
    let granted = db::transaction(&fixture.pool, async |tx| {
        role::grant_operator(tx, user.id()).await
    });
    granted.await.unwrap();
    let tokens = fixture.sign_in(email).await;
    fixture
        .authenticator
        .operator(&tokens.access, None)
        .await
        .unwrap()
}

async fn lock(fixture: &Fixture, by: &Operator, person: UserId) -> Result<(), Error> {
    let reason = Text::parse("Stolen cards").unwrap();
    people::lock(&fixture.pool, &brand(), by, person, &reason).await
}

async fn find(fixture: &Fixture, by: &Operator, person: &User) -> Person {
    let mut conn = fixture.pool.get().await.unwrap();
    people::find(&mut conn, by, person.id()).await.unwrap()
}

async fn acts(fixture: &Fixture) -> String {
    let acts = "select coalesce(string_agg(action, ' ' order by position), '') as text \
         from audit_entries";
    fixture.text(acts).await
}

#[tokio::test]
async fn who_is_locked_out_is_signed_out_and_gets_in_with_no_password() {
    let fixture = Fixture::new().await;
    let root = operator(&fixture, ROOT).await;
    let ada = fixture.user(ADA).await;
    let phone = fixture.sign_in(ADA).await;
    lock(&fixture, &root, ada.id()).await.unwrap();
    let gone = fixture.authenticate(&phone).await;
    assert!(matches!(gone, Err(Error::Unauthenticated)));
    let refreshed = auth::session::refresh(&fixture.pool, &fixture.keys, &phone.refresh).await;
    assert!(matches!(refreshed, Err(Error::SessionEnded)));
    let right = fixture.try_sign_in(ADA, PASSWORD).await;
    assert!(matches!(right, Err(Error::AccountLocked)));
    let wrong = fixture.try_sign_in(ADA, "another password").await;
    assert!(matches!(wrong, Err(Error::InvalidCredentials)));
    let lock_of = find(&fixture, &root, &ada).await.lock.unwrap();
    assert_eq!(
        (lock_of.reason.as_str(), lock_of.by.as_str()),
        ("Stolen cards", "Ada")
    );
    let email = "select payload ->> 'text' as text from jobs \
         where payload ->> 'subject' like '%is locked'";
    assert!(fixture.text(email).await.contains("Stolen cards"));

    let again = lock(&fixture, &root, ada.id()).await;
    assert!(matches!(
        again,
        Err(Error::LockUnchanged { is_locked: true })
    ));
    // a new password opens no lock
    fixture.forgot(ADA).await.unwrap();
    let token = fixture.link(ADA).await;
    let other = auth::password::NewPassword::parse("engine of 1844").unwrap();
    auth::account::reset(&fixture.pool, &token, other)
        .await
        .unwrap();
    let right = fixture.try_sign_in(ADA, "engine of 1844").await;
    assert!(matches!(right, Err(Error::AccountLocked)));

    people::unlock(&fixture.pool, &brand(), &root, ada.id())
        .await
        .unwrap();
    let again = people::unlock(&fixture.pool, &brand(), &root, ada.id()).await;
    assert!(matches!(
        again,
        Err(Error::LockUnchanged { is_locked: false })
    ));
    fixture.try_sign_in(ADA, "engine of 1844").await.unwrap();
    assert_eq!(find(&fixture, &root, &ada).await.lock, None);
    assert_eq!(acts(&fixture).await, "person_locked person_unlocked");
}

#[tokio::test]
async fn who_signs_in_while_they_are_locked_out_is_in_no_longer() {
    let fixture = Fixture::new().await;
    let root = operator(&fixture, ROOT).await;
    let ada = fixture.user(ADA).await;
    for _ in 0..5 {
        let entries = join_all((0..4).map(|_| fixture.try_sign_in(ADA, PASSWORD)));
        let (entries, locked) = tokio::join!(entries, lock(&fixture, &root, ada.id()));
        locked.unwrap();
        for entry in entries.into_iter().flatten() {
            let tokens = entry.tokens.unwrap();
            assert!(fixture.authenticate(&tokens).await.is_err());
        }
        let live = "select count(*)::text as text from sessions s join users u on u.id = s.user_id \
             where s.ended_at is null and u.locked_at is not null";
        assert_eq!(fixture.text(live).await, "0");
        people::unlock(&fixture.pool, &brand(), &root, ada.id())
            .await
            .unwrap();
    }
}

#[tokio::test]
async fn an_operator_locks_neither_themself_nor_the_last_other_one() {
    let fixture = Fixture::new().await;
    let root = operator(&fixture, ROOT).await;
    let own = lock(&fixture, &root, root.user().id()).await;
    assert!(matches!(own, Err(Error::OwnAccount)));
    let nobody = lock(&fixture, &root, UserId::new(404)).await;
    assert!(matches!(nobody, Err(Error::NotFound)));
    let grace = operator(&fixture, GRACE).await;
    let (one, other) = tokio::join!(
        lock(&fixture, &root, grace.user().id()),
        lock(&fixture, &grace, root.user().id())
    );
    let both = [one, other];
    assert_eq!(both.iter().filter(|done| done.is_ok()).count(), 1);
    assert!(
        both.iter()
            .any(|done| matches!(done, Err(Error::LastOperator)))
    );
    assert_eq!(acts(&fixture).await, "person_locked");
}

#[tokio::test]
async fn all_sessions_of_a_person_end_and_they_may_sign_in_again() {
    let fixture = Fixture::new().await;
    let root = operator(&fixture, ROOT).await;
    let ada = fixture.user(ADA).await;
    let phone = fixture.sign_in(ADA).await;
    let mut conn = fixture.pool.get().await.unwrap();
    let devices = people::sessions(&mut conn, &root, ada.id()).await.unwrap();
    assert_eq!(devices.len(), 2);
    people::end_sessions(&fixture.pool, &root, ada.id())
        .await
        .unwrap();
    assert!(matches!(
        fixture.authenticate(&phone).await,
        Err(Error::Unauthenticated)
    ));
    let devices = people::sessions(&mut conn, &root, ada.id()).await.unwrap();
    assert_eq!(devices, []);
    fixture.sign_in(ADA).await;
    assert_eq!(acts(&fixture).await, "person_signed_out");
}

#[tokio::test]
async fn people_are_found_by_name_address_and_what_they_do() {
    let fixture = Fixture::new().await;
    let root = operator(&fixture, ROOT).await;
    let ada = fixture.user(ADA).await;
    let bob = fixture.user("bob@example.org").await;
    lock(&fixture, &root, bob.id()).await.unwrap();
    let mut conn = fixture.pool.get().await.unwrap();
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
    for (role, who) in [
        (RoleFilter::Buyer, format!("bob@example.org {ADA}")),
        (RoleFilter::Seller, String::new()),
        (RoleFilter::Operator, ROOT.to_owned()),
    ] {
        let search = Search {
            role: Some(role),
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

async fn by_operator(
    fixture: &Fixture,
    root: &Operator,
    person: UserId,
    address: &str,
) -> Result<AccountDeletion, Error> {
    let address = EmailAddress::parse(address).unwrap();
    deletion::by_operator(&fixture.pool, root, person, &address).await
}

async fn delete(fixture: &Fixture, deletion: &AccountDeletion) -> Result<(), Error> {
    db::transaction(&fixture.pool, async |tx| {
        deletion::delete(tx, deletion, &brand()).await?;
        deletion::record(tx, deletion).await
    })
    .await
}

#[tokio::test]
async fn an_account_is_deleted_on_request_by_its_address_and_only_without_a_role() {
    let fixture = Fixture::new().await;
    let root = operator(&fixture, ROOT).await;
    let ada = fixture.user(ADA).await;
    let other = by_operator(&fixture, &root, ada.id(), "bob@example.org").await;
    assert!(matches!(other, Err(Error::OtherAddress)));
    let own = by_operator(&fixture, &root, root.user().id(), ROOT)
        .await
        .unwrap();
    let own = delete(&fixture, &own).await;
    assert!(matches!(own, Err(Error::PersonHasRole)));
    assert_eq!(acts(&fixture).await, "");

    lock(&fixture, &root, ada.id()).await.unwrap();
    let deletion = by_operator(&fixture, &root, ada.id(), ADA).await.unwrap();
    delete(&fixture, &deletion).await.unwrap();
    assert_eq!(acts(&fixture).await, "person_locked person_deleted");
    let names = "select string_agg(target_label, ', ') as text from audit_entries";
    assert_eq!(
        fixture.text(names).await,
        "Former customer, Former customer"
    );
    let left =
        "select concat(email, locked_reason) as text from users where deleted_at is not null";
    assert!(fixture.text(left).await.ends_with("@account.invalid"));
    let gone = by_operator(&fixture, &root, ada.id(), ADA).await;
    assert!(matches!(gone, Err(Error::NotFound)));
}

#[tokio::test]
async fn what_an_operator_collects_for_somebody_is_in_the_log() {
    let fixture = Fixture::new().await;
    let root = operator(&fixture, ROOT).await;
    let ada = fixture.user(ADA).await;
    let asked = DataRequest::begin(&fixture.pool, &root, ada.id())
        .await
        .unwrap();
    assert_eq!((asked.person(), asked.device()), (ada.id(), None));
    let account_data = account_data::load(&fixture.pool, &fixture.keys, &asked)
        .await
        .unwrap();
    assert_eq!(
        (
            account_data.profile.email.as_str(),
            account_data.sessions.len()
        ),
        (ADA, 1)
    );
    assert_eq!(acts(&fixture).await, "person_exported");
    let nobody = DataRequest::begin(&fixture.pool, &root, UserId::new(404)).await;
    assert!(matches!(nobody, Err(Error::NotFound)));
}
