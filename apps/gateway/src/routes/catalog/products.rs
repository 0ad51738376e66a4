//! The one listing behind category, shop and search pages.

use actix_web::{get, web};
use catalog::listing;
use search::{CategoryPath, Filters, MinRating, PriceRange, Query, SearchText, Sort};
use serde::{Deserialize, Serialize};
use types::{PageRequest, Slug};
use utoipa::IntoParams;

use super::fresh::{Answer, Fresh};
use super::wire::CardPage;
use crate::problem::{Fields, Problem};
use crate::state::State;

/// Words, filters, order and page of a listing; all filters given must hold.
#[derive(Debug, Default, Deserialize, Serialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct ListProducts {
    /// Words to look for; the last one may be unfinished. Quotes and `-word` are understood.
    #[param(example = "blue mug", max_length = 200)]
    pub q: Option<String>,
    /// `category`, `category/sub-category` or `category/sub-category/collection`.
    #[param(example = "kitchen/mugs")]
    pub category: Option<String>,
    /// A shop's slug.
    #[param(example = "juniper-clay")]
    pub shop: Option<String>,
    /// Least that may be paid, in minor units.
    #[param(example = 1000, minimum = 0)]
    min_price: Option<i64>,
    /// Most that may be paid, in minor units.
    #[param(example = 5000, minimum = 0)]
    max_price: Option<i64>,
    /// Least mean of stars.
    #[param(example = 4.5, minimum = 0, maximum = 5)]
    min_rating: Option<f64>,
    /// `true`: only what is reduced.
    on_sale: Option<bool>,
    /// `true`: only what can be bought now.
    in_stock: Option<bool>,
    /// `relevance` (with `q`), `newest`, `best_selling`, `rating`, `price_asc`, `price_desc`
    /// or `discount`. Without it `relevance` with `q`, else `best_selling`.
    #[param(example = "best_selling")]
    sort: Option<String>,
    /// From 1.
    #[param(minimum = 1)]
    pub page: Option<i64>,
    /// 24 unless said otherwise.
    #[param(minimum = 1, maximum = 100)]
    pub page_size: Option<i64>,
}

impl ListProducts {
    /// The search in the words of the trade; every refused parameter is named.
    fn parse(&self) -> Result<Query, Problem> {
        let mut fields = Fields::default();
        let text = fields.take("/q", SearchText::parse(self.q.as_deref()));
        let category = self
            .category
            .as_deref()
            .map(CategoryPath::parse)
            .transpose();
        let category = fields.take("/category", category);
        let shop = self.shop.as_deref().map(Slug::parse).transpose();
        let shop = fields.take("/shop", shop);
        let price = PriceRange::parse(self.min_price, self.max_price);
        let price = fields.take("/minPrice", price);
        let rating = self.min_rating.map(MinRating::parse).transpose();
        let rating = fields.take("/minRating", rating);
        let sort = self
            .sort
            .as_deref()
            .map_or(Ok(Sort::Relevance), Sort::parse);
        let sort = fields.take("/sort", sort);
        let page = PageRequest::parse(self.page, self.page_size);
        let page = fields.take("/page", page);
        let filters = (|| {
            Some(Filters {
                category: category?,
                shops: shop?.into_iter().collect(),
                price: price?,
                min_rating: rating?,
                on_sale: self.on_sale.unwrap_or(false),
                in_stock: self.in_stock.unwrap_or(false),
                options: Vec::new(),
            })
        })();
        let query = (|| {
            Some(Query {
                text: text?,
                filters: filters?,
                sort: sort?,
                page: page?,
            })
        })();
        fields.finish(query)
    }
}

/// The one listing behind category, shop and search pages.
#[utoipa::path(
    operation_id = "listProducts", tag = "catalog", summary = "Products on sale, found and sorted",
    params(ListProducts),
    responses((status = 200, description = "One page of cards", body = CardPage)),
)]
#[get("/api/public/products")]
pub async fn list_products(
    state: web::Data<State>,
    query: web::Query<ListProducts>,
) -> Answer<CardPage> {
    Ok(Fresh(products(&state, &query).await?))
}

/// One page of what this asks for.
pub async fn products(state: &State, query: &ListProducts) -> Result<CardPage, Problem> {
    let query = query.parse()?;
    let mut conn = state.pool.get().await?;
    Ok(listing::list(&mut conn, &query).await?.into())
}
