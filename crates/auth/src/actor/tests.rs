//! The authenticator against a real database. Nothing listens to PostgreSQL here, so the tests rely
//! on the notifications within the process.

use db::ListenEvent;
use secrecy::SecretString;
use types::EmailAddress;

use super::*;
use crate::password::NewPassword;
use crate::profile::Username;
use crate::session::{self, Device, Tokens};
use crate::{account, key, role};

const PASSWORD: &str = "engine of 1843";

struct SignedInUser {
    authenticator: Authenticator,
    user: UserId,
}

impl SignedInUser {
    /// Ada, and an authenticator whose cache believes that it gets all notifications.
    async fn new() -> Self {
        let pool = db::testing::database().await.pool;
        let keys = Keys::new(SecretString::from("a secret of at least 32 characters"));
        let hash = NewPassword::parse(PASSWORD)
            .unwrap()
            .hash(&[])
            .await
            .unwrap();
        let (email, name) = (email(), Username::parse("Ada").unwrap());
        let user = db::transaction(&pool, async |tx| {
            account::open(tx, &email, &name, &hash).await
        });
        let user = user.await.unwrap();
        let authenticator = Authenticator::new(pool, keys).second_factor_required(false);
        authenticator.cache.apply(ListenEvent::Listening);
        Self {
            authenticator,
            user,
        }
    }

    async fn sign_in(&self) -> Tokens {
        let (email, password) = (email(), SecretString::from(PASSWORD));
        let (pool, keys) = (&self.authenticator.pool, &self.authenticator.keys);
        let signed_in = session::sign_in(pool, keys, &email, &password, &Device::default()).await;
        signed_in.unwrap().tokens.unwrap()
    }

    async fn user(&self, tokens: &Tokens) -> Result<User, Error> {
        self.authenticator.user(&tokens.access).await
    }
}

fn email() -> EmailAddress {
    EmailAddress::parse("ada@example.com").unwrap()
}

#[tokio::test]
async fn what_ends_a_session_here_holds_here_without_any_notification() {
    let ada = SignedInUser::new().await;
    let pool = &ada.authenticator.pool;
    let (one, two) = (ada.sign_in().await, ada.sign_in().await);
    let (user, other) = (ada.user(&one).await.unwrap(), ada.user(&two).await.unwrap());
    session::end(pool, &user, other.session()).await.unwrap();
    assert!(ada.user(&two).await.is_err());

    let two = ada.sign_in().await;
    ada.user(&two).await.unwrap();
    let (current, new) = (
        SecretString::from(PASSWORD),
        NewPassword::parse("another good one 7").unwrap(),
    );
    let changed =
        account::change_password(pool, &ada.authenticator.keys, &user, &current, &new).await;
    changed.unwrap();
    assert!(ada.user(&two).await.is_err());

    assert_eq!(ada.user(&one).await.unwrap(), user);
    session::sign_out(pool, &user).await.unwrap();
    assert!(ada.user(&one).await.is_err());
}

#[tokio::test]
async fn a_role_granted_here_holds_here_without_any_notification() {
    let ada = SignedInUser::new().await;
    let tokens = ada.sign_in().await;
    assert!(
        ada.authenticator
            .operator(&tokens.access, None)
            .await
            .is_err()
    );
    db::transaction(&ada.authenticator.pool, async |tx| {
        role::grant_operator(tx, ada.user).await
    })
    .await
    .unwrap();
    assert!(
        ada.authenticator
            .operator(&tokens.access, None)
            .await
            .is_ok()
    );
}

#[tokio::test]
async fn a_key_revoked_here_is_refused_here_without_any_notification() {
    let ada = SignedInUser::new().await;
    let pool = &ada.authenticator.pool;
    let granted = db::transaction(pool, async |tx| role::grant_operator(tx, ada.user).await);
    granted.await.unwrap();
    let tokens = ada.sign_in().await;
    let operator = ada
        .authenticator
        .operator(&tokens.access, None)
        .await
        .unwrap();
    let asked: key::Scope = "shops:read".parse().unwrap();
    let name = "Bookkeeping".parse().unwrap();
    let draft = key::Draft::of::<Operator>(name, vec![asked], None).unwrap();
    let password = SecretString::from(PASSWORD);
    let made = key::create(pool, &ada.authenticator.keys, &operator, &password, &draft).await;
    let made = made.unwrap();
    for _ in 0..2 {
        let proven = ada.authenticator.operator(&made.secret, Some(asked)).await;
        assert_eq!(proven.unwrap().user().id(), ada.user);
    }
    key::revoke(pool, &operator, made.key.id).await.unwrap();
    let refused = ada.authenticator.operator(&made.secret, Some(asked)).await;
    assert!(matches!(refused, Err(Error::Unauthenticated)));
}

#[tokio::test]
async fn an_identity_read_before_a_sign_out_and_inserted_after_it_opens_nothing() {
    let ada = SignedInUser::new().await;
    let tokens = ada.sign_in().await;
    let now = ada.authenticator.pool.now();
    let (id, session) = ada.authenticator.keys.read(&tokens.access, now).unwrap();
    let miss = ada.authenticator.cache.get(session).unwrap_err();
    let identity = ada.authenticator.read(session).await.unwrap();
    let user = User { id, session };
    session::sign_out(&ada.authenticator.pool, &user)
        .await
        .unwrap();
    ada.authenticator.cache.insert(&miss, session, identity);
    assert!(ada.user(&tokens).await.is_err());
}

#[tokio::test]
async fn a_change_that_was_rolled_back_is_none() {
    let ada = SignedInUser::new().await;
    let tokens = ada.sign_in().await;
    let user = ada.user(&tokens).await.unwrap();
    let undone: Result<(), Error> = db::transaction(&ada.authenticator.pool, async |tx| {
        session::end_all(tx, user.id(), None, session::EndReason::SignedOut).await?;
        Err(Error::NotFound)
    })
    .await;
    assert!(undone.is_err());
    assert_eq!(ada.user(&tokens).await.unwrap(), user);
}
