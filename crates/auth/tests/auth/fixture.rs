//! A database, keys, and an account mailer that puts emails into a folder.

use std::path::PathBuf;
use std::sync::Arc;

use auth::Error;
use auth::account::{self, Registration};
use auth::actor::{Authenticator, User};
use auth::email::{self, AccountMailer};
use auth::password::NewPassword;
use auth::profile::Username;
use auth::session::{self, Device, SignedIn, Tokens};
use auth::token::Keys;
use db::Pool;
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use jobs::Worker;
use mail::folder::Folder;
use mail::template::Brand;
use secrecy::SecretString;
use types::EmailAddress;

pub const ADA: &str = "ada@example.com";
pub const PASSWORD: &str = "engine of 1843";

pub struct Fixture {
    pub pool: Pool,
    pub keys: Keys,
    pub authenticator: Authenticator,
    folder: PathBuf,
    worker: Worker,
}

impl Fixture {
    pub async fn new() -> Self {
        let database = db::testing::database().await;
        let name = database.url.rsplit('/').next().unwrap();
        let folder = std::env::temp_dir().join(format!("emails-{name}"));
        let brand = Brand {
            name: "Helloshop".into(),
            public_url: "http://shop.test".into(),
        };
        let mailer = Arc::new(Folder::new(&folder));
        let account_mailer =
            AccountMailer::new(database.pool.clone(), mailer, move || brand.clone());
        let worker = Worker::new(database.pool.clone()).handle(email::JOB, move |payload| {
            let account_mailer = account_mailer.clone();
            async move { account_mailer.deliver(payload).await }
        });
        let keys = Keys::new(SecretString::from("a secret of at least 32 characters"));
        Self {
            authenticator: Authenticator::new(database.pool.clone(), keys.clone())
                .second_factor_required(false),
            pool: database.pool,
            keys,
            folder,
            worker,
        }
    }

    pub async fn register(&self, email: &str) -> Result<(), Error> {
        self.register_with(email, PASSWORD).await
    }

    pub async fn register_with(&self, email: &str, password: &str) -> Result<(), Error> {
        let registration = Registration {
            email: EmailAddress::parse(email).unwrap(),
            username: Username::parse("Ada").unwrap(),
            password: NewPassword::parse(password).unwrap(),
        };
        account::register(&self.pool, &self.keys, registration, &Device::default()).await
    }

    /// An activated account.
    pub async fn account(&self, email: &str) {
        self.register(email).await.unwrap();
        let token = self.link(email).await;
        account::activate(&self.pool, &token).await.unwrap();
    }

    pub async fn forgot(&self, email: &str) -> Result<(), Error> {
        let email = EmailAddress::parse(email).unwrap();
        account::forgot(&self.pool, &self.keys, &email, &Device::default()).await
    }

    pub async fn resend(&self, email: &str) -> Result<(), Error> {
        let email = EmailAddress::parse(email).unwrap();
        account::resend_activation(&self.pool, &self.keys, &email, &Device::default()).await
    }

    pub async fn change_password(
        &self,
        user: &User,
        current: &SecretString,
        next: &str,
    ) -> Result<(), Error> {
        let next = NewPassword::parse(next).unwrap();
        account::change_password(&self.pool, &self.keys, user, current, &next).await
    }

    pub async fn try_sign_in(&self, email: &str, password: &str) -> Result<SignedIn, Error> {
        self.try_from(email, password, &Device::default()).await
    }

    pub async fn try_from(
        &self,
        email: &str,
        password: &str,
        device: &Device,
    ) -> Result<SignedIn, Error> {
        let email = EmailAddress::parse(email).unwrap();
        let password = SecretString::from(password);
        session::sign_in(&self.pool, &self.keys, &email, &password, device).await
    }

    pub async fn sign_in(&self, email: &str) -> Tokens {
        let signed_in = self.try_sign_in(email, PASSWORD).await.unwrap();
        signed_in.tokens.expect("an activated account")
    }

    pub async fn authenticate(&self, tokens: &Tokens) -> Result<User, Error> {
        self.authenticator.user(&tokens.access).await
    }

    /// A signed-in person with an account of their own.
    pub async fn user(&self, email: &str) -> User {
        self.account(email).await;
        let tokens = self.sign_in(email).await;
        self.authenticate(&tokens).await.unwrap()
    }

    /// Delivers what waits and gives the subjects and texts to a person, newest first.
    pub async fn emails(&self, to: &str) -> Vec<mail::Email> {
        self.worker.run_due().await.unwrap();
        let sent = mail::folder::list(&self.folder, Some(to)).unwrap();
        sent.into_iter().map(|sent| sent.email).collect()
    }

    /// The token in the newest email to a person.
    pub async fn link(&self, to: &str) -> String {
        let emails = self.emails(to).await;
        let text = &emails[0].text;
        let (_, token) = text.split_once("?token=").expect("a link");
        token.split_whitespace().next().unwrap().to_owned()
    }

    /// The one text that a query answers.
    pub async fn text(&self, query: &str) -> String {
        #[derive(diesel::QueryableByName)]
        struct Row {
            #[diesel(sql_type = diesel::sql_types::Text)]
            text: String,
        }
        let mut conn = self.pool.get().await.unwrap();
        let row: Row = diesel::sql_query(format!("select ({query})::text as text"))
            .get_result(&mut conn)
            .await
            .unwrap();
        row.text
    }

    /// The one number that a query answers.
    pub async fn number(&self, query: &str) -> i64 {
        self.text(query).await.parse().unwrap()
    }

    pub async fn sql(&self, statement: &str) {
        let mut conn = self.pool.get().await.unwrap();
        conn.batch_execute(statement).await.unwrap();
    }
}

impl Drop for Fixture {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.folder).ok();
    }
}
