//! Keys: what they open, and that nothing of them outlives the right of their owner.

use auth::actor::{Operator, Seller};
use auth::key::{self, Created, Draft, Key, KeyOwner, Scope};
use auth::people;
use auth::{Error, role, session};
use chrono::{TimeDelta, Utc};
use mail::template::Brand;
use secrecy::SecretString;
use types::{ShopId, Text};

use crate::fixture::{ADA, Fixture, PASSWORD};

const EVE: &str = "eve@example.com";

fn scope(raw: &str) -> Scope {
    raw.parse().unwrap()
}

/// Ada, who runs a shop, with the token of her session.
async fn seller(fixture: &Fixture) -> (Seller, String) {
    let user = fixture.user(ADA).await;
    fixture
        .sql(&format!(
            "insert into shops (owner_id, name, slug) values ({}, 'Clay', 'clay')",
            user.id()
        ))
        .await;
    let shop = ShopId::new(fixture.number("select max(id) from shops").await);
    let granted = db::transaction(&fixture.pool, async |tx| {
        role::grant_shop(tx, user.id(), shop).await
    });
    granted.await.unwrap();
    let bearer = fixture.sign_in(ADA).await.access;
    (
        fixture.authenticator.seller(&bearer, None).await.unwrap(),
        bearer,
    )
}

async fn operator(fixture: &Fixture, email: &str) -> Operator {
    let user = fixture.user(email).await;
    let granted = db::transaction(&fixture.pool, async |tx| {
        role::grant_operator(tx, user.id()).await
    });
    granted.await.unwrap();
    let bearer = fixture.sign_in(email).await.access;
    fixture.authenticator.operator(&bearer, None).await.unwrap()
}

fn draft<H: KeyOwner>(scopes: &[&str]) -> Draft {
    let scopes = scopes.iter().map(|raw| scope(raw)).collect();
    Draft::of::<H>("Warehouse".parse().unwrap(), scopes, None).unwrap()
}

async fn make<H: KeyOwner>(fixture: &Fixture, owner: &H, draft: &Draft) -> Result<Created, Error> {
    let password = SecretString::from(PASSWORD);
    key::create(&fixture.pool, &fixture.keys, owner, &password, draft).await
}

async fn made<H: KeyOwner>(fixture: &Fixture, owner: &H, scopes: &[&str]) -> Created {
    make(fixture, owner, &draft::<H>(scopes)).await.unwrap()
}

/// As the seller that a key stands for, to read orders.
async fn as_seller(fixture: &Fixture, secret: &str) -> Result<Seller, Error> {
    let asked = Some(scope("orders:read"));
    fixture.authenticator.seller(secret, asked).await
}

async fn only(fixture: &Fixture, owner: &impl KeyOwner) -> Key {
    let mut keys = key::list(&fixture.pool, owner).await.unwrap();
    assert_eq!(keys.len(), 1);
    keys.remove(0)
}

#[tokio::test]
async fn a_key_is_told_once_and_kept_as_a_hash() {
    let fixture = Fixture::new().await;
    let (ada, _) = seller(&fixture).await;
    let Created { key, secret } = made(&fixture, &ada, &["orders:write"]).await;
    assert!(secret.starts_with(&key.starts_with), "{key:?}");
    assert!(secret.len() > key.starts_with.len() + 30);
    assert_eq!(only(&fixture, &ada).await, key);
    for table in ["sessions", "api_keys", "audit_entries", "jobs"] {
        let rows = format!("select coalesce(string_agg(t::text, ' '), '') from {table} t");
        let kept = fixture.text(&rows).await;
        let (_, random) = secret.rsplit_once(key.starts_with.as_str()).unwrap();
        assert!(!kept.contains(random), "{table}");
    }
    // nor does the session behind it pass for a device
    let devices = session::list(&fixture.pool, ada.user()).await.unwrap();
    assert!(devices.iter().all(|device| device.id != key.id));
    let ended = session::end(&fixture.pool, ada.user(), key.id).await;
    assert!(matches!(ended, Err(Error::NotFound)));
}

#[tokio::test]
async fn a_key_opens_what_its_scopes_say_in_its_owners_shop() {
    let fixture = Fixture::new().await;
    let (ada, _) = seller(&fixture).await;
    let secret = made(&fixture, &ada, &["orders:write", "products:read"])
        .await
        .secret;
    for (asked, opens) in [
        ("orders:read", true),
        ("orders:write", true),
        ("products:read", true),
        ("products:write", false),
        ("coupons:read", false),
    ] {
        let found = fixture
            .authenticator
            .seller(&secret, Some(scope(asked)))
            .await;
        match found {
            Ok(seller) => {
                assert!(opens, "{asked}");
                assert_eq!(
                    (seller.shop(), seller.user().id()),
                    (ada.shop(), ada.user().id())
                );
            }
            Err(Error::ScopeMissing { scope: missing }) => {
                assert!(!opens && missing == scope(asked), "{asked}");
            }
            Err(other) => panic!("{asked}: {other:?}"),
        }
    }
    let nothing = fixture.authenticator.seller(&secret, None).await;
    assert!(matches!(nothing, Err(Error::NotForKeys)));
    let person = fixture.authenticator.user(&secret).await;
    assert!(matches!(person, Err(Error::NotForKeys)));
}

#[tokio::test]
async fn another_secret_and_the_number_of_a_usual_session_open_nothing() {
    let fixture = Fixture::new().await;
    let (ada, _) = seller(&fixture).await;
    let secret = made(&fixture, &ada, &["orders:read"]).await.secret;
    as_seller(&fixture, &secret).await.unwrap();
    let mut other = secret.clone();
    let last = other.pop().unwrap();
    other.push(if last == 'A' { 'B' } else { 'A' });
    let usual = format!("hsk_{}_{}", ada.user().session(), "x".repeat(43));
    for shown in [
        other.as_str(),
        &usual,
        "hsk_",
        "hsk_1_",
        &secret.replace("hsk", "HSK"),
    ] {
        let found = as_seller(&fixture, shown).await;
        assert!(matches!(found, Err(Error::Unauthenticated)), "{shown}");
    }
}

#[tokio::test]
async fn a_key_that_was_revoked_or_ran_out_opens_nothing_and_says_why() {
    let fixture = Fixture::new().await;
    let (ada, _) = seller(&fixture).await;
    let Created { key, secret } = made(&fixture, &ada, &["orders:read"]).await;
    key::revoke(&fixture.pool, &ada, key.id).await.unwrap();
    let gone = as_seller(&fixture, &secret).await;
    assert!(matches!(gone, Err(Error::Unauthenticated)));
    assert!(only(&fixture, &ada).await.revoked_at.is_some());
    let again = key::revoke(&fixture.pool, &ada, key.id).await;
    assert!(matches!(again, Err(Error::NotFound)));
    fixture
        .sql("delete from sessions where ended_at is not null")
        .await;

    let soon = Utc::now() + TimeDelta::days(30);
    let name = "Till spring".parse().unwrap();
    let draft = Draft::of::<Seller>(name, vec![scope("orders:read")], Some(soon)).unwrap();
    let secret = make(&fixture, &ada, &draft).await.unwrap().secret;
    let kept = only(&fixture, &ada).await;
    assert_eq!(kept.expires_at.unwrap().timestamp(), soon.timestamp());
    as_seller(&fixture, &secret).await.unwrap();
    fixture
        .sql("update sessions set expires_at = now() - interval '1 second' where id in (select session_id from api_keys)")
        .await;
    let gone = as_seller(&fixture, &secret).await;
    assert!(matches!(gone, Err(Error::Unauthenticated)));
    // a month later nobody asks any more
    fixture
        .sql("update sessions set expires_at = now() - interval '31 days' where id in (select session_id from api_keys)")
        .await;
    assert_eq!(key::list(&fixture.pool, &ada).await.unwrap(), []);
    session::purge(&fixture.pool).await.unwrap();
    assert_eq!(fixture.number("select count(*) from api_keys").await, 0);
}

#[tokio::test]
async fn a_key_does_nothing_that_its_owner_may_not_do_now() {
    let fixture = Fixture::new().await;
    let (ada, _) = seller(&fixture).await;
    let secret = made(&fixture, &ada, &["orders:read"]).await.secret;
    fixture
        .sql(
            "create table was as select * from user_roles where shop_id is not null; \
              delete from user_roles where shop_id is not null",
        )
        .await;
    let gone = as_seller(&fixture, &secret).await;
    assert!(matches!(gone, Err(Error::RoleMissing)));
    fixture
        .sql("insert into user_roles select * from was")
        .await;
    as_seller(&fixture, &secret).await.unwrap();
    // who runs another shop now takes no key along
    let eve = fixture.user(EVE).await.id();
    fixture
        .sql(&format!(
            "insert into shops (owner_id, name, slug) values ({eve}, 'Wool', 'wool'); \
             update user_roles set shop_id = (select max(id) from shops) where shop_id is not null"
        ))
        .await;
    let elsewhere = as_seller(&fixture, &secret).await;
    assert!(matches!(elsewhere, Err(Error::RoleMissing)));
    fixture.sql("update users set activated_at = null").await;
    let gone = as_seller(&fixture, &secret).await;
    assert!(matches!(gone, Err(Error::Unauthenticated)));
}

#[tokio::test]
async fn what_signs_a_person_out_everywhere_ends_their_keys() {
    let fixture = Fixture::new().await;
    let (ada, bearer) = seller(&fixture).await;
    let root = operator(&fixture, EVE).await;
    let brand = Brand {
        name: "Helloshop".into(),
        public_url: "http://shop.test".into(),
    };
    let person = ada.user().id();
    for way in ["password", "sessions ended", "locked"] {
        let secret = made(&fixture, &ada, &["orders:read"]).await.secret;
        as_seller(&fixture, &secret).await.unwrap();
        match way {
            "password" => {
                let current = SecretString::from(PASSWORD);
                let ada = fixture.authenticator.user(&bearer).await.unwrap();
                fixture
                    .change_password(&ada, &current, "another good one 7")
                    .await
                    .unwrap();
                let current = SecretString::from("another good one 7");
                fixture
                    .change_password(&ada, &current, PASSWORD)
                    .await
                    .unwrap();
            }
            "sessions ended" => people::end_sessions(&fixture.pool, &root, person)
                .await
                .unwrap(),
            _ => {
                let reason = Text::parse("Stolen cards").unwrap();
                people::lock(&fixture.pool, &brand, &root, person, &reason)
                    .await
                    .unwrap();
            }
        }
        let gone = as_seller(&fixture, &secret).await;
        assert!(matches!(gone, Err(Error::Unauthenticated)), "{way}");
    }
}

#[tokio::test]
async fn an_operators_key_needs_their_second_factor_and_is_written_down() {
    let fixture = Fixture::new().await;
    let root = operator(&fixture, ADA).await;
    let Created { key, secret } = made(&fixture, &root, &["shops:read"]).await;
    let asked = Some(scope("shops:read"));
    let strict = fixture.authenticator.clone().second_factor_required(true);
    let refused = strict.operator(&secret, asked).await;
    assert!(matches!(refused, Err(Error::SecondFactorRequired)));
    fixture
        .sql(&format!(
            "insert into second_factors (user_id, secret, confirmed_at) \
             values ({}, '\\x0000000000', now())",
            root.user().id()
        ))
        .await;
    strict.operator(&secret, asked).await.unwrap();
    let lacks = strict.operator(&secret, Some(scope("shops:write"))).await;
    assert!(matches!(lacks, Err(Error::ScopeMissing { .. })));
    key::revoke(&fixture.pool, &root, key.id).await.unwrap();
    assert!(strict.operator(&secret, asked).await.is_err());
    let acts = "select string_agg(concat_ws(' ', action, target_kind, target_label, after), '; ' \
         order by position) from audit_entries";
    assert_eq!(
        fixture.text(acts).await,
        "api_key_created api_key Warehouse {\"scopes\": [\"shops:read\"], \"expiresAt\": null}; \
         api_key_revoked api_key Warehouse"
    );
    // the log can name it for as long as there is the log
    fixture
        .sql("update sessions set ended_at = now() - interval '31 days' where ended_at is not null")
        .await;
    session::purge(&fixture.pool).await.unwrap();
    assert_eq!(fixture.number("select count(*) from api_keys").await, 1);
    assert_eq!(key::list(&fixture.pool, &root).await.unwrap(), []);
}

#[tokio::test]
async fn who_has_two_roles_has_keys_for_each_and_none_for_both() {
    let fixture = Fixture::new().await;
    let (ada, bearer) = seller(&fixture).await;
    let granted = db::transaction(&fixture.pool, async |tx| {
        role::grant_operator(tx, ada.user().id()).await
    });
    granted.await.unwrap();
    let both = fixture.authenticator.operator(&bearer, None).await.unwrap();
    let of_shop = made(&fixture, &ada, &["orders:write"]).await;
    let of_market = made(&fixture, &both, &["orders:write"]).await;
    let asked = Some(scope("orders:read"));
    assert!(
        fixture
            .authenticator
            .seller(&of_shop.secret, asked)
            .await
            .is_ok()
    );
    assert!(
        fixture
            .authenticator
            .operator(&of_market.secret, asked)
            .await
            .is_ok()
    );
    let crossed = fixture.authenticator.operator(&of_shop.secret, asked).await;
    assert!(matches!(crossed, Err(Error::RoleMissing)));
    let crossed = fixture.authenticator.seller(&of_market.secret, asked).await;
    assert!(matches!(crossed, Err(Error::RoleMissing)));
    assert_eq!(only(&fixture, &ada).await, of_shop.key);
    assert_eq!(only(&fixture, &both).await, of_market.key);
    let crossed = key::revoke(&fixture.pool, &ada, of_market.key.id).await;
    assert!(matches!(crossed, Err(Error::NotFound)));
}

#[test]
fn a_key_is_given_only_what_its_role_has_each_area_once_and_a_time_to_come() {
    let faults = |scopes: &[&str], days: Option<i64>| {
        let scopes = scopes.iter().map(|raw| scope(raw)).collect();
        let expires_at = days.map(|days| Utc::now() + TimeDelta::days(days));
        match Draft::of::<Seller>("Warehouse".parse().unwrap(), scopes, expires_at) {
            Ok(_) => Vec::new(),
            Err(Error::Refused(faults)) => faults.iter().map(|fault| fault.invalid.code).collect(),
            Err(other) => panic!("{other:?}"),
        }
    };
    assert_eq!(
        faults(&["orders:read", "products:write"], Some(30)),
        [""; 0]
    );
    assert_eq!(faults(&[], None), ["required"]);
    assert_eq!(faults(&["people:read"], None), ["unknown_scope"]);
    assert_eq!(
        faults(&["orders:read", "orders:write"], None),
        ["scope_twice"; 2]
    );
    assert_eq!(faults(&["orders:read"], Some(-1)), ["expiry_out_of_range"]);
    assert_eq!(
        faults(&["orders:read"], Some(4000)),
        ["expiry_out_of_range"]
    );
}

#[tokio::test]
async fn a_key_asks_for_the_password_and_there_are_not_too_many() {
    let fixture = Fixture::new().await;
    let (ada, _) = seller(&fixture).await;
    let wrong = SecretString::from("another one");
    let draft = draft::<Seller>(&["orders:read"]);
    let refused = key::create(&fixture.pool, &fixture.keys, &ada, &wrong, &draft).await;
    assert!(matches!(refused, Err(Error::WrongPassword)));
    fixture
        .sql("with opened as ( \
                  insert into sessions (user_id, expires_at) \
                  select owner_id, 'infinity' from shops, generate_series(1, 24) returning id) \
              insert into api_keys (session_id, shop_id, name, secret_hash, starts_with, scopes) \
              select opened.id, shops.id, 'Old', sha256(''), 'hsk_', '{orders:read}' from opened, shops")
        .await;
    let last = make(&fixture, &ada, &draft).await.unwrap();
    let full = make(&fixture, &ada, &draft).await;
    assert!(matches!(full, Err(Error::TooManyKeys { limit: 25 })));
    key::revoke(&fixture.pool, &ada, last.key.id).await.unwrap();
    make(&fixture, &ada, &draft).await.unwrap();
}

#[tokio::test]
async fn the_last_use_is_written_at_most_once_a_minute() {
    let fixture = Fixture::new().await;
    let (ada, _) = seller(&fixture).await;
    let secret = made(&fixture, &ada, &["orders:read"]).await.secret;
    assert_eq!(only(&fixture, &ada).await.last_used_at, None);
    as_seller(&fixture, &secret).await.unwrap();
    fixture.authenticator.save_key_usage().await.unwrap();
    let first = only(&fixture, &ada).await.last_used_at.unwrap();
    as_seller(&fixture, &secret).await.unwrap();
    fixture.authenticator.save_key_usage().await.unwrap();
    assert_eq!(only(&fixture, &ada).await.last_used_at, Some(first));
    fixture
        .sql("update api_keys set last_used_at = now() - interval '61 seconds'")
        .await;
    let before = only(&fixture, &ada).await.last_used_at;
    fixture.authenticator.save_key_usage().await.unwrap();
    assert_eq!(
        only(&fixture, &ada).await.last_used_at,
        before,
        "nobody used it since"
    );
    as_seller(&fixture, &secret).await.unwrap();
    fixture.authenticator.save_key_usage().await.unwrap();
    assert!(only(&fixture, &ada).await.last_used_at.unwrap() > first);
}
