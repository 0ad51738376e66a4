//! From registration to a new password.

use auth::Error;
use auth::account;
use auth::password::NewPassword;
use secrecy::SecretString;

use crate::fixture::{ADA, Fixture, PASSWORD};

const OTHER: &str = "another good one 7";

fn new(password: &str) -> NewPassword {
    NewPassword::parse(password).unwrap()
}

#[tokio::test]
async fn a_new_account_lets_nobody_in_before_its_link_was_opened() {
    let fixture = Fixture::new().await;
    fixture.register(ADA).await.unwrap();
    let early = fixture.try_sign_in(ADA, PASSWORD).await.unwrap();
    assert!(early.tokens.is_none() && !early.profile.activated);
    let token = fixture.link(ADA).await;
    account::activate(&fixture.pool, &token).await.unwrap();
    let signed_in = fixture
        .try_sign_in("ADA@Example.com", PASSWORD)
        .await
        .unwrap();
    assert!(signed_in.tokens.is_some() && signed_in.profile.activated);
}

#[tokio::test]
async fn an_activation_link_works_once_even_for_two_at_the_same_time() {
    let fixture = Fixture::new().await;
    fixture.register(ADA).await.unwrap();
    let token = fixture.link(ADA).await;
    let (one, two) = tokio::join!(
        account::activate(&fixture.pool, &token),
        account::activate(&fixture.pool, &token)
    );
    assert!(one.is_ok() != two.is_ok());
    let third = account::activate(&fixture.pool, &token).await;
    assert!(matches!(third, Err(Error::LinkSpent)));
    for forged in ["", "abc", "\0"] {
        let forged = account::activate(&fixture.pool, forged).await;
        assert!(matches!(forged, Err(Error::LinkSpent)));
    }
}

#[tokio::test]
async fn an_old_link_and_a_link_for_something_else_do_nothing() {
    let fixture = Fixture::new().await;
    fixture.register(ADA).await.unwrap();
    let token = fixture.link(ADA).await;
    let reset = account::reset(&fixture.pool, &token, new(OTHER)).await;
    assert!(matches!(reset, Err(Error::LinkSpent)));
    fixture
        .sql("update account_links set expires_at = now()")
        .await;
    let late = account::activate(&fixture.pool, &token).await;
    assert!(matches!(late, Err(Error::LinkSpent)));
}

#[tokio::test]
async fn a_taken_address_gets_the_same_answer_and_its_owner_an_email() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    fixture.register_with(ADA, OTHER).await.unwrap();
    let emails = fixture.emails(ADA).await;
    assert!(emails[0].subject.contains("already have"));
    assert!(!emails[0].text.contains("token="));
    assert!(fixture.try_sign_in(ADA, OTHER).await.is_err());
    assert!(fixture.try_sign_in(ADA, PASSWORD).await.is_ok());
}

#[tokio::test]
async fn an_address_registered_twice_belongs_to_who_reads_its_mail() {
    let fixture = Fixture::new().await;
    fixture
        .register_with(ADA, "the thief was first")
        .await
        .unwrap();
    let first = fixture.link(ADA).await;
    fixture.register(ADA).await.unwrap();
    let emails = fixture.emails(ADA).await;
    assert!(emails[0].subject.contains("Finish"));
    let first = account::activate(&fixture.pool, &first).await;
    assert!(matches!(first, Err(Error::LinkSpent)));
    let token = fixture.link(ADA).await;
    account::reset(&fixture.pool, &token, new(OTHER))
        .await
        .unwrap();
    assert!(
        fixture
            .try_sign_in(ADA, "the thief was first")
            .await
            .is_err()
    );
    assert!(
        fixture
            .try_sign_in(ADA, OTHER)
            .await
            .unwrap()
            .tokens
            .is_some()
    );
}

#[tokio::test]
async fn asking_for_the_link_again_does_not_let_the_first_of_two_in() {
    let fixture = Fixture::new().await;
    fixture
        .register_with(ADA, "the thief was first")
        .await
        .unwrap();
    fixture.register(ADA).await.unwrap();
    for again in [true, false] {
        if again {
            fixture.resend(ADA).await.unwrap();
        }
        let emails = fixture.emails(ADA).await;
        assert!(
            emails[0].subject.contains("Finish"),
            "{}",
            emails[0].subject
        );
        let token = fixture.link(ADA).await;
        assert!(account::activate(&fixture.pool, &token).await.is_err());
    }
    let thief = fixture
        .try_sign_in(ADA, "the thief was first")
        .await
        .unwrap();
    assert!(thief.tokens.is_none());
    let token = fixture.link(ADA).await;
    account::reset(&fixture.pool, &token, new(OTHER))
        .await
        .unwrap();
    let owner = fixture.try_sign_in(ADA, OTHER).await.unwrap();
    assert!(owner.tokens.is_some());
}

#[tokio::test]
async fn an_activation_link_is_sent_again_and_the_older_one_is_void() {
    let fixture = Fixture::new().await;
    fixture.register(ADA).await.unwrap();
    let first = fixture.link(ADA).await;
    fixture.resend(ADA).await.unwrap();
    let second = fixture.link(ADA).await;
    assert_ne!(first, second);
    assert!(account::activate(&fixture.pool, &first).await.is_err());
    account::activate(&fixture.pool, &second).await.unwrap();
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_once_and_every_session_ends() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let (one, two) = (fixture.sign_in(ADA).await, fixture.sign_in(ADA).await);
    fixture.forgot(ADA).await.unwrap();
    let token = fixture.link(ADA).await;
    account::reset(&fixture.pool, &token, new(OTHER))
        .await
        .unwrap();
    for tokens in [one, two] {
        assert!(matches!(
            fixture.authenticate(&tokens).await,
            Err(Error::Unauthenticated)
        ));
    }
    assert!(fixture.try_sign_in(ADA, PASSWORD).await.is_err());
    assert!(fixture.try_sign_in(ADA, OTHER).await.is_ok());
    let again = account::reset(&fixture.pool, &token, new(PASSWORD)).await;
    assert!(matches!(again, Err(Error::LinkSpent)));
    assert!(fixture.emails(ADA).await[0].subject.contains("was changed"));
}

#[tokio::test]
async fn a_refused_password_does_not_use_the_link_up() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    fixture.forgot(ADA).await.unwrap();
    let token = fixture.link(ADA).await;
    let own = account::reset(&fixture.pool, &token, new(ADA)).await;
    assert!(matches!(own, Err(Error::WeakPassword(_))));
    account::reset(&fixture.pool, &token, new(OTHER))
        .await
        .unwrap();
}

#[tokio::test]
async fn strangers_get_no_email_and_no_other_answer() {
    let fixture = Fixture::new().await;
    fixture.forgot(ADA).await.unwrap();
    fixture.resend(ADA).await.unwrap();
    assert!(fixture.emails(ADA).await.is_empty());
}

#[tokio::test]
async fn asking_again_and_again_does_not_fill_a_mailbox() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let before = fixture.emails(ADA).await.len();
    // the email that came with the account counts too
    for _ in 0..4 {
        fixture.forgot(ADA).await.unwrap();
    }
    assert!(fixture.forgot(ADA).await.is_err());
    // The fourth may fall into the next minute.
    assert!(fixture.emails(ADA).await.len() <= before + 2);
}

#[tokio::test]
async fn a_changed_password_signs_the_other_devices_out_and_leaves_this_one() {
    let fixture = Fixture::new().await;
    fixture.account(ADA).await;
    let (here, there) = (fixture.sign_in(ADA).await, fixture.sign_in(ADA).await);
    let user = fixture.authenticate(&here).await.unwrap();
    let wrong = SecretString::from("not the password");
    let refused = fixture.change_password(&user, &wrong, OTHER).await;
    assert!(matches!(refused, Err(Error::WrongPassword)));
    assert!(fixture.authenticate(&there).await.is_ok());
    let current = SecretString::from(PASSWORD);
    fixture
        .change_password(&user, &current, OTHER)
        .await
        .unwrap();
    assert!(fixture.authenticate(&here).await.is_ok());
    assert!(matches!(
        fixture.authenticate(&there).await,
        Err(Error::Unauthenticated)
    ));
    assert!(fixture.try_sign_in(ADA, PASSWORD).await.is_err());
    assert!(fixture.try_sign_in(ADA, OTHER).await.is_ok());
}

#[tokio::test]
async fn a_name_or_address_is_no_password() {
    let fixture = Fixture::new().await;
    let refused = fixture
        .register_with("adalovelace@example.com", "AdaLovelace")
        .await;
    assert!(matches!(refused, Err(Error::WeakPassword(_))));
}

#[tokio::test]
async fn nothing_in_the_database_opens_an_account() {
    let fixture = Fixture::new().await;
    fixture.register(ADA).await.unwrap();
    let token = fixture.link(ADA).await;
    let rows = fixture.text(ROWS).await;
    assert!(rows.contains(ADA));
    assert!(!rows.contains(&token) && !rows.contains(PASSWORD));
}

/// Accounts, links and jobs.
const ROWS: &str = "select string_agg(row, ' ') from ( \
    select users::text as row from users union all \
    select account_links::text from account_links union all select jobs::text from jobs) rows";
