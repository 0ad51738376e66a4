//! Pages of a list: numbered from 1, 24 rows by default, 100 at most.

use serde::Serialize;

use crate::Invalid;

/// The requested page of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageRequest {
    page: i64,
    page_size: i64,
}

/// The first page, of the usual size.
impl Default for PageRequest {
    fn default() -> Self {
        Self::FIRST
    }
}

impl PageRequest {
    /// Rows on a page when nothing is said.
    pub const DEFAULT_SIZE: i64 = 24;
    /// Most rows on one page.
    pub const MAX_SIZE: i64 = 100;
    /// Deepest page; beyond it a filter serves better.
    pub const MAX_PAGE: i64 = 10_000;

    /// The first page, of the usual size.
    pub const FIRST: Self = Self {
        page: 1,
        page_size: Self::DEFAULT_SIZE,
    };

    /// Checks the bounds; `None` takes the default.
    pub fn parse(page: Option<i64>, page_size: Option<i64>) -> Result<Self, Invalid> {
        let page = page.unwrap_or(1);
        let page_size = page_size.unwrap_or(Self::DEFAULT_SIZE);
        if !(1..=Self::MAX_PAGE).contains(&page) {
            let message = format!("page goes from 1 to {}", Self::MAX_PAGE);
            return Err(Invalid::new("page_out_of_range", message));
        }
        if !(1..=Self::MAX_SIZE).contains(&page_size) {
            let message = format!("pageSize goes from 1 to {}", Self::MAX_SIZE);
            return Err(Invalid::new("page_size_out_of_range", message));
        }
        Ok(Self { page, page_size })
    }

    /// The page, from 1.
    pub const fn page(self) -> i64 {
        self.page
    }

    /// SQL `limit`.
    pub const fn limit(self) -> i64 {
        self.page_size
    }

    /// SQL `offset`.
    pub const fn offset(self) -> i64 {
        (self.page - 1) * self.page_size
    }
}

/// One page of a list with the total over all pages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Page<T> {
    /// The rows.
    pub items: Vec<T>,
    /// The page, from 1.
    pub page: i64,
    /// Rows a page.
    pub page_size: i64,
    /// Rows of all pages.
    pub total: i64,
}

impl<T> Page<T> {
    /// The rows found for a request.
    pub fn new(request: PageRequest, items: Vec<T>, total: i64) -> Self {
        Self {
            items,
            page: request.page,
            page_size: request.page_size,
            total,
        }
    }

    /// The same page with each row converted.
    pub fn map<U>(self, turn: impl FnMut(T) -> U) -> Page<U> {
        Page {
            items: self.items.into_iter().map(turn).collect(),
            page: self.page,
            page_size: self.page_size,
            total: self.total,
        }
    }
}
