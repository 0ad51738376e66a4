//! A crowd of buyers. They are put into the database in one statement, cart and all, and come in
//! with a refresh token as browsers do that were here before: no password is asked.

use diesel::sql_types::{BigInt, Text};
use diesel_async::RunQueryDsl;
use futures_util::{StreamExt, stream};
use serde_json::json;

use super::{Client, Product, TestApp};

/// Somebody with one piece of a product in the cart.
#[derive(Clone)]
pub struct Buyer {
    pub client: Client,
    pub line: i64,
}

#[derive(diesel::QueryableByName)]
struct Person {
    #[diesel(sql_type = Text)]
    username: String,
    #[diesel(sql_type = BigInt)]
    line: i64,
}

impl TestApp {
    /// So many signed-in people who are about to buy a product, one piece each.
    pub async fn crowd(&self, count: usize, product: &Product) -> Vec<Buyer> {
        let people: Vec<Person> = diesel::sql_query(format!(
            "with person as ( \
                 insert into users (email, username, password_hash, activated_at) \
                 select 'buyer' || n || '@example.com', 'buyer' || n, '', now() \
                 from generate_series(1, {count}) n returning id, username \
             ), role as ( \
                 insert into user_roles (user_id, role) select id, 'ROLE_USER' from person \
             ), device as ( \
                 insert into sessions (user_id, expires_at) \
                 select id, now() + interval '1 day' from person returning id, user_id \
             ), token as ( \
                 insert into refresh_tokens (token_hash, session_id) \
                 select sha256(convert_to('token of ' || p.username, 'UTF8')), d.id \
                 from device d join person p on p.id = d.user_id \
             ), line as ( \
                 insert into cart_lines (user_id, variant_id, quantity) \
                 select id, {variant}, 1 from person returning id, user_id \
             ) \
             select p.username, l.id as line from person p join line l on l.user_id = p.id \
             order by l.id",
            variant = product.variant
        ))
        .load(&mut self.database.pool.get().await.unwrap())
        .await
        .unwrap();
        let come_in = people.into_iter().map(|person| self.come_in(person));
        stream::iter(come_in).buffered(4).collect().await
    }

    async fn come_in(&self, person: Person) -> Buyer {
        let token = json!({ "refreshToken": format!("token of {}", person.username) });
        let guest = self.guest();
        let session = guest.post("/auth/refresh-token", token).await.expect(200);
        Buyer {
            client: guest.with_token(session["accessToken"].as_str().unwrap()),
            line: person.line,
        }
    }
}
