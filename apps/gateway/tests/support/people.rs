//! People with accounts. They are put into the database with one shared password hash and
//! then sign in as everybody does.

use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use serde_json::json;

use super::{Client, TestApp};

/// Everybody's password.
pub const PASSWORD: &str = "correct horse battery";

#[derive(diesel::QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

impl TestApp {
    /// A signed-in shopper.
    pub async fn shopper(&self, name: &str) -> Client {
        self.account(name).await;
        self.sign_in(name).await
    }

    /// A signed-in seller with an open shop of the same name.
    pub async fn seller(&self, name: &str) -> Client {
        let user = self.account(name).await;
        let mut conn = self.database.pool.get().await.unwrap();
        let shop: Id = diesel::sql_query(
            "insert into shops (owner_id, name, slug, status) values ($1, $2, $2, 'approved') returning id",
        )
        .bind::<BigInt, _>(user)
        .bind::<Text, _>(name)
        .get_result(&mut conn)
        .await
        .unwrap();
        diesel::sql_query(
            "insert into user_roles (user_id, role, shop_id) values ($1, 'ROLE_SHOP_MANAGER', $2)",
        )
        .bind::<BigInt, _>(user)
        .bind::<BigInt, _>(shop.id)
        .execute(&mut conn)
        .await
        .unwrap();
        self.sign_in(name).await
    }

    /// A signed-in operator who has just confirmed that it is them.
    pub async fn operator(&self, name: &str) -> Client {
        let operator = self.unconfirmed_operator(name).await;
        self.sql(&format!(
            "update sessions set confirmed_at = now() \
             where user_id = (select id from users where username = '{name}')"
        ))
        .await;
        operator
    }

    /// A signed-in operator.
    pub async fn unconfirmed_operator(&self, name: &str) -> Client {
        let operator = self.one_step_operator(name).await;
        // on from now, so that signing in wanted no code
        self.sql(&format!(
            "insert into second_factors (user_id, secret, confirmed_at) \
             select id, '\\x0000000000', now() from users where username = '{name}'"
        ))
        .await;
        operator
    }

    /// A signed-in operator who has not switched two-step sign-in on.
    pub async fn one_step_operator(&self, name: &str) -> Client {
        let user = self.account(name).await;
        let mut conn = self.database.pool.get().await.unwrap();
        diesel::sql_query("insert into user_roles (user_id, role) values ($1, 'ROLE_ADMIN')")
            .bind::<BigInt, _>(user)
            .execute(&mut conn)
            .await
            .unwrap();
        self.sign_in(name).await
    }

    /// Many signed-in shoppers.
    pub async fn shoppers(&self, count: usize) -> Vec<Client> {
        let mut shoppers = Vec::new();
        for number in 0..count {
            shoppers.push(self.shopper(&format!("buyer{number}")).await);
        }
        shoppers
    }

    async fn account(&self, name: &str) -> i64 {
        let hash = self.password_hash().await;
        let mut conn = self.database.pool.get().await.unwrap();
        let user: Id = diesel::sql_query(
            "insert into users (email, username, password_hash, activated_at) values ($1, $2, $3, now()) returning id",
        )
        .bind::<Text, _>(format!("{name}@example.com"))
        .bind::<Text, _>(name)
        .bind::<Text, _>(hash)
        .get_result(&mut conn)
        .await
        .unwrap();
        diesel::sql_query("insert into user_roles (user_id, role) values ($1, 'ROLE_USER')")
            .bind::<BigInt, _>(user.id)
            .execute(&mut conn)
            .await
            .unwrap();
        user.id
    }

    async fn password_hash(&self) -> String {
        static HASH: tokio::sync::OnceCell<String> = tokio::sync::OnceCell::const_new();
        let hash = HASH.get_or_init(|| async {
            auth::password::NewPassword::parse(PASSWORD)
                .unwrap()
                .hash(&[])
                .await
                .unwrap()
        });
        hash.await.clone()
    }

    pub async fn sign_in(&self, name: &str) -> Client {
        let body = json!({ "email": format!("{name}@example.com"), "password": PASSWORD });
        let session = self
            .guest()
            .post("/api/auth/signin", body)
            .await
            .expect(200);
        self.guest().with_token(session["token"].as_str().unwrap())
    }
}
