//! The plan of the whole demo marketplace, created in memory before anything is written.

use chrono::{DateTime, Utc};
use paypal_emulator::PastCapture;

use super::catalog::Catalog;
use super::people::Accounts;
use super::pictures::Pictures;
use super::products::Products;
use super::rows::Rows;
use super::sale::Books;
use super::{coupon, favorites, payout, reviews, shopping, shops_and_categories, views};

/// The coupon that some customers have used already.
pub const COUPON: &str = "HELLOSHOP";

/// What the plan depends on beside the catalog and the seed.
pub struct PlanInput {
    /// The moment of loading; all times are counted back from it.
    pub now: DateTime<Utc>,
    /// The hash of the password of all demo accounts.
    pub password_hash: String,
    /// The id of [`COUPON`].
    pub coupon: i64,
}

/// A planned marketplace.
pub struct Market {
    /// What goes into the database.
    pub rows: Rows,
    /// What the PayPal emulator is to know of.
    pub captures: Vec<PastCapture>,
}

/// Plans people, shops, products, orders with all that came of them, and reviews.
pub fn build(catalog: &Catalog, pictures: &Pictures, input: &PlanInput) -> anyhow::Result<Market> {
    let mut rows = Rows::default();
    let accounts = Accounts::create(&mut rows, catalog, pictures, input)?;
    let tree = shops_and_categories::add_categories(&mut rows, catalog, pictures)?;
    let shops =
        shops_and_categories::open_shops(&mut rows, catalog, pictures, input, &accounts, &tree)?;
    let mut products = Products::fill(&mut rows, catalog, pictures, input, &tree, &shops)?;
    let mut books = Books::default();
    for sale in shopping::plan(&products, &accounts, input.now) {
        books.enter(&mut rows, &mut products, &accounts, input, &sale)?;
    }
    reviews::write(
        &mut rows,
        &mut products,
        catalog,
        &accounts,
        &books.received,
        input.now,
    );
    favorites::write(&mut rows, &products, &accounts, input.now);
    views::write(&mut rows, &products, input.now);
    // the demo seller's comes first
    if let Some(shop) = shops.first() {
        coupon::write(&mut rows, shop, input.coupon, input.now);
        let owner = catalog.shops.first();
        let owner = owner.map_or("", |shop| shop.owner.username.as_str());
        payout::write(&mut rows, shop, owner, &books.payable, input)?;
    }
    // the other demo seller has still to name an account
    for (shop, known) in shops.iter().zip(&catalog.shops).skip(2) {
        payout::to_paypal(&mut rows, shop, &known.owner.email);
    }
    shops_and_categories::rate_shops(&mut rows, shops, &products);
    products.write(&mut rows);
    Ok(Market {
        rows,
        captures: books.captures,
    })
}
