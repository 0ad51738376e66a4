//! A small marketplace per test, with sellers who signed in.

mod folder;
pub mod shelf;
mod submissions;

use std::time::Duration;

use auth::actor::{Authenticator, Operator, Seller, User};
use auth::password::NewPassword;
use auth::profile::Username;
use auth::session::{self, Device};
use auth::token::Keys;
use auth::{account, role};
use catalog::feed::{self, Feed};
use catalog::listing::Listings;
use catalog::product::{self, Draft, Product, Submission};
use catalog::review::{self, NewReview, Review, Stars};
use catalog::shop::{self, NewShop};
use db::testing::{TestDatabase, database};
use db::{Conn, Pool, Reads};
use diesel::QueryableByName;
use diesel::sql_types::BigInt;
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use secrecy::SecretString;
use types::{CategoryId, EmailAddress, Name, OrderLineId, Text};

pub use folder::Folder;
pub use submissions::{latest, option, shirt, submission, value, variant};

/// How many wait for a row that another one holds.
pub const WAITING: &str = "select count(*) from pg_stat_activity \
    where datname = current_database() and wait_event_type = 'Lock'";
const PASSWORD: &str = "demo-password-1";

pub struct Market {
    database: TestDatabase,
    listings: Listings,
    feed: Feed,
    _folder: Folder,
    keys: Keys,
    authenticator: Authenticator,
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

impl Market {
    /// Two categories with two sub-categories each.
    pub async fn open() -> Self {
        let database = database().await;
        let keys = Keys::new(SecretString::from("a test secret of 32 characters!!"));
        let folder = Folder::new();
        let listings = Listings::new(search::Index::open(&folder.0).unwrap());
        let own = Pool::connect(&database.url, &feed::pool_settings())
            .await
            .unwrap();
        let market = Self {
            feed: Feed::new(
                (own.clone(), Reads::of(&own)),
                &database.pool,
                listings.clone(),
            ),
            listings,
            _folder: folder,
            authenticator: Authenticator::new(database.pool.clone(), keys.clone())
                .second_factor_required(false),
            database,
            keys,
        };
        market
            .sql(
                "insert into categories (name, slug, position, is_show_suggest, tile) values \
                 ('Kitchen', 'kitchen', 0, true, 'mint'), ('Garden', 'garden', 1, false, 'sky'); \
                 insert into categories (parent_id, name, slug, position, tile) \
                 select c.id, k.name, k.slug, k.position, c.tile from categories c, (values \
                     ('kitchen', 'Mugs', 'mugs', 0), ('kitchen', 'Bowls', 'bowls', 1), \
                     ('garden', 'Pots', 'pots', 0), ('garden', 'Tools', 'tools', 1)) \
                     as k (parent, name, slug, position) \
                 where c.slug = k.parent",
            )
            .await;
        market
    }

    pub fn pool(&self) -> &Pool {
        &self.database.pool
    }

    pub fn url(&self) -> &str {
        &self.database.url
    }

    /// What keeps the listings as the database is.
    pub fn feed(&self) -> &Feed {
        &self.feed
    }

    /// The listings, which show all that is committed by now.
    pub async fn listings(&self) -> &Listings {
        self.feed.catch_up().await.unwrap();
        &self.listings
    }

    pub async fn conn(&self) -> Conn {
        self.pool().get().await.unwrap()
    }

    pub async fn sql(&self, statement: &str) {
        self.conn().await.batch_execute(statement).await.unwrap();
    }

    /// The one number that a query answers.
    pub async fn number(&self, query: &str) -> i64 {
        let query = format!("select ({query})::bigint as id");
        let row: Id = diesel::sql_query(query)
            .get_result(&mut self.conn().await)
            .await
            .unwrap();
        row.id
    }

    /// Waits until a query answers this number, a minute at most.
    pub async fn until(&self, query: &str, number: i64) {
        for _ in 0..6000 {
            if self.number(query).await == number {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("{query}: {}, not {number}", self.number(query).await);
    }

    pub async fn sub_category(&self, slug: &str) -> CategoryId {
        let query =
            format!("select id from categories where parent_id is not null and slug = '{slug}'");
        CategoryId::new(self.number(&query).await)
    }

    async fn bearer(&self, name: &str) -> String {
        let email = EmailAddress::parse(&format!("{name}@example.com")).unwrap();
        let hash = NewPassword::parse(PASSWORD)
            .unwrap()
            .hash(&[])
            .await
            .unwrap();
        let username = Username::parse(name).unwrap();
        db::transaction(self.pool(), async |tx| {
            account::open(tx, &email, &username, &hash).await
        })
        .await
        .unwrap();
        let (password, device) = (SecretString::from(PASSWORD), Device::default());
        let signed_in = session::sign_in(self.pool(), &self.keys, &email, &password, &device);
        signed_in.await.unwrap().tokens.unwrap().access
    }

    pub async fn user(&self, name: &str) -> User {
        let bearer = self.bearer(name).await;
        self.authenticator.user(&bearer).await.unwrap()
    }

    pub async fn operator(&self, name: &str) -> Operator {
        let bearer = self.bearer(name).await;
        let user = self.authenticator.user(&bearer).await.unwrap();
        db::transaction(self.pool(), async |tx| {
            role::grant_operator(tx, user.id()).await
        })
        .await
        .unwrap();
        self.authenticator.operator(&bearer, None).await.unwrap()
    }

    /// What somebody says about a product; each line is reviewed once.
    pub async fn review(
        &self,
        author: &User,
        product: &Product,
        line: i64,
        stars: i64,
    ) -> Result<Review, catalog::Error> {
        let new = NewReview {
            line: OrderLineId::new(line),
            product: product.id,
            choice: None,
            author: "Ada".to_owned(),
            stars: Stars::parse(stars).unwrap(),
            text: Some(Text::parse("Good").unwrap()),
            photos: Vec::new(),
        };
        db::transaction(self.pool(), async |tx| review::add(tx, author, &new).await).await
    }

    /// Stars and number of reviews as the product and the shop count them.
    pub async fn ratings(&self) -> [i64; 4] {
        let mut ratings = [0; 4];
        for (rating, counted) in ratings.iter_mut().zip([
            "rating_sum from products",
            "review_count from products",
            "rating_sum from shops",
            "review_count from shops",
        ]) {
            *rating = self.number(&format!("select {counted}")).await;
        }
        ratings
    }

    /// A person with an approved shop of that name.
    pub async fn seller(&self, name: &str) -> Seller {
        let bearer = self.bearer(name).await;
        let user = self.authenticator.user(&bearer).await.unwrap();
        let new = NewShop {
            name: Name::parse(name).unwrap(),
            description: Text::parse("A shop").unwrap(),
            approve: true,
        };
        db::transaction(self.pool(), async |tx| -> Result<(), catalog::Error> {
            let shop = shop::apply(tx, &user, &new).await?;
            role::grant_shop(tx, user.id(), shop).await.unwrap();
            Ok(())
        })
        .await
        .unwrap();
        self.authenticator.seller(&bearer, None).await.unwrap()
    }

    /// Puts a submission into a shop.
    pub async fn create(&self, seller: &Seller, new: &Submission) -> Product {
        let draft = Draft::parse(new).unwrap();
        product::create(self.pool(), seller, None, &draft)
            .await
            .unwrap()
    }

    /// An active product of one kind in sub-category `mugs`, ten in stock.
    pub async fn simple(&self, seller: &Seller, title: &str, price: i64) -> Product {
        let category = self.sub_category("mugs").await;
        self.create(seller, &submission(category, title, price))
            .await
    }
}
