//! Pages of a list: which one is shown, whether it has any items, and the address of the next one.

use actix_web::http::StatusCode;
use url::form_urlencoded::{Serializer, parse};

use super::noscript_writer::NoscriptWriter;
use super::page::{Page, Visit};

/// One page of a list.
#[derive(Debug, Clone, Copy)]
pub struct Paging {
    /// From 1.
    pub number: i64,
    pub size: i64,
    /// Rows on all pages.
    pub total: i64,
}

impl Paging {
    /// Puts it on the page that shows it. One behind the last is not there: 404, as search engines wish (<https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading>).
    pub fn show(self, page: &mut Page, visit: &Visit<'_>, writer: &NoscriptWriter<'_>) {
        if self.is_behind() {
            page.status = StatusCode::NOT_FOUND;
            page.has_canonical = false;
            page.noindex = true;
            return;
        }
        page.number = self.number;
        if self.goes_on() {
            let next = address(visit, self.number.saturating_add(1));
            page.noscript.list("", vec![writer.next(next)]);
        }
    }

    /// The first page is there even if the list is empty.
    fn is_behind(self) -> bool {
        let before = self.number.saturating_sub(1).saturating_mul(self.size);
        self.number > 1 && before >= self.total
    }

    fn goes_on(self) -> bool {
        self.number.saturating_mul(self.size) < self.total
    }
}

/// What is visited, turned to this page.
fn address(visit: &Visit<'_>, number: i64) -> String {
    let mut query = Serializer::new(String::new());
    let kept = parse(visit.query.as_bytes()).filter(|(name, _)| name != "page");
    query.extend_pairs(kept);
    query.append_pair("page", &number.to_string());
    format!("{}?{}", visit.path, query.finish())
}

#[cfg(test)]
mod tests {
    use super::Paging;

    #[test]
    fn a_list_ends_with_its_last_row() {
        let paging = |number, total| Paging {
            number,
            size: 24,
            total,
        };
        for (number, total, is_behind, goes_on) in [
            (1, 0, false, false),
            (1, 24, false, false),
            (1, 25, false, true),
            (2, 25, false, false),
            (2, 24, true, false),
            (999, 25, true, false),
        ] {
            let paging = paging(number, total);
            assert_eq!(
                (paging.is_behind(), paging.goes_on()),
                (is_behind, goes_on),
                "{paging:?}"
            );
        }
    }
}
