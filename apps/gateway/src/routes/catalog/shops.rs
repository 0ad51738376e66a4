//! Shops: the directory and each one's page.

use actix_web::{get, web};
use catalog::shop;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::{Slug, Text};
use utoipa::{IntoParams, ToSchema};

use super::cacheable::{Answer, Cacheable};
use super::wire::Tile;
use crate::cache::{Tag, Tags};
use crate::markdown::{self, Frame};
use crate::problem::{Fields, Problem};
use crate::query::{self, Query};
use crate::state::State;
use crate::wire;

/// A shop in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopCard {
    id: i64,
    #[schema(example = "clay-and-co")]
    pub slug: String,
    #[schema(example = "Clay & Co")]
    pub name: String,
    #[schema(required = true)]
    pub logo: Option<String>,
    pub tile: Tile,
    pub description: String,
    /// Mean of the reviews' stars, 1 to 5.
    #[schema(required = true, example = 4.7)]
    rating: Option<f64>,
    review_count: i32,
    /// Products on sale.
    product_count: i64,
    open_since: DateTime<Utc>,
    /// Pictures of its best sellers, at most four.
    thumbnails: Vec<String>,
}

/// One page of shops.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopPage {
    pub items: Vec<ShopCard>,
    /// From 1.
    pub page: i64,
    pub page_size: i64,
    /// The total number on all pages.
    pub total: i64,
}

/// A shop, as its page shows it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Shop {
    #[serde(flatten)]
    pub card: ShopCard,
    #[schema(required = true)]
    pub banner: Option<String>,
    /// The number of followers.
    follower_count: i64,
    /// The description as safe HTML; headings from level 3.
    pub description_html: String,
    /// The shipping policy, in Markdown; may be empty.
    pub shipping_policy: String,
    /// The same as safe HTML; headings from level 3.
    #[schema(example = "<p>Sent within two working days.</p>")]
    pub shipping_policy_html: String,
    /// The return policy, in Markdown; may be empty.
    pub return_policy: String,
    /// The same as safe HTML; headings from level 3.
    #[schema(example = "<p>Send it back within 30 days.</p>")]
    pub return_policy_html: String,
    /// Email address for shoppers; may be empty.
    #[schema(example = "hello@clay-and-co.example")]
    contact_email: String,
    /// Phone number for shoppers; may be empty.
    #[schema(example = "+1 503 555 0142")]
    contact_phone: String,
    #[schema(required = true)]
    holiday: Option<Holiday>,
    collections: Vec<Collection>,
}

/// A vacation, planned or under way: the shop's products are visible but cannot be bought.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct Holiday {
    starts: DateTime<Utc>,
    /// When the shop sells again.
    ends: DateTime<Utc>,
    /// The seller's note to shoppers; may be empty.
    #[schema(example = "We are at the fair in Austin.")]
    note: String,
}

impl From<shop::Holiday> for Holiday {
    fn from(holiday: shop::Holiday) -> Self {
        Self {
            starts: holiday.starts,
            ends: holiday.ends,
            note: holiday.note,
        }
    }
}

/// A shop's own collection.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Collection {
    id: i64,
    #[schema(example = "Salt glaze")]
    name: String,
    #[schema(example = "salt-glaze")]
    slug: String,
    /// The slugs above it.
    #[schema(example = "kitchen/mugs")]
    category_path: String,
}

/// A shop in a path.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct ShopPath {
    /// The shop.
    #[param(example = "clay-and-co")]
    pub slug: String,
}

/// Which shops of the directory.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct ListShops {
    /// Part of the name.
    #[param(example = "clay", max_length = 60)]
    q: Option<String>,
    /// `reviews` (the most reviewed first; default), `rating`, `newest` or `name`.
    #[param(example = "rating")]
    sort: Option<String>,
    /// From 1.
    #[param(minimum = 1)]
    page: Option<i64>,
    /// Items per page; default 24.
    #[param(minimum = 1, maximum = 100)]
    page_size: Option<i64>,
}

impl ListShops {
    /// What this part of an address after `?` asks for, in pages as long as the storefront's.
    pub fn of_page(query: &str) -> Result<shop::Search, Problem> {
        let asked = query::read::<Self>(query)?;
        let page_size = None;
        Self { page_size, ..asked }.parse()
    }

    fn parse(&self) -> Result<shop::Search, Problem> {
        let mut fields = Fields::default();
        let words = fields.take("/q", Text::parse_optional(self.q.as_deref()));
        let sort = self.sort.as_deref().map(shop::Sort::parse).transpose();
        let sort = fields.take("/sort", sort);
        let page = wire::page::take(&mut fields, self.page, self.page_size);
        let search = (|| {
            Some(shop::Search {
                only: None,
                words: words?,
                sort: sort?.unwrap_or_default(),
                page: page?,
            })
        })();
        fields.finish(search)
    }
}

/// The directory.
#[utoipa::path(
    operation_id = "listShops", tag = "catalog", summary = "Open shops", params(ListShops),
    responses((status = 200, description = "One page of shops", body = ShopPage)),
)]
#[get("/api/public/shops")]
pub async fn list_shops(state: web::Data<State>, query: Query<ListShops>) -> Answer<ShopPage> {
    shops(&state, &query.parse()?).await
}

/// A page of the open shops.
pub async fn shops(state: &State, search: &shop::Search) -> Answer<ShopPage> {
    let mut conn = state.pool.get().await?;
    let page = shop::list(&mut conn, search).await?;
    let page = ShopPage {
        items: page.items.into_iter().map(ShopCard::from).collect(),
        page: page.page,
        page_size: page.page_size,
        total: page.total,
    };
    Ok(Cacheable::new(page, Tags::of([Tag::Listings])))
}

/// One shop.
#[utoipa::path(
    operation_id = "getShop", tag = "catalog", summary = "An open shop",
    description = "Earlier addresses of the shop also work; `slug` is the present one.",
    params(ShopPath),
    responses((status = 200, description = "The shop", body = Shop)),
)]
#[get("/api/public/shops/{slug}")]
pub async fn get_shop(state: web::Data<State>, path: web::Path<ShopPath>) -> Answer<Shop> {
    shop(&state, &path.slug).await
}

/// The open shop that has this slug, or had it before; what is no slug names nothing.
pub async fn shop(state: &State, slug: &str) -> Answer<Shop> {
    let slug = Slug::parse(slug).map_err(|_| Problem::not_found())?;
    let mut conn = state.pool.get().await?;
    let shop = shop::find(&mut conn, &slug).await?.into();
    Ok(Cacheable::new(shop, Tags::of([Tag::Listings])))
}

impl From<shop::ShopCard> for ShopCard {
    fn from(shop: shop::ShopCard) -> Self {
        Self {
            id: shop.id.get(),
            slug: shop.slug,
            name: shop.name,
            logo: shop.logo,
            tile: shop.tile.into(),
            description: shop.description,
            rating: shop.rating,
            review_count: shop.review_count,
            product_count: shop.product_count,
            open_since: shop.open_since,
            thumbnails: shop.thumbnails,
        }
    }
}

impl From<shop::Shop> for Shop {
    fn from(shop: shop::Shop) -> Self {
        let collection = |collection: shop::Collection| Collection {
            id: collection.id.get(),
            name: collection.name,
            slug: collection.slug,
            category_path: collection.category_path,
        };
        Self {
            description_html: markdown::html(&shop.card.description, Frame::Section),
            shipping_policy_html: markdown::html(&shop.shipping_policy, Frame::Section),
            return_policy_html: markdown::html(&shop.return_policy, Frame::Section),
            card: shop.card.into(),
            banner: shop.banner,
            follower_count: shop.follower_count,
            shipping_policy: shop.shipping_policy,
            return_policy: shop.return_policy,
            contact_email: shop.contact_email,
            contact_phone: shop.contact_phone,
            holiday: shop.holiday.map(Holiday::from),
            collections: shop.collections.into_iter().map(collection).collect(),
        }
    }
}
