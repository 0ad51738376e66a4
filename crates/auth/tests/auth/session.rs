//! Signing in, rotation of refresh tokens, signing out.

use std::collections::HashSet;

use auth::session::{self, Device};
use auth::{Error, role};
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Text};
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use secrecy::SecretString;
use types::{Email, ShopId};

use crate::world::{PASSWORD, World};

const ADA: &str = "ada@example.com";

#[derive(QueryableByName)]
struct One {
    #[diesel(sql_type = BigInt)]
    n: i64,
    #[diesel(sql_type = Text)]
    words: String,
}

async fn ask(world: &World, sql: &str) -> One {
    let mut conn = world.pool.get().await.unwrap();
    diesel::sql_query(sql).get_result(&mut conn).await.unwrap()
}

#[tokio::test]
async fn a_wrong_password_and_an_unknown_address_are_refused_alike() {
    let world = World::new().await;
    world.account(ADA).await;
    for (email, password) in [
        (ADA, "not the password"),
        ("nobody@example.com", PASSWORD),
        (ADA, ""),
    ] {
        let refused = world.try_sign_in(email, password).await;
        assert!(matches!(refused, Err(Error::InvalidCredentials)), "{email}");
    }
}

#[tokio::test]
async fn a_refresh_token_is_exchanged_for_the_next_one() {
    let world = World::new().await;
    world.account(ADA).await;
    let mut tokens = world.sign_in(ADA).await;
    let mut seen = HashSet::new();
    for _ in 0..3 {
        assert!(seen.insert(tokens.refresh.clone()));
        tokens = session::refresh(&world.pool, &world.keys, &tokens.refresh)
            .await
            .unwrap();
        assert!(world.prove(&tokens).await.is_ok());
    }
    assert_eq!(
        ask(&world, "select count(*) n, '' words from sessions")
            .await
            .n,
        1
    );
}

#[tokio::test]
async fn twenty_at_the_same_time_get_the_same_successor() {
    let world = World::new().await;
    world.account(ADA).await;
    let tokens = world.sign_in(ADA).await;
    let mut tasks = Vec::new();
    for _ in 0..20 {
        let (pool, keys, old) = (
            world.pool.clone(),
            world.keys.clone(),
            tokens.refresh.clone(),
        );
        tasks.push(tokio::spawn(async move {
            session::refresh(&pool, &keys, &old).await
        }));
    }
    let mut successors = HashSet::new();
    for task in tasks {
        successors.insert(task.await.unwrap().unwrap().refresh);
    }
    assert_eq!(successors.len(), 1);
    let rows = ask(&world, "select count(*) n, '' words from refresh_tokens").await;
    assert_eq!(rows.n, 2);
}

#[tokio::test]
async fn a_refresh_token_that_comes_back_later_ends_its_whole_session_and_no_other() {
    let world = World::new().await;
    world.account(ADA).await;
    let (stolen, other) = (world.sign_in(ADA).await, world.sign_in(ADA).await);
    let next = session::refresh(&world.pool, &world.keys, &stolen.refresh)
        .await
        .unwrap();
    world
        .sql("update refresh_tokens set used_at = used_at - interval '31 seconds'")
        .await;
    let replay = session::refresh(&world.pool, &world.keys, &stolen.refresh).await;
    assert!(matches!(replay, Err(Error::TokenReused)));
    assert!(matches!(
        world.prove(&next).await,
        Err(Error::Unauthenticated)
    ));
    let next = session::refresh(&world.pool, &world.keys, &next.refresh).await;
    assert!(matches!(next, Err(Error::SessionEnded)));
    let reason = ask(
        &world,
        "select count(*) n, min(end_reason) words from sessions where ended_at is not null",
    )
    .await;
    assert_eq!((reason.n, reason.words.as_str()), (1, "token_reused"));
    assert!(world.prove(&other).await.is_ok());
}

#[tokio::test]
async fn unknown_and_outlived_refresh_tokens_are_refused() {
    let world = World::new().await;
    world.account(ADA).await;
    let tokens = world.sign_in(ADA).await;
    for forged in ["", "abc", "\0", &tokens.access] {
        let refused = session::refresh(&world.pool, &world.keys, forged).await;
        assert!(matches!(refused, Err(Error::SessionEnded)));
    }
    world.sql("update sessions set expires_at = now()").await;
    let late = session::refresh(&world.pool, &world.keys, &tokens.refresh).await;
    assert!(matches!(late, Err(Error::SessionEnded)));
    assert!(matches!(
        world.prove(&tokens).await,
        Err(Error::Unauthenticated)
    ));
}

#[tokio::test]
async fn signing_out_holds_at_once_on_this_device_alone() {
    let world = World::new().await;
    world.account(ADA).await;
    let (here, there) = (world.sign_in(ADA).await, world.sign_in(ADA).await);
    let user = world.prove(&here).await.unwrap();
    session::sign_out(&world.pool, &user).await.unwrap();
    assert!(matches!(
        world.prove(&here).await,
        Err(Error::Unauthenticated)
    ));
    assert!(
        session::refresh(&world.pool, &world.keys, &here.refresh)
            .await
            .is_err()
    );
    assert!(world.prove(&there).await.is_ok());
}

#[tokio::test]
async fn devices_are_listed_and_can_be_signed_out_from_afar() {
    let world = World::new().await;
    let user = world.user(ADA).await;
    let device = Device {
        user_agent: Some("Telephone ".repeat(40)),
        address: "192.0.2.7".parse().ok(),
    };
    let password = SecretString::from(PASSWORD);
    let email = Email::parse(ADA).unwrap();
    let there = session::sign_in(&world.pool, &world.keys, &email, &password, &device).await;
    let there = there.unwrap().tokens.unwrap();
    let devices = session::list(&world.pool, &user).await.unwrap();
    assert_eq!(devices.len(), 2);
    let other = devices
        .iter()
        .find(|device| device.id != user.session())
        .unwrap();
    assert_eq!(other.user_agent.as_ref().unwrap().len(), 300);
    assert_eq!(other.network.as_deref(), Some("192.0.2.0/24"));
    session::end(&world.pool, &user, other.id).await.unwrap();
    assert!(world.prove(&there).await.is_err());
    let again = session::end(&world.pool, &user, other.id).await;
    assert!(matches!(again, Err(Error::NotFound)));
}

#[tokio::test]
async fn somebody_elses_device_does_not_exist() {
    let world = World::new().await;
    let (ada, eve) = (world.user(ADA).await, world.user("eve@example.com").await);
    let foreign = session::end(&world.pool, &eve, ada.session()).await;
    assert!(matches!(foreign, Err(Error::NotFound)));
    assert_eq!(session::list(&world.pool, &ada).await.unwrap().len(), 1);
}

#[tokio::test]
async fn roles_hold_from_the_next_request_on_and_are_not_read_from_the_token() {
    let world = World::new().await;
    world.account(ADA).await;
    let tokens = world.sign_in(ADA).await;
    let user = world.prove(&tokens).await.unwrap();
    let seller = world.proofs.seller(&tokens.access).await;
    assert!(matches!(seller, Err(Error::RoleMissing)));
    let operator = world.proofs.operator(&tokens.access).await;
    assert!(matches!(operator, Err(Error::RoleMissing)));
    world
        .sql("insert into shops (owner_id, name, slug) select id, 'Clay', 'clay' from users")
        .await;
    let shop = ShopId::new(ask(&world, "select id n, '' words from shops").await.n);
    db::transaction(&world.pool, async |tx| {
        role::grant_shop(tx, user.id(), shop).await?;
        role::grant_operator(tx, user.id()).await
    })
    .await
    .unwrap();
    let seller = world.proofs.seller(&tokens.access).await.unwrap();
    assert_eq!((seller.shop(), seller.user()), (shop, &user));
    assert!(world.proofs.operator(&tokens.access).await.is_ok());
    let manager = role::manager_of(&mut world.pool.get().await.unwrap(), shop).await;
    assert_eq!(manager.unwrap(), Some(user.id()));
    world.sql("delete from user_roles").await;
    assert!(world.proofs.seller(&tokens.access).await.is_err());
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

#[tokio::test]
async fn a_password_that_is_just_being_changed_lets_nobody_in() {
    let world = World::new().await;
    world.account(ADA).await;
    let mut change = world.pool.get().await.unwrap();
    let statement = "begin; update users set password_hash = 'another one'";
    change.batch_execute(statement).await.unwrap();
    let late = async {
        let waiting = "select count(*) n, '' words from pg_stat_activity \
                       where datname = current_database() and wait_event_type = 'Lock'";
        for _ in 0..40 {
            if ask(&world, waiting).await.n > 0 {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        change.batch_execute("commit").await.unwrap();
    };
    let (refused, ()) = tokio::join!(world.try_sign_in(ADA, PASSWORD), late);
    assert!(
        matches!(refused, Err(Error::InvalidCredentials)),
        "{refused:?}"
    );
}

#[tokio::test]
async fn an_older_hash_is_renewed_when_its_owner_signs_in() {
    let world = World::new().await;
    world.account(ADA).await;
    let old = cheap_hash(PASSWORD);
    world
        .sql(&format!("update users set password_hash = '{old}'"))
        .await;
    world.sign_in(ADA).await;
    let now = ask(&world, "select 0::bigint n, password_hash words from users").await;
    assert!(now.words.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
    world.sign_in(ADA).await;
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
async fn sessions_that_ended_long_ago_are_forgotten() {
    let world = World::new().await;
    let user = world.user(ADA).await;
    session::sign_out(&world.pool, &user).await.unwrap();
    assert_eq!(session::purge(&world.pool).await.unwrap(), 0);
    world
        .sql("update sessions set ended_at = now() - interval '31 days'")
        .await;
    assert_eq!(session::purge(&world.pool).await.unwrap(), 1);
}
