//! The `page` and `pageSize` of a list.

use serde::Deserialize;
use types::PageRequest;
use utoipa::IntoParams;

use crate::problem::Problem;

/// Which page of a list.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
pub struct PageQuery {
    /// The page, from 1.
    #[param(minimum = 1, example = 1)]
    pub page: Option<i64>,
    /// Rows on a page.
    #[param(minimum = 1, maximum = 100, example = 24)]
    pub page_size: Option<i64>,
}

impl PageQuery {
    /// Checks the bounds.
    pub fn parse(&self) -> Result<PageRequest, Problem> {
        PageRequest::parse(self.page, self.page_size)
            .map_err(|invalid| Problem::invalid("/page", invalid))
    }
}
