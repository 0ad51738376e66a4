//! A code beside the password: each once, none without, and the password alone opens nothing.

use auth::actor::User;
use auth::sealing;
use auth::second_factor::{self, Setup};
use auth::session::{Device, SignedIn};
use auth::{Error, operator, role};
use mail::template::Brand;
use secrecy::SecretString;
use types::Email;

use crate::authenticator::code;
use crate::world::{ADA, PASSWORD, World};

fn sealing_keys(digits: &str) -> sealing::Keys {
    sealing::Keys::parse(&SecretString::from(digits)).unwrap()
}

fn key() -> sealing::Keys {
    sealing_keys(&"5e".repeat(32))
}

fn password() -> SecretString {
    SecretString::from(PASSWORD)
}

async fn begin(world: &World, user: &User) -> Setup {
    let keys = (&world.keys, &key());
    let setup = second_factor::begin(&world.pool, keys, user, &password(), "Helloshop").await;
    setup.unwrap()
}

/// Switches it on; codes of the app are fresh again.
async fn turn_on(world: &World, user: &User) -> (String, Vec<String>) {
    let Setup { secret, .. } = begin(world, user).await;
    let keys = (&world.keys, &key());
    let codes = second_factor::confirm(&world.pool, keys, user, &code(&secret, 0)).await;
    let codes = codes.unwrap();
    as_if_later(world).await;
    (secret, codes)
}

/// Codes that were used may be used again.
async fn as_if_later(world: &World) {
    world.sql("update second_factors set last_step = 0").await;
}

async fn ticket(world: &World) -> String {
    let first = world.try_sign_in(ADA, PASSWORD).await.unwrap();
    assert_eq!(first.tokens, None);
    first.ticket.expect("a second step")
}

async fn enter(world: &World, ticket: &str, code: &str) -> Result<SignedIn, Error> {
    let keys = (&world.keys, &key());
    second_factor::enter(&world.pool, keys, (ticket, code), &Device::default()).await
}

#[tokio::test]
async fn it_counts_once_a_first_code_was_right_and_signs_the_other_devices_out() {
    let world = World::new().await;
    let user = world.user(ADA).await;
    let other = world.sign_in(ADA).await;
    let setup = begin(&world, &user).await;
    assert!(setup.address.contains(&setup.secret), "{setup:?}");
    // not yet
    world.sign_in(ADA).await;
    let keys = (&world.keys, &key());
    let wrong = second_factor::confirm(&world.pool, keys, &user, &code(&setup.secret, 7)).await;
    assert!(matches!(wrong, Err(Error::WrongCode)), "{wrong:?}");
    let right = second_factor::confirm(&world.pool, keys, &user, &code(&setup.secret, 0)).await;
    assert_eq!(right.unwrap().len(), 10);
    let status = second_factor::status(&world.pool, &user).await.unwrap();
    assert!(
        status.since.is_some() && status.recovery_codes == 10,
        "{status:?}"
    );
    assert!(world.prove(&other).await.is_err());
    let again = second_factor::begin(&world.pool, keys, &user, &password(), "Helloshop").await;
    assert!(matches!(again, Err(Error::SecondFactorOn)), "{again:?}");
    // neither the secret nor a code lies open
    let kept = world
        .text("select string_agg(encode(secret, 'escape'), '') from second_factors")
        .await;
    assert!(!kept.contains(&setup.secret));
}

#[tokio::test]
async fn the_password_opens_a_session_with_a_code_alone_and_each_code_once() {
    let world = World::new().await;
    let user = world.user(ADA).await;
    let (secret, recovery) = turn_on(&world, &user).await;
    let first = ticket(&world).await;
    let refused = enter(&world, &first, &code(&secret, 5)).await;
    assert!(matches!(refused, Err(Error::WrongCode)), "{refused:?}");
    // a wrong code spends no ticket
    let right = code(&secret, 0);
    let signed_in = enter(&world, &first, &right).await.unwrap();
    world.prove(&signed_in.tokens.unwrap()).await.unwrap();
    let twice = enter(&world, &first, &code(&secret, 1)).await;
    assert!(matches!(twice, Err(Error::TicketSpent)), "{twice:?}");

    let second = ticket(&world).await;
    let replayed = enter(&world, &second, &right).await;
    assert!(matches!(replayed, Err(Error::WrongCode)), "{replayed:?}");
    let typed = recovery[0].to_uppercase().replace('-', " ");
    enter(&world, &second, &typed).await.unwrap();
    let third = ticket(&world).await;
    let again = enter(&world, &third, &recovery[0]).await;
    assert!(matches!(again, Err(Error::WrongCode)), "{again:?}");
    let status = second_factor::status(&world.pool, &user).await.unwrap();
    assert_eq!(status.recovery_codes, 9);
}

#[tokio::test]
async fn a_ticket_is_good_for_five_minutes_and_not_after_another_password() {
    let world = World::new().await;
    let user = world.user(ADA).await;
    let (secret, _) = turn_on(&world, &user).await;
    let late = ticket(&world).await;
    let minutes = "select round(extract(epoch from max(expires_at) - now()) / 60) from account_links \
         where purpose = 'sign_in'";
    assert_eq!(world.number(minutes).await, 5);
    world
        .sql("update account_links set expires_at = now() where purpose = 'sign_in'")
        .await;
    let refused = enter(&world, &late, &code(&secret, 0)).await;
    assert!(matches!(refused, Err(Error::TicketSpent)), "{refused:?}");

    let before = ticket(&world).await;
    world
        .change_password(&user, &password(), "engine of 1844")
        .await
        .unwrap();
    let refused = enter(&world, &before, &code(&secret, 0)).await;
    assert!(matches!(refused, Err(Error::TicketSpent)), "{refused:?}");
}

#[tokio::test]
async fn wrong_codes_add_up_until_nobody_may_try() {
    let world = World::new().await;
    let user = world.user(ADA).await;
    let (secret, _) = turn_on(&world, &user).await;
    let ticket = ticket(&world).await;
    for _ in 0..5 {
        let refused = enter(&world, &ticket, "000000").await;
        assert!(matches!(refused, Err(Error::WrongCode)), "{refused:?}");
    }
    let refused = enter(&world, &ticket, &code(&secret, 0)).await;
    assert!(
        matches!(refused, Err(Error::TooManyAttempts { .. })),
        "{refused:?}"
    );
}

#[tokio::test]
async fn it_is_switched_off_with_password_and_code_alone() {
    let world = World::new().await;
    let user = world.user(ADA).await;
    let (secret, recovery) = turn_on(&world, &user).await;
    let keys = (&world.keys, &key());
    let other = SecretString::from("engine of 1844");
    let right = code(&secret, 0);
    let off = second_factor::disable(&world.pool, keys, &user, (&other, &right)).await;
    assert!(matches!(off, Err(Error::WrongPassword)), "{off:?}");
    let off = second_factor::disable(&world.pool, keys, &user, (&password(), "000000")).await;
    assert!(matches!(off, Err(Error::WrongCode)), "{off:?}");
    let renewed = second_factor::renew_codes(&world.pool, keys, &user, &right).await;
    let renewed = renewed.unwrap();
    let old = second_factor::disable(&world.pool, keys, &user, (&password(), &recovery[0])).await;
    assert!(matches!(old, Err(Error::WrongCode)), "{old:?}");
    let off = second_factor::disable(&world.pool, keys, &user, (&password(), &renewed[0])).await;
    off.unwrap();
    world.sign_in(ADA).await;
    assert_eq!(world.number("select count(*) from recovery_codes").await, 0);
    let told: Vec<String> = world
        .letters(ADA)
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
    let world = World::new().await;
    let user = world.user(ADA).await;
    let granted = db::transaction(&world.pool, async |tx| {
        role::grant_operator(tx, user.id()).await
    });
    assert!(granted.await.unwrap());
    let strict = world.proofs.clone().second_factor_required(true);
    let tokens = world.sign_in(ADA).await;
    let refused = strict.operator(&tokens.access, None).await;
    assert!(
        matches!(refused, Err(Error::SecondFactorRequired)),
        "{refused:?}"
    );
    let user = world.prove(&tokens).await.unwrap();
    turn_on(&world, &user).await;
    strict.operator(&tokens.access, None).await.unwrap();

    let brand = Brand {
        name: "Helloshop".into(),
        public_url: "http://shop.test".into(),
    };
    let email = Email::parse(ADA).unwrap();
    let link = operator::reset(&world.pool, &brand, &email).await.unwrap();
    assert!(strict.operator(&tokens.access, None).await.is_err());
    let refused = world.try_sign_in(ADA, PASSWORD).await;
    assert!(matches!(refused, Err(Error::InvalidCredentials)));
    let (_, token) = link.split_once("?token=").unwrap();
    let next = auth::password::NewPassword::parse(PASSWORD).unwrap();
    auth::account::reset(&world.pool, token, next)
        .await
        .unwrap();
    let tokens = world.sign_in(ADA).await;
    let refused = strict.operator(&tokens.access, None).await;
    assert!(
        matches!(refused, Err(Error::SecondFactorRequired)),
        "{refused:?}"
    );
}

#[tokio::test]
async fn secrets_are_sealed_anew_under_the_first_key() {
    let world = World::new().await;
    let user = world.user(ADA).await;
    let (secret, _) = turn_on(&world, &user).await;
    let (old, new) = ("5e".repeat(32), "7a".repeat(32));
    let both = sealing_keys(&format!("{new},{old}"));
    second_factor::renew(&world.pool, &both).await.unwrap();
    let only = sealing_keys(&new);
    let keys = (&world.keys, &only);
    let ticket = ticket(&world).await;
    let shown = (ticket.as_str(), code(&secret, 0));
    let entered =
        second_factor::enter(&world.pool, keys, (shown.0, &shown.1), &Device::default()).await;
    entered.unwrap();
}
