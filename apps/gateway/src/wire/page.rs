//! The `page` and `pageSize` of a list.

use serde::Deserialize;
use types::PageRequest;
use utoipa::IntoParams;

use crate::problem::{Fields, Problem};

/// Which page of a list.
#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct PageQuery {
    /// The page, from 1.
    #[param(minimum = 1, example = 1)]
    pub page: Option<i64>,
    /// Items per page.
    #[param(minimum = 1, maximum = 100, example = 24)]
    pub page_size: Option<i64>,
}

impl PageQuery {
    /// Checks the bounds.
    pub fn parse(&self) -> Result<PageRequest, Problem> {
        let mut fields = Fields::default();
        let page = take(&mut fields, self.page, self.page_size);
        fields.finish(page)
    }
}

/// The page with so many rows; each of the two numbers is refused by its name.
pub fn take(fields: &mut Fields, page: Option<i64>, size: Option<i64>) -> Option<PageRequest> {
    let number = fields.take("/page", PageRequest::parse(page, None));
    let rows = fields.take("/pageSize", PageRequest::parse(None, size));
    number.and(rows)?;
    PageRequest::parse(page, size).ok()
}
