//! A code beside the password: each once, none without, and the password alone opens nothing.

use auth::actor::User;
use auth::encryption;
use auth::second_factor::{self, Setup};
use auth::session::{Device, SignedIn};
use auth::{Error, operator, role};
use mail::template::Brand;
use secrecy::SecretString;
use types::EmailAddress;

use crate::authenticator::code;
use crate::fixture::{ADA, Fixture, PASSWORD};

fn encryption_keys(digits: &str) -> encryption::Keys {
    encryption::Keys::parse(&SecretString::from(digits)).unwrap()
}

fn key() -> encryption::Keys {
    encryption_keys(&"5e".repeat(32))
}

fn password() -> SecretString {
    SecretString::from(PASSWORD)
}

async fn begin(fixture: &Fixture, user: &User) -> Setup {
    let keys = (&fixture.keys, &key());
    let setup = second_factor::begin(&fixture.pool, keys, user, &password(), "Helloshop").await;
    setup.unwrap()
}

/// Switches it on; codes of the app are fresh again.
async fn turn_on(fixture: &Fixture, user: &User) -> (String, Vec<String>) {
    let Setup { secret, .. } = begin(fixture, user).await;
    let keys = (&fixture.keys, &key());
    let codes = second_factor::confirm(&fixture.pool, keys, user, &code(&secret, 0)).await;
    let codes = codes.unwrap();
    as_if_later(fixture).await;
    (secret, codes)
}

/// Codes that were used may be used again.
async fn as_if_later(fixture: &Fixture) {
    fixture.sql("update second_factors set last_step = 0").await;
}

async fn ticket(fixture: &Fixture) -> String {
    let first = fixture.try_sign_in(ADA, PASSWORD).await.unwrap();
    assert_eq!(first.tokens, None);
    first.ticket.expect("a second step")
}

async fn complete_sign_in(fixture: &Fixture, ticket: &str, code: &str) -> Result<SignedIn, Error> {
    let keys = (&fixture.keys, &key());
    second_factor::complete_sign_in(&fixture.pool, keys, (ticket, code), &Device::default()).await
}

#[tokio::test]
async fn it_counts_once_a_first_code_was_right_and_signs_the_other_devices_out() {
    let fixture = Fixture::new().await;
    let user = fixture.user(ADA).await;
    let other = fixture.sign_in(ADA).await;
    let setup = begin(&fixture, &user).await;
    assert!(setup.address.contains(&setup.secret), "{setup:?}");
    // not yet
    fixture.sign_in(ADA).await;
    let keys = (&fixture.keys, &key());
    let wrong = second_factor::confirm(&fixture.pool, keys, &user, &code(&setup.secret, 7)).await;
    assert!(matches!(wrong, Err(Error::WrongCode)), "{wrong:?}");
    let right = second_factor::confirm(&fixture.pool, keys, &user, &code(&setup.secret, 0)).await;
    assert_eq!(right.unwrap().len(), 10);
    let status = second_factor::status(&fixture.pool, &user).await.unwrap();
    assert!(
        status.since.is_some() && status.recovery_codes == 10,
        "{status:?}"
    );
    assert!(fixture.authenticate(&other).await.is_err());
    let again = second_factor::begin(&fixture.pool, keys, &user, &password(), "Helloshop").await;
    assert!(matches!(again, Err(Error::SecondFactorOn)), "{again:?}");
    // neither the secret nor a code lies open
    let kept = fixture
        .text("select string_agg(encode(secret, 'escape'), '') from second_factors")
        .await;
    assert!(!kept.contains(&setup.secret));
}

#[tokio::test]
async fn the_password_opens_a_session_with_a_code_alone_and_each_code_once() {
    let fixture = Fixture::new().await;
    let user = fixture.user(ADA).await;
    let (secret, recovery) = turn_on(&fixture, &user).await;
    let first = ticket(&fixture).await;
    let refused = complete_sign_in(&fixture, &first, &code(&secret, 5)).await;
    assert!(matches!(refused, Err(Error::WrongCode)), "{refused:?}");
    // a wrong code spends no ticket
    let right = code(&secret, 0);
    let signed_in = complete_sign_in(&fixture, &first, &right).await.unwrap();
    fixture
        .authenticate(&signed_in.tokens.unwrap())
        .await
        .unwrap();
    let twice = complete_sign_in(&fixture, &first, &code(&secret, 1)).await;
    assert!(matches!(twice, Err(Error::TicketSpent)), "{twice:?}");

    let second = ticket(&fixture).await;
    let replayed = complete_sign_in(&fixture, &second, &right).await;
    assert!(matches!(replayed, Err(Error::WrongCode)), "{replayed:?}");
    let typed = recovery[0].to_uppercase().replace('-', " ");
    complete_sign_in(&fixture, &second, &typed).await.unwrap();
    let third = ticket(&fixture).await;
    let again = complete_sign_in(&fixture, &third, &recovery[0]).await;
    assert!(matches!(again, Err(Error::WrongCode)), "{again:?}");
    let status = second_factor::status(&fixture.pool, &user).await.unwrap();
    assert_eq!(status.recovery_codes, 9);
}

#[tokio::test]
async fn a_ticket_is_good_for_five_minutes_and_not_after_another_password() {
    let fixture = Fixture::new().await;
    let user = fixture.user(ADA).await;
    let (secret, _) = turn_on(&fixture, &user).await;
    let late = ticket(&fixture).await;
    let minutes = "select round(extract(epoch from max(expires_at) - now()) / 60) from account_links \
         where purpose = 'sign_in'";
    assert_eq!(fixture.number(minutes).await, 5);
    fixture
        .sql("update account_links set expires_at = now() where purpose = 'sign_in'")
        .await;
    let refused = complete_sign_in(&fixture, &late, &code(&secret, 0)).await;
    assert!(matches!(refused, Err(Error::TicketSpent)), "{refused:?}");

    let before = ticket(&fixture).await;
    fixture
        .change_password(&user, &password(), "engine of 1844")
        .await
        .unwrap();
    let refused = complete_sign_in(&fixture, &before, &code(&secret, 0)).await;
    assert!(matches!(refused, Err(Error::TicketSpent)), "{refused:?}");
}

#[tokio::test]
async fn wrong_codes_add_up_until_nobody_may_try() {
    let fixture = Fixture::new().await;
    let user = fixture.user(ADA).await;
    let (secret, _) = turn_on(&fixture, &user).await;
    let ticket = ticket(&fixture).await;
    for _ in 0..5 {
        let refused = complete_sign_in(&fixture, &ticket, "000000").await;
        assert!(matches!(refused, Err(Error::WrongCode)), "{refused:?}");
    }
    let refused = complete_sign_in(&fixture, &ticket, &code(&secret, 0)).await;
    assert!(
        matches!(refused, Err(Error::TooManyAttempts { .. })),
        "{refused:?}"
    );
}

#[tokio::test]
async fn it_is_switched_off_with_password_and_code_alone() {
    let fixture = Fixture::new().await;
    let user = fixture.user(ADA).await;
    let (secret, recovery) = turn_on(&fixture, &user).await;
    let keys = (&fixture.keys, &key());
    let other = SecretString::from("engine of 1844");
    let right = code(&secret, 0);
    let off = second_factor::disable(&fixture.pool, keys, &user, (&other, &right)).await;
    assert!(matches!(off, Err(Error::WrongPassword)), "{off:?}");
    let off = second_factor::disable(&fixture.pool, keys, &user, (&password(), "000000")).await;
    assert!(matches!(off, Err(Error::WrongCode)), "{off:?}");
    let renewed = second_factor::renew_codes(&fixture.pool, keys, &user, &right).await;
    let renewed = renewed.unwrap();
    let old = second_factor::disable(&fixture.pool, keys, &user, (&password(), &recovery[0])).await;
    assert!(matches!(old, Err(Error::WrongCode)), "{old:?}");
    let off = second_factor::disable(&fixture.pool, keys, &user, (&password(), &renewed[0])).await;
    off.unwrap();
    fixture.sign_in(ADA).await;
    assert_eq!(
        fixture.number("select count(*) from recovery_codes").await,
        0
    );
    let told: Vec<String> = fixture
        .emails(ADA)
        .await
        .into_iter()
        .map(|it| it.subject)
        .collect();
    for what in [
        "verification is on",
        "new recovery codes",
        "code was used",
        "verification is off",
    ] {
        assert!(
            told.iter().any(|subject| subject.contains(what)),
            "{what} in {told:?}"
        );
    }
}

#[tokio::test]
async fn who_runs_the_marketplace_needs_it_and_a_reset_takes_it_away() {
    let fixture = Fixture::new().await;
    let user = fixture.user(ADA).await;
    let granted = db::transaction(&fixture.pool, async |tx| {
        role::grant_operator(tx, user.id()).await
    });
    assert!(granted.await.unwrap());
    let strict = fixture.authenticator.clone().second_factor_required(true);
    let tokens = fixture.sign_in(ADA).await;
    let refused = strict.operator(&tokens.access, None).await;
    assert!(
        matches!(refused, Err(Error::SecondFactorRequired)),
        "{refused:?}"
    );
    let user = fixture.authenticate(&tokens).await.unwrap();
    turn_on(&fixture, &user).await;
    strict.operator(&tokens.access, None).await.unwrap();

    let brand = Brand {
        name: "Helloshop".into(),
        public_url: "http://shop.test".into(),
    };
    let email = EmailAddress::parse(ADA).unwrap();
    let link = operator::reset(&fixture.pool, &brand, &email)
        .await
        .unwrap();
    assert!(strict.operator(&tokens.access, None).await.is_err());
    let refused = fixture.try_sign_in(ADA, PASSWORD).await;
    assert!(matches!(refused, Err(Error::InvalidCredentials)));
    let (_, token) = link.split_once("?token=").unwrap();
    let next = auth::password::NewPassword::parse(PASSWORD).unwrap();
    auth::account::reset(&fixture.pool, token, next)
        .await
        .unwrap();
    let tokens = fixture.sign_in(ADA).await;
    let refused = strict.operator(&tokens.access, None).await;
    assert!(
        matches!(refused, Err(Error::SecondFactorRequired)),
        "{refused:?}"
    );
}

#[tokio::test]
async fn secrets_are_encrypted_again_under_the_first_key() {
    let fixture = Fixture::new().await;
    let user = fixture.user(ADA).await;
    let (secret, _) = turn_on(&fixture, &user).await;
    let (old, new) = ("5e".repeat(32), "7a".repeat(32));
    let both = encryption_keys(&format!("{new},{old}"));
    second_factor::reencrypt(&fixture.pool, &both)
        .await
        .unwrap();
    let only = encryption_keys(&new);
    let keys = (&fixture.keys, &only);
    let ticket = ticket(&fixture).await;
    let shown = (ticket.as_str(), code(&secret, 0));
    let entered = second_factor::complete_sign_in(
        &fixture.pool,
        keys,
        (shown.0, &shown.1),
        &Device::default(),
    )
    .await;
    entered.unwrap();
}
