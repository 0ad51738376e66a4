//! Proofs against a real database. No change feed runs here, so the tests rely on what the process
//! tells itself.

use db::News;
use secrecy::SecretString;
use types::Email;

use super::*;
use crate::password::NewPassword;
use crate::profile::Username;
use crate::session::{self, Device, Tokens};
use crate::{account, key, role};

const PASSWORD: &str = "engine of 1843";

struct Door {
    proofs: Proofs,
    user: UserId,
}

impl Door {
    /// Ada's, with a memory that believes it hears of everything.
    async fn new() -> Self {
        let pool = db::testing::database().await.pool;
        let keys = Keys::new(SecretString::from("a secret of at least 32 characters"));
        let hash = NewPassword::parse(PASSWORD)
            .unwrap()
            .hash(&[])
            .await
            .unwrap();
        let (email, name) = (ada(), Username::parse("Ada").unwrap());
        let user = db::transaction(&pool, async |tx| {
            account::open(tx, &email, &name, &hash).await
        });
        let user = user.await.unwrap();
        let proofs = Proofs::new(pool, keys).second_factor_required(false);
        proofs.memory.hear(News::Listening);
        Self { proofs, user }
    }

    async fn sign_in(&self) -> Tokens {
        let (email, password) = (ada(), SecretString::from(PASSWORD));
        let (pool, keys) = (&self.proofs.pool, &self.proofs.keys);
        let signed_in = session::sign_in(pool, keys, &email, &password, &Device::default()).await;
        signed_in.unwrap().tokens.unwrap()
    }

    async fn user(&self, tokens: &Tokens) -> Result<User, Error> {
        self.proofs.user(&tokens.access).await
    }
}

fn ada() -> Email {
    Email::parse("ada@example.com").unwrap()
}

#[tokio::test]
async fn what_ends_a_session_here_holds_here_without_any_news() {
    let door = Door::new().await;
    let pool = &door.proofs.pool;
    let (one, two) = (door.sign_in().await, door.sign_in().await);
    let (user, other) = (
        door.user(&one).await.unwrap(),
        door.user(&two).await.unwrap(),
    );
    session::end(pool, &user, other.session()).await.unwrap();
    assert!(door.user(&two).await.is_err());

    let two = door.sign_in().await;
    door.user(&two).await.unwrap();
    let (current, new) = (
        SecretString::from(PASSWORD),
        NewPassword::parse("another good one 7").unwrap(),
    );
    let changed = account::change_password(pool, &door.proofs.keys, &user, &current, &new).await;
    changed.unwrap();
    assert!(door.user(&two).await.is_err());

    assert_eq!(door.user(&one).await.unwrap(), user);
    session::sign_out(pool, &user).await.unwrap();
    assert!(door.user(&one).await.is_err());
}

#[tokio::test]
async fn a_role_granted_here_holds_here_without_any_news() {
    let door = Door::new().await;
    let tokens = door.sign_in().await;
    assert!(door.proofs.operator(&tokens.access, None).await.is_err());
    db::transaction(&door.proofs.pool, async |tx| {
        role::grant_operator(tx, door.user).await
    })
    .await
    .unwrap();
    assert!(door.proofs.operator(&tokens.access, None).await.is_ok());
}

#[tokio::test]
async fn a_key_revoked_here_is_refused_here_without_any_news() {
    let door = Door::new().await;
    let pool = &door.proofs.pool;
    let granted = db::transaction(pool, async |tx| role::grant_operator(tx, door.user).await);
    granted.await.unwrap();
    let tokens = door.sign_in().await;
    let operator = door.proofs.operator(&tokens.access, None).await.unwrap();
    let asked: key::Scope = "shops:read".parse().unwrap();
    let name = "Bookkeeping".parse().unwrap();
    let draft = key::Draft::of::<Operator>(name, vec![asked], None).unwrap();
    let password = SecretString::from(PASSWORD);
    let made = key::create(pool, &door.proofs.keys, &operator, &password, &draft).await;
    let made = made.unwrap();
    for _ in 0..2 {
        let proven = door.proofs.operator(&made.secret, Some(asked)).await;
        assert_eq!(proven.unwrap().user().id(), door.user);
    }
    key::revoke(pool, &operator, made.key.id).await.unwrap();
    let refused = door.proofs.operator(&made.secret, Some(asked)).await;
    assert!(matches!(refused, Err(Error::Unauthenticated)));
}

#[tokio::test]
async fn a_proof_read_before_a_sign_out_and_kept_after_it_opens_nothing() {
    let door = Door::new().await;
    let tokens = door.sign_in().await;
    let (id, session) = door.proofs.keys.read(&tokens.access).unwrap();
    let ticket = door.proofs.memory.recall(session).unwrap_err();
    let proof = door.proofs.read(session).await.unwrap();
    let user = User { id, session };
    session::sign_out(&door.proofs.pool, &user).await.unwrap();
    door.proofs.memory.keep(&ticket, session, proof);
    assert!(door.user(&tokens).await.is_err());
}

#[tokio::test]
async fn a_change_that_was_rolled_back_is_none() {
    let door = Door::new().await;
    let tokens = door.sign_in().await;
    let user = door.user(&tokens).await.unwrap();
    let undone: Result<(), Error> = db::transaction(&door.proofs.pool, async |tx| {
        session::end_all(tx, user.id(), None, session::EndReason::SignedOut).await?;
        Err(Error::NotFound)
    })
    .await;
    assert!(undone.is_err());
    assert_eq!(door.user(&tokens).await.unwrap(), user);
}
