//! A small marketplace per test, with sellers who signed in.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use auth::actor::{Operator, Proofs, Seller, User};
use auth::password::NewPassword;
use auth::profile::Username;
use auth::session::{self, Device};
use auth::token::Keys;
use auth::{account, role};
use catalog::feed::{self, Feed};
use catalog::listing::Listings;
use catalog::product::{
    self, Draft, Product, Status, Submission, SubmittedOption, SubmittedVariant,
};
use catalog::review::{self, NewReview, Query, Review, Sort, Stars};
use catalog::shop::{self, NewShop};
use db::testing::{TestDatabase, database};
use db::{Conn, Pool};
use diesel::QueryableByName;
use diesel::sql_types::BigInt;
use diesel_async::{RunQueryDsl, SimpleAsyncConnection};
use secrecy::SecretString;
use types::{CategoryId, Email, OptionValueId, OrderLineId, PageRequest, Text};

const PASSWORD: &str = "demo-password-1";

pub struct Market {
    database: TestDatabase,
    listings: Listings,
    feed: Feed,
    _folder: Folder,
    keys: Keys,
    proofs: Proofs,
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
            feed: Feed::new(own, &database.pool, listings.clone()),
            listings,
            _folder: folder,
            proofs: Proofs::new(database.pool.clone(), keys.clone()),
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

    pub async fn sub_category(&self, slug: &str) -> CategoryId {
        let query =
            format!("select id from categories where parent_id is not null and slug = '{slug}'");
        CategoryId::new(self.number(&query).await)
    }

    async fn bearer(&self, name: &str) -> String {
        let email = Email::parse(&format!("{name}@example.com")).unwrap();
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
        self.proofs.user(&bearer).await.unwrap()
    }

    pub async fn operator(&self, name: &str) -> Operator {
        let bearer = self.bearer(name).await;
        let user = self.proofs.user(&bearer).await.unwrap();
        db::transaction(self.pool(), async |tx| {
            role::grant_operator(tx, user.id()).await
        })
        .await
        .unwrap();
        self.proofs.operator(&bearer).await.unwrap()
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
        let user = self.proofs.user(&bearer).await.unwrap();
        let new = NewShop {
            name: Text::parse(name).unwrap(),
            description: Text::parse("A shop").unwrap(),
            approve: true,
        };
        db::transaction(self.pool(), async |tx| -> Result<(), catalog::Error> {
            let shop = shop::create(tx, &user, new.clone()).await?;
            role::grant_shop(tx, user.id(), shop).await.unwrap();
            Ok(())
        })
        .await
        .unwrap();
        self.proofs.seller(&bearer).await.unwrap()
    }

    /// Puts a submission into a shop.
    pub async fn create(&self, seller: &Seller, new: &Submission) -> Product {
        let draft = Draft::parse(new).unwrap();
        product::create(self.pool(), seller, &draft).await.unwrap()
    }

    /// An active product of one kind in sub-category `mugs`, ten in stock.
    pub async fn simple(&self, seller: &Seller, title: &str, price: i64) -> Product {
        let category = self.sub_category("mugs").await;
        self.create(seller, &submission(category, title, price))
            .await
    }
}

/// A folder of its own for an index, gone with the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("helloshop-index-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The latest reviews, of whatever kind.
pub fn latest() -> Query {
    Query {
        rating: None,
        photos: false,
        sort: Sort::Newest,
        page: PageRequest::FIRST,
    }
}

/// An active product of one kind, ten in stock.
pub fn submission(category: CategoryId, title: &str, price: i64) -> Submission {
    Submission {
        title: title.to_owned(),
        description: String::new(),
        category,
        collection: None,
        status: Status::Active,
        attributes: Vec::new(),
        options: Vec::new(),
        variants: vec![variant(&[], price)],
    }
}

pub fn variant(values: &[&str], price: i64) -> SubmittedVariant {
    SubmittedVariant {
        values: values.iter().map(ToString::to_string).collect(),
        sku: None,
        price,
        price_sale: None,
        stock: 10,
    }
}

pub fn option(name: &str, values: &[&str]) -> SubmittedOption {
    SubmittedOption {
        name: name.to_owned(),
        values: values.iter().map(ToString::to_string).collect(),
    }
}

/// A shirt in two colours and two sizes; the blue one in XL is not made.
pub fn shirt(category: CategoryId) -> Submission {
    Submission {
        options: vec![
            option("Colour", &["Red", "Blue"]),
            option("Size", &["M", "XL"]),
        ],
        variants: vec![
            variant(&["Red", "M"], 2000),
            variant(&["Red", "XL"], 2400),
            variant(&["Blue", "M"], 1800),
        ],
        ..submission(category, "Shirt", 1)
    }
}

/// The id of a value of a product's option.
pub fn value(product: &Product, value: &str) -> OptionValueId {
    let mut values = product.options.iter().flat_map(|option| &option.values);
    values.find(|known| known.value == value).unwrap().id
}
