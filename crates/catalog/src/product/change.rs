//! Changes of a product and of one of its variants, by its seller.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use types::{CategoryId, CollectionId, Name, ProductId, ProductImageId, ShopId, Text, VariantId};

use super::create::{check_category, check_collection, collection_gone};
use super::draft::{
    self, check_code, check_description, check_price, check_price_sale, check_sale_dates,
    check_weight, name, optional, optional_name,
};
use super::lock::{bump_version, lock};
use super::{Attribute, Field, Product, SaleDates, Status, Table, attribute, ready, table};
use crate::error::Fault;
use crate::stock::{self, Count};
use crate::{Error, feed};
use auth::actor::Seller;
use db::schema::{products, variants};
use db::{Pool, Tx};

/// What is to change, unchecked; `None` leaves a part as it is.
#[derive(Debug, Clone, Default)]
pub struct Edit {
    /// A new title; the product keeps its URL.
    pub title: Option<String>,
    /// A new description.
    pub description: Option<String>,
    /// A new title in German; `Some(None)` or an empty one is none.
    pub title_de: Option<Option<String>>,
    /// A new description in German; `Some(None)` or an empty one is none.
    pub description_de: Option<Option<String>>,
    /// Another subcategory.
    pub category: Option<CategoryId>,
    /// Another collection in the subcategory; `Some(None)` takes it out of its one.
    pub collection: Option<Option<CollectionId>>,
    /// Another status.
    pub status: Option<Status>,
    /// A new specification.
    pub attributes: Option<Vec<Attribute>>,
    /// The version that the seller saw.
    pub seen: Option<i64>,
}

/// A change that keeps all rules a database need not be asked about.
#[derive(Debug, Clone)]
pub struct Change {
    title: Option<Name<200>>,
    description: Option<String>,
    title_de: Option<Option<Name<200>>>,
    description_de: Option<Option<Text<20_000>>>,
    category: Option<CategoryId>,
    collection: Option<Option<CollectionId>>,
    status: Option<Status>,
    attributes: Option<Vec<Attribute>>,
    seen: Option<i64>,
}

impl Change {
    /// Checks every rule; [`Error::Refused`] names each broken one.
    pub fn parse(raw: &Edit) -> Result<Self, Error> {
        let mut faults = Vec::new();
        let title = raw.title.as_deref();
        let title = title.and_then(|raw| name::<200>(raw, Field::Title, &mut faults));
        let description = raw.description.as_deref();
        let description = description.map(|raw| check_description(raw, &mut faults));
        let title_de = raw.title_de.as_ref();
        let title_de =
            title_de.map(|raw| optional_name(raw.as_deref(), Field::TitleDe, &mut faults));
        let text_de = raw.description_de.as_ref();
        let description_de =
            text_de.map(|raw| optional(raw.as_deref(), Field::DescriptionDe, &mut faults));
        let attributes = raw.attributes.as_deref();
        let attributes = attributes.map(|raw| attribute::check(raw, &mut faults));
        if !faults.is_empty() {
            return Err(Error::Refused(faults));
        }
        Ok(Self {
            title,
            description,
            title_de,
            description_de,
            category: raw.category,
            collection: raw.collection,
            status: raw.status,
            attributes,
            seen: raw.seen,
        })
    }
}

/// Changes the seller's product; another shop's is [`Error::NotFound`].
pub async fn update(
    pool: &Pool,
    seller: &Seller,
    product: ProductId,
    change: &Change,
) -> Result<Product, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        let before = lock(tx, seller.shop(), product, change.seen).await?;
        write(tx, seller.shop(), product, before, change).await?;
        bump_version(tx, product).await?;
        feed::notify(tx);
        super::own::load(tx, seller, product).await
    })
    .await
}

/// A product and its variants become others in one step; its stock is locked. Answers its
/// version from then on; one that is not as it was `seen` is [`Error::ProductChanged`].
pub(crate) async fn edit(
    tx: &mut Tx,
    shop: ShopId,
    product: ProductId,
    seen: i64,
    (change, table): (Option<&Change>, Option<&Table>),
) -> Result<i64, Error> {
    let before = lock(tx, shop, product, Some(seen)).await?;
    if let Some(change) = change {
        write(tx, shop, product, before, change).await?;
    }
    if let Some(table) = table {
        table::write(tx, shop, product, table).await?;
    }
    let version = bump_version(tx, product).await?;
    super::refresh_card(tx, product).await?;
    Ok(version)
}

/// A product that was sold goes out of sale for good. One that is not as it was `seen` is
/// [`Error::ProductChanged`].
pub(crate) async fn archive(
    tx: &mut Tx,
    shop: ShopId,
    product: ProductId,
    seen: i64,
) -> Result<i64, Error> {
    let mut status = lock(tx, shop, product, Some(seen)).await?;
    if status == Status::Active {
        set_status(tx, product, status, Status::Hidden).await?;
        status = Status::Hidden;
    }
    set_status(tx, product, status, Status::Archived).await?;
    let version = bump_version(tx, product).await?;
    feed::notify(tx);
    Ok(version)
}

/// A product that was archived a moment ago stands again where it did: for those who take an
/// archiving of many back, and for nobody else. One that is not as it was `seen` is
/// [`Error::ProductChanged`].
pub(crate) async fn restore(
    tx: &mut Tx,
    shop: ShopId,
    product: ProductId,
    seen: i64,
    to: Status,
) -> Result<(), Error> {
    lock(tx, shop, product, Some(seen)).await?;
    diesel::update(products::table.find(product))
        .set(products::status.eq(to))
        .execute(tx.conn())
        .await?;
    bump_version(tx, product).await?;
    feed::notify(tx);
    Ok(())
}

async fn write(
    tx: &mut Tx,
    shop: ShopId,
    product: ProductId,
    before: Status,
    change: &Change,
) -> Result<(), Error> {
    if let Some(status) = change.status {
        set_status(tx, product, before, status).await?;
    }
    if let Some(category) = change.category {
        set_category(tx, product, category).await?;
    }
    if let Some(collection) = change.collection {
        set_collection(tx, shop, product, collection).await?;
    }
    set_words(tx, product, change).await?;
    match change.status {
        Some(Status::Active) if before != Status::Active => ready::check(tx, product).await,
        _ => Ok(()),
    }
}

async fn set_status(
    tx: &mut Tx,
    product: ProductId,
    from: Status,
    to: Status,
) -> Result<(), Error> {
    if !from.may_become(to) {
        let allowed = from.allowed();
        return Err(Error::InvalidStatus { from, to, allowed });
    }
    diesel::sql_query(
        "update products set status = $2, published_at = case \
             when $2 = 'active' then coalesce(published_at, now()) else published_at end \
         where id = $1",
    )
    .bind::<diesel::sql_types::BigInt, _>(product)
    .bind::<diesel::sql_types::Text, _>(to)
    .execute(tx.conn())
    .await?;
    Ok(())
}

/// A collection belongs to one subcategory: a product that moves leaves it.
async fn set_category(tx: &mut Tx, product: ProductId, category: CategoryId) -> Result<(), Error> {
    check_category(tx, category, Field::Category).await?;
    diesel::update(products::table.find(product))
        .filter(products::category_id.ne(category))
        .set((
            products::category_id.eq(category),
            products::collection_id.eq(None::<i64>),
        ))
        .execute(tx.conn())
        .await?;
    Ok(())
}

async fn set_collection(
    tx: &mut Tx,
    shop: ShopId,
    product: ProductId,
    collection: Option<CollectionId>,
) -> Result<(), Error> {
    if let Some(collection) = collection {
        let category: CategoryId = products::table
            .find(product)
            .select(products::category_id)
            .first(tx.conn())
            .await?;
        check_collection(tx, shop, category, collection).await?;
    }
    diesel::update(products::table.find(product))
        .set(products::collection_id.eq(collection))
        .execute(tx.conn())
        .await
        .map_err(collection_gone)?;
    Ok(())
}

#[derive(AsChangeset)]
#[diesel(table_name = products)]
struct Words<'a> {
    title: Option<&'a str>,
    description: Option<&'a str>,
    title_de: Option<Option<&'a str>>,
    description_de: Option<Option<&'a str>>,
    attributes: Option<serde_json::Value>,
}

async fn set_words(tx: &mut Tx, product: ProductId, change: &Change) -> Result<(), Error> {
    let words = Words {
        title: change.title.as_ref().map(Name::as_str),
        description: change.description.as_deref(),
        title_de: change
            .title_de
            .as_ref()
            .map(|name| name.as_ref().map(Name::as_str)),
        description_de: change
            .description_de
            .as_ref()
            .map(|text| text.as_ref().map(Text::as_str)),
        attributes: change
            .attributes
            .as_ref()
            .map(|list| serde_json::json!(list)),
    };
    let is_said = words.title.is_some()
        || words.description.is_some()
        || words.title_de.is_some()
        || words.description_de.is_some()
        || words.attributes.is_some();
    if is_said {
        diesel::update(products::table.find(product))
            .set(&words)
            .execute(tx.conn())
            .await?;
    }
    Ok(())
}

/// What is to change about one variant, unchecked; `None` leaves a part as it is.
#[derive(Debug, Clone, Default)]
pub struct VariantChange {
    /// A new price in minor units.
    pub price: Option<i64>,
    /// A new reduced price; `Some(None)` ends the sale, with its dates.
    pub price_sale: Option<Option<i64>>,
    /// When the reduced price begins; `Some(None)` at once.
    pub sale_from: Option<Option<DateTime<Utc>>>,
    /// When the reduced price ends; `Some(None)` never.
    pub sale_until: Option<Option<DateTime<Utc>>>,
    /// How many are on the shelf.
    pub count: Option<Count>,
    /// A new article number; an empty one is none.
    pub sku: Option<String>,
    /// A new barcode; an empty one is none.
    pub barcode: Option<String>,
    /// A new weight in grams.
    pub weight: Option<Option<i64>>,
    /// Another of the product's pictures; `Some(None)` shows the product's own.
    pub image: Option<Option<ProductImageId>>,
    /// The product's version that the seller saw.
    pub seen: Option<i64>,
}

impl VariantChange {
    /// Whether it says more than how many there are.
    fn is_edit(&self) -> bool {
        self.price.is_some()
            || self.price_sale.is_some()
            || self.sale_from.is_some()
            || self.sale_until.is_some()
            || self.sku.is_some()
            || self.barcode.is_some()
            || self.weight.is_some()
            || self.image.is_some()
    }
}

/// Changes one of the seller's variants.
pub async fn update_variant(
    pool: &Pool,
    seller: &Seller,
    product: ProductId,
    variant: VariantId,
    change: &VariantChange,
) -> Result<Product, Error> {
    db::transaction_of_shop(pool, seller.wall(), async |tx| {
        set_variant(tx, seller.shop(), product, variant, change).await?;
        if let Some(count) = change.count {
            stock::count(tx, seller.shop(), product, variant, count).await?;
        }
        lock(tx, seller.shop(), product, change.seen).await?;
        if change.is_edit() {
            bump_version(tx, product).await?;
        }
        super::refresh_card(tx, product).await?;
        super::own::load(tx, seller, product).await
    })
    .await
}

/// The row is locked first: the new price is judged beside the reduced price that stands,
/// which must not change meanwhile.
async fn set_variant(
    tx: &mut Tx,
    shop: ShopId,
    product: ProductId,
    variant: VariantId,
    change: &VariantChange,
) -> Result<(), Error> {
    // not by a join, which would lock the product's row before the shelf's
    let own = products::table
        .filter(products::id.eq(product).and(products::shop_id.eq(shop)))
        .select(products::id);
    let (price, sale, from, until) = variants::table
        .filter(variants::id.eq(variant))
        .filter(variants::archived_at.is_null())
        .filter(variants::product_id.eq_any(own))
        .select((
            variants::price,
            variants::price_sale,
            variants::sale_from,
            variants::sale_until,
        ))
        .for_no_key_update()
        .first::<(i64, Option<i64>, _, _)>(tx.conn())
        .await
        .optional()?
        .ok_or(Error::NotFound)?;
    let mut faults = Vec::new();
    let wanted = change.price.unwrap_or(price);
    let price = check_price(wanted, Field::Price, &mut faults);
    let sale = change.price_sale.unwrap_or(sale);
    let dates = match change.price_sale {
        Some(None) => SaleDates::default(),
        _ => SaleDates { from, until },
    };
    let dates = SaleDates {
        from: change.sale_from.unwrap_or(dates.from),
        until: change.sale_until.unwrap_or(dates.until),
    };
    let places = (Field::SaleFrom, Field::SaleUntil);
    check_sale_dates(sale, dates, places, &mut faults);
    let sale = check_price_sale(wanted, sale, Field::PriceSale, &mut faults);
    let facts = facts(tx, product, change, &mut faults).await?;
    refuse(faults)?;
    let Some(price) = price else { return Ok(()) };
    diesel::update(variants::table.find(variant))
        .set((
            variants::price.eq(price),
            variants::price_sale.eq(sale),
            variants::sale_from.eq(dates.from),
            variants::sale_until.eq(dates.until),
            facts,
        ))
        .execute(tx.conn())
        .await?;
    Ok(())
}

#[derive(AsChangeset)]
#[diesel(table_name = variants)]
struct Facts {
    sku: Option<Option<String>>,
    barcode: Option<Option<String>>,
    weight: Option<Option<i32>>,
    image: Option<Option<String>>,
}

async fn facts(
    tx: &mut Tx,
    product: ProductId,
    change: &VariantChange,
    faults: &mut Vec<Fault>,
) -> Result<Facts, Error> {
    let code = |raw: &Option<String>, place, faults: &mut Vec<Fault>| {
        let raw = raw.as_deref();
        raw.map(|raw| check_code(Some(raw), place, faults))
    };
    let mut image = None;
    if let Some(wanted) = change.image {
        let pictures = super::image::urls(tx, product).await?;
        image = Some(super::image::shown(&pictures, wanted, Field::Image, faults));
    }
    Ok(Facts {
        sku: code(&change.sku, Field::Sku, faults),
        barcode: code(&change.barcode, Field::Barcode, faults),
        weight: change
            .weight
            .map(|grams| check_weight(grams, Field::Weight, faults)),
        image,
    })
}

/// Refuses a count of pieces that no shelf has.
pub(crate) fn check_stock(available: i64) -> Result<(), Error> {
    let mut faults = Vec::new();
    draft::check_stock(available, Field::Stock, &mut faults);
    refuse(faults)
}

fn refuse(faults: Vec<Fault>) -> Result<(), Error> {
    if faults.is_empty() {
        return Ok(());
    }
    Err(Error::Refused(faults))
}
