//! The list of the shop's products.

use actix_web::{get, web};
use auth::actor::ShopReader;
use catalog::product;
use serde::Deserialize;
use types::{CategoryId, CollectionId, PageRequest, Text};
use utoipa::{IntoParams, ToSchema};

use super::wire::{ProductStatus, SellerProductPage};
use crate::caller::Caller;
use crate::problem::{Answer, Fields, Problem};
use crate::query::Query;
use crate::state::State;
use crate::wire::page::PageQuery;

/// Which of the shop's products, and in which order.
#[derive(Debug, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct SellerProductsQuery {
    /// Part of a title, a SKU or a barcode.
    #[param(example = "mug", max_length = 200)]
    q: Option<String>,
    /// Only products with this status; by default all except archived ones.
    #[param(inline)]
    status: Option<ProductStatus>,
    /// Only products in this category or below it.
    category_id: Option<i64>,
    /// Only products in this collection.
    collection_id: Option<i64>,
    /// `out`: nothing is in stock. `low`: in stock, but a variant has no more than the shop's
    /// `lowStockAt`.
    #[param(inline)]
    stock: Option<StockFilter>,
    /// Default: `newest`.
    #[param(inline)]
    sort: Option<ProductSort>,
    /// Default: `asc`, but `desc` for `newest` and `updated`.
    #[param(inline)]
    direction: Option<SortDirection>,
}

/// Filter by stock.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum StockFilter {
    Low,
    Out,
}

/// The sort key of products.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ProductSort {
    Newest,
    Title,
    Price,
    Stock,
    Updated,
}

/// The sort direction.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SortDirection {
    Asc,
    Desc,
}

/// The caller's products.
#[utoipa::path(
    operation_id = "listSellerProducts", tag = "seller", summary = "The shop's products",
    security(("bearer" = [])), params(SellerProductsQuery, PageQuery),
    responses((status = 200, description = "One page, with the number of products by status", body = SellerProductPage)),
)]
#[get("")]
pub async fn list_seller_products(
    state: web::Data<State>,
    Caller(seller): Caller<ShopReader>,
    query: Query<SellerProductsQuery>,
    page: Query<PageQuery>,
) -> Answer<SellerProductPage> {
    let wanted = query.wanted(page.parse()?)?;
    let grid = product::list_own(&state.pool, &seller, &wanted).await?;
    Ok(web::Json(grid.into()))
}

impl SellerProductsQuery {
    /// What it asks for.
    pub fn wanted(&self, page: PageRequest) -> Result<product::GridSearch, Problem> {
        let mut fields = Fields::default();
        let text = fields.take("/q", Text::parse_optional(self.q.as_deref()));
        let sort = self.sort.map(product::Sort::from).unwrap_or_default();
        Ok(product::GridSearch {
            text: fields.finish(text)?,
            status: self.status.map(product::Status::from),
            category: self.category_id.map(CategoryId::new),
            collection: self.collection_id.map(CollectionId::new),
            stock: self.stock.map(product::StockFilter::from),
            sort,
            descending: match self.direction {
                Some(direction) => matches!(direction, SortDirection::Desc),
                None => sort.descends(),
            },
            page,
        })
    }
}

impl From<StockFilter> for product::StockFilter {
    fn from(filter: StockFilter) -> Self {
        match filter {
            StockFilter::Low => Self::Low,
            StockFilter::Out => Self::Out,
        }
    }
}

impl From<ProductSort> for product::Sort {
    fn from(sort: ProductSort) -> Self {
        match sort {
            ProductSort::Newest => Self::Newest,
            ProductSort::Title => Self::Title,
            ProductSort::Price => Self::Price,
            ProductSort::Stock => Self::Stock,
            ProductSort::Updated => Self::Updated,
        }
    }
}
