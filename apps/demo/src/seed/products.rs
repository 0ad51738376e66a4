//! Products with their variants, and how their stock changes while people buy.

use std::collections::BTreeMap;

use anyhow::Context;
use chrono::{DateTime, Duration, Utc};
use serde_json::{Value, json};

use super::catalog::{Catalog, Choice, Product};
use super::market::PlanInput;
use super::pictures::{Picture, Pictures};
use super::product_texts;
use super::rng::SeededRng;
use super::rows::Rows;
use super::shops_and_categories::{Leaf, OpenShop, Tree};
use super::variant::{self, Variant};

/// All products, in the order of their ids.
pub struct Products {
    /// The products.
    pub items: Vec<Item>,
}

/// A product.
pub struct Item {
    /// Its id.
    pub id: i64,
    /// What it is called.
    pub title: String,
    /// Its part of the URL.
    pub slug: String,
    /// The slug of its subcategory.
    pub category: String,
    /// The hue of its category.
    pub tile: String,
    /// Who sells it.
    pub shop: ShopRef,
    /// Where its first picture is served.
    pub thumbnail: Option<String>,
    /// Since when it can be bought.
    pub published_at: DateTime<Utc>,
    /// The slug of the collection of its shop.
    pub collection: Option<String>,
    /// How often it is bought, against others; a draft is not.
    pub popularity: i64,
    /// What can be bought of it.
    pub variants: Vec<Variant>,
    /// Stars of all reviews together.
    pub rating_sum: i64,
    /// How many reviews.
    pub review_count: i64,
    row: Value,
}

/// The shop of a product.
#[derive(Clone)]
pub struct ShopRef {
    /// Its id.
    pub id: i64,
    /// What it is called.
    pub name: String,
    /// Its part of the URL.
    pub slug: String,
    /// Who owns it.
    pub owner: i64,
}

impl ShopRef {
    fn of(shop: &OpenShop) -> Self {
        Self {
            id: shop.id,
            name: shop.name.clone(),
            slug: shop.slug.clone(),
            owner: shop.owner,
        }
    }
}

impl Products {
    /// Writes all products of the catalog, except for what buying changes.
    pub fn fill(
        rows: &mut Rows,
        catalog: &Catalog,
        pictures: &Pictures,
        input: &PlanInput,
        tree: &Tree,
        shops: &[OpenShop],
    ) -> anyhow::Result<Self> {
        let mut writer = ProductWriter {
            rows,
            pictures,
            shown: product_texts::titles_by_picture(&catalog.products),
            now: input.now,
            rng: SeededRng::new(2),
            next_variant: 1,
        };
        let by_slug: BTreeMap<_, _> = shops.iter().map(|s| (s.slug.as_str(), s)).collect();
        let mut items = Vec::new();
        for product in &catalog.products {
            let leaf = tree.get(&product.category);
            let leaf = leaf.with_context(|| format!("{} is in no category", product.title))?;
            let shop = by_slug.get(product.shop.as_str());
            let shop = shop.with_context(|| format!("nobody sells {}", product.title))?;
            let id = i64::try_from(items.len())? + 1;
            items.push(writer.item(id, product, leaf, shop)?);
        }
        Ok(Self { items })
    }

    /// Writes products, variants and stock as they stand in the end.
    pub fn write(self, rows: &mut Rows) {
        for item in self.items {
            let card = variant::card(&item.variants);
            let sold: i64 = item.variants.iter().map(|variant| variant.claimed).sum();
            let mut row = item.row;
            if let (Some(columns), Value::Object(card)) = (row.as_object_mut(), card) {
                columns.extend(card);
                columns.insert("rating_sum".to_owned(), item.rating_sum.into());
                columns.insert("review_count".to_owned(), item.review_count.into());
                columns.insert("sold_count".to_owned(), sold.into());
            }
            rows.add("products", row);
            for (position, one) in item.variants.iter().enumerate() {
                variant::write(rows, item.id, position, one, item.published_at);
            }
        }
    }
}

/// Writes products with their pictures and options.
struct ProductWriter<'a> {
    rows: &'a mut Rows,
    pictures: &'a Pictures,
    /// The titles of the products in each picture, by its name.
    shown: BTreeMap<&'a str, Vec<&'a str>>,
    now: DateTime<Utc>,
    rng: SeededRng,
    next_variant: i64,
}

impl ProductWriter<'_> {
    fn item(
        &mut self,
        id: i64,
        product: &Product,
        leaf: &Leaf,
        shop: &OpenShop,
    ) -> anyhow::Result<Item> {
        let published_at = self.published(shop.opened_at);
        let gallery = self.add_pictures(id, product)?;
        let values = self.options(id, &product.options)?;
        let mut variants = variant::all(product, &values, id, &shop.slug, &mut self.rng);
        for one in &mut variants {
            one.id = self.next_variant;
            self.next_variant += 1;
        }
        let roll = self.rng.between(1, 10);
        let thumbnail = gallery.first().map(|picture| picture.url.clone());
        Ok(Item {
            id,
            title: product.title.clone(),
            slug: product_texts::slug_of(&product.title),
            category: product.category.clone(),
            tile: leaf.tile.clone(),
            shop: ShopRef::of(shop),
            collection: product.collection.clone(),
            published_at,
            // dear things are bought more rarely
            popularity: match product.draft {
                true => 0,
                false => roll * roll * 400 / (product.price / 100 + 30) + 20,
            },
            variants,
            rating_sum: 0,
            review_count: 0,
            row: row(product, leaf, shop, thumbnail.as_deref(), published_at),
            thumbnail,
        })
    }

    /// One in eight is new, the rest older than the oldest order.
    fn published(&mut self, opened_at: DateTime<Utc>) -> DateTime<Utc> {
        let minutes = self.rng.between(0, 24 * 60);
        let days = if self.rng.in_thousand(125) {
            self.rng.between(1, 28)
        } else {
            let open = (self.now - opened_at).num_days();
            self.rng.between(92, open - 1)
        };
        self.now - Duration::days(days) - Duration::minutes(minutes)
    }

    fn add_pictures(&mut self, id: i64, product: &Product) -> anyhow::Result<Vec<Picture>> {
        let mut gallery = Vec::new();
        for (position, name) in product.pictures.iter().enumerate() {
            let picture = self.pictures.picture(name)?;
            let titles = self.shown.get(name.as_str()).map(Vec::as_slice);
            let alt = product_texts::alt(product, name, titles.unwrap_or_default());
            self.rows.add(
                "product_images",
                json!({
                    "product_id": id, "position": position, "url": picture.url,
                    "thumbnail": picture.url, "alt": alt,
                    "width": picture.side, "height": picture.side,
                }),
            );
            gallery.push(picture);
        }
        Ok(gallery)
    }

    /// Writes the options and answers, per option, its values with their ids and pictures.
    fn options(
        &mut self,
        id: i64,
        options: &[Choice],
    ) -> anyhow::Result<Vec<Vec<variant::Choosable>>> {
        let mut all = Vec::new();
        for (position, option) in options.iter().enumerate() {
            let row = json!({ "product_id": id, "position": position, "name": option.name });
            let option_id = self.rows.add("product_options", row);
            let mut values = Vec::new();
            for (position, value) in option.values.iter().enumerate() {
                let row = json!({ "option_id": option_id, "position": position, "value": value });
                let picture = option.pictures.get(position);
                let picture = picture
                    .map(|name| self.pictures.picture(name))
                    .transpose()?;
                values.push(variant::Choosable {
                    id: self.rows.add("option_values", row),
                    option: option.name.clone(),
                    value: value.clone(),
                    extra: option.extra.get(position).copied().unwrap_or(0),
                    picture: picture.map(|picture| picture.url),
                });
            }
            all.push(values);
        }
        Ok(all)
    }
}

/// The columns that are known before anybody buys.
fn row(
    product: &Product,
    leaf: &Leaf,
    shop: &OpenShop,
    thumbnail: Option<&str>,
    since: DateTime<Utc>,
) -> Value {
    let collection = product.collection.as_ref();
    json!({
        "shop_id": shop.id, "category_id": leaf.id,
        "collection_id": collection.and_then(|slug| shop.collections.get(slug)),
        "slug": product_texts::slug_of(&product.title), "title": product.title,
        "description": product.text,
        "title_de": product.de.as_ref().map(|german| &german.title),
        "description_de": product.de.as_ref().map(|german| &german.text).filter(|text| !text.is_empty()),
        "attributes": product_texts::attributes(product),
        "status": if product.draft { "draft" } else { "active" },
        "thumbnail": thumbnail, "published_at": (!product.draft).then_some(since),
        "created_at": since, "updated_at": since,
    })
}
