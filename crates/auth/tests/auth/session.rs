//! Signing in and out, and the devices somebody is signed in on.

use auth::Error;
use auth::session::{self, Device};
use diesel_async::SimpleAsyncConnection;

use crate::fixture::{ADA, Fixture, PASSWORD};

#[tokio::test]
async fn a_wrong_password_and_an_unknown_address_are_refused_alike() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    for (email, password) in [
        (ADA, "not the password"),
        ("nobody@example.com", PASSWORD),
        (ADA, ""),
    ] {
        let refused = fixture.try_sign_in(email, password).await;
        assert!(matches!(refused, Err(Error::InvalidCredentials)), "{email}");
    }
}

#[tokio::test]
async fn a_password_that_is_just_being_changed_lets_nobody_in() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let mut change = fixture.pool.get().await.unwrap();
    let statement = "begin; update users set password_hash = 'another one'";
    change.batch_execute(statement).await.unwrap();
    let late = async {
        let waiting = "select count(*) from pg_stat_activity \
                       where datname = current_database() and wait_event_type = 'Lock'";
        let mut waits = false;
        for _ in 0..400 {
            waits = fixture.number(waiting).await > 0;
            if waits {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        change.batch_execute("commit").await.unwrap();
        waits
    };
    let (refused, waited) = tokio::join!(fixture.try_sign_in(ADA, PASSWORD), late);
    assert!(
        matches!(refused, Err(Error::InvalidCredentials)),
        "{refused:?}"
    );
    assert!(waited, "who signs in waits for the change");
}

#[tokio::test]
async fn an_older_hash_is_renewed_when_its_owner_signs_in() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let old = cheap_hash(PASSWORD);
    fixture
        .sql(&format!("update users set password_hash = '{old}'"))
        .await;
    fixture.sign_in(ADA).await;
    let now = fixture.text("select password_hash from users").await;
    assert!(now.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
    fixture.sign_in(ADA).await;
}

fn cheap_hash(password: &str) -> String {
    use argon2::password_hash::PasswordHasher;
    let params = argon2::Params::new(64, 1, 1, None).unwrap();
    argon2::Argon2::new(argon2::Algorithm::Argon2id, argon2::Version::V0x13, params)
        .hash_password(password.as_bytes())
        .unwrap()
        .to_string()
}

#[tokio::test]
async fn signing_out_holds_at_once_on_this_device_alone() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let (here, there) = (fixture.sign_in(ADA).await, fixture.sign_in(ADA).await);
    let user = fixture.authenticate(&here).await.unwrap();
    session::sign_out(&fixture.pool, &user).await.unwrap();
    assert!(matches!(
        fixture.authenticate(&here).await,
        Err(Error::Unauthenticated)
    ));
    assert!(
        session::refresh(&fixture.pool, &fixture.keys, &here.refresh)
            .await
            .is_err()
    );
    assert!(fixture.authenticate(&there).await.is_ok());
}

#[tokio::test]
async fn devices_are_listed_and_can_be_signed_out_from_afar() {
    let fixture = Fixture::new().await;
    let user = fixture.user(ADA).await;
    let device = Device {
        user_agent: Some("Telephone ".repeat(40)),
        address: "192.0.2.7".parse().ok(),
        ..Device::default()
    };
    let there = fixture.try_from(ADA, PASSWORD, &device).await;
    let there = there.unwrap().tokens.unwrap();
    let devices = session::list(&fixture.pool, &user).await.unwrap();
    assert_eq!(devices.len(), 2);
    let other = devices
        .iter()
        .find(|device| device.id != user.session())
        .unwrap();
    assert_eq!(other.user_agent.as_ref().unwrap().len(), 300);
    assert_eq!(other.network.as_deref(), Some("192.0.2.0/24"));
    session::end(&fixture.pool, &user, other.id).await.unwrap();
    assert!(fixture.authenticate(&there).await.is_err());
    let again = session::end(&fixture.pool, &user, other.id).await;
    assert!(matches!(again, Err(Error::NotFound)));
}

#[tokio::test]
async fn somebody_elses_device_does_not_exist() {
    let fixture = Fixture::new().await;
    let (ada, eve) = (
        fixture.user(ADA).await,
        fixture.user("eve@example.com").await,
    );
    let foreign = session::end(&fixture.pool, &eve, ada.session()).await;
    assert!(matches!(foreign, Err(Error::NotFound)));
    assert_eq!(session::list(&fixture.pool, &ada).await.unwrap().len(), 1);
}

#[tokio::test]
async fn sessions_that_ended_long_ago_are_forgotten() {
    let fixture = Fixture::new().await;
    let user = fixture.user(ADA).await;
    session::sign_out(&fixture.pool, &user).await.unwrap();
    assert_eq!(session::purge(&fixture.pool).await.unwrap(), 0);
    fixture
        .sql("update sessions set ended_at = now() - interval '31 days'")
        .await;
    assert_eq!(session::purge(&fixture.pool).await.unwrap(), 1);
}
