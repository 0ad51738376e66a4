//! The plan of the whole demo marketplace, created in memory before anything is written.

use chrono::{DateTime, Utc};
use paypal_emulator::PastCapture;

use super::catalogue::Catalogue;
use super::goods::Shelf;
use super::people::Crowd;
use super::pictures::Pictures;
use super::rows::Rows;
use super::sale::Books;
use super::{coupon, favorites, opinion, payout, shopping, tree, visit};

/// The coupon that some customers have used already.
pub const COUPON: &str = "HELLOSHOP";

/// What the plan depends on beside the catalog and the seed.
pub struct Setting {
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

/// Plans people, shops, goods, orders with all that came of them, and what buyers thought of them.
pub fn build(
    catalogue: &Catalogue,
    pictures: &Pictures,
    setting: &Setting,
) -> anyhow::Result<Market> {
    let mut rows = Rows::default();
    let crowd = Crowd::gather(&mut rows, catalogue, pictures, setting)?;
    let tree = tree::plant(&mut rows, catalogue, pictures)?;
    let shops = tree::open_shops(&mut rows, catalogue, pictures, setting, &crowd, &tree)?;
    let mut shelf = Shelf::fill(&mut rows, catalogue, pictures, setting, &tree, &shops)?;
    let mut books = Books::default();
    for sale in shopping::plan(&shelf, &crowd, setting.now) {
        books.enter(&mut rows, &mut shelf, &crowd, setting, &sale)?;
    }
    opinion::write(
        &mut rows,
        &mut shelf,
        catalogue,
        &crowd,
        &books.received,
        setting.now,
    );
    favorites::write(&mut rows, &shelf, &crowd, setting.now);
    visit::write(&mut rows, &shelf, setting.now);
    // the demo seller's comes first
    if let Some(shop) = shops.first() {
        coupon::write(&mut rows, shop, setting.coupon, setting.now);
        let owner = catalogue.shops.first();
        let owner = owner.map_or("", |shop| shop.owner.username.as_str());
        payout::write(&mut rows, shop, owner, &books.payable, setting)?;
    }
    // the other demo seller has still to name an account
    for (shop, known) in shops.iter().zip(&catalogue.shops).skip(2) {
        payout::to_paypal(&mut rows, shop, &known.owner.email);
    }
    tree::rate_shops(&mut rows, shops, &shelf);
    shelf.write(&mut rows);
    Ok(Market {
        rows,
        captures: books.captures,
    })
}
