//! Which screen an address shows, as far as the first response depends on it. Only the storefront's
//! own router decides what a visitor sees; an address unknown here is just served without the data
//! that its page will need.

use content::original;

use super::addresses;
use crate::routes::catalog::listing_query::ListProducts;

/// How many cards the storefront shows on a page of a listing.
const CARDS: i64 = 24;

/// A screen with what its address says.
#[derive(Debug, PartialEq)]
pub enum Screen<'a> {
    Home,
    Product(&'a str),
    /// A category, its subcategory and a shop's collection in that.
    Category(&'a str, Option<&'a str>, Option<&'a str>),
    Shop(&'a str),
    Search,
    Vendors,
    /// A wishlist that somebody shares, by the secret of its link.
    SharedWishlist(&'a str),
    Info(&'a str),
    /// A page whose content is not known here.
    Other,
    /// No page at all.
    Missing,
}

impl<'a> Screen<'a> {
    /// The screen at this path.
    pub fn at(path: &'a str) -> Self {
        let mut steps = path.trim_matches('/').split('/');
        let first = steps.next().unwrap_or_default();
        match (
            first,
            steps.next(),
            steps.next(),
            steps.next(),
            steps.next(),
        ) {
            ("", None, ..) => Self::Home,
            ("product", Some(slug), None, ..) => Self::Product(slug),
            ("category", Some(top), sub, collection, None) => Self::Category(top, sub, collection),
            ("shop", Some(slug), None, ..) => Self::Shop(slug),
            ("search", None, ..) => Self::Search,
            ("vendors", None, ..) => Self::Vendors,
            ("wishlist", Some(token), None, ..) => Self::SharedWishlist(token),
            (page, None, ..) if is_information(page) => Self::Info(page),
            // the frame of all pages, which the service worker keeps
            ("index.html", None, ..) => Self::Other,
            _ if addresses::has_page(path) => Self::Other,
            _ => Self::Missing,
        }
    }

    /// What its listing asks for: the screen's own scope, narrowed by the address. `None`
    /// without a listing, or if the address makes no sense.
    pub fn listing(&self, query: &str) -> Option<ListProducts> {
        let mut listing = ListProducts::read(query).ok()?;
        listing.q = listing.q.map(|words| words.trim().to_owned());
        match self {
            Self::Category(top, sub, collection) => {
                let steps = [Some(*top), *sub, *collection];
                let path: Vec<&str> = steps.into_iter().flatten().collect();
                listing.category = Some(path.join("/"));
            }
            Self::Shop(_) if shows_no_products(query) => return None,
            Self::Shop(slug) => listing.shop = vec![(*slug).to_owned()],
            Self::Search => listing.q = listing.q.filter(|words| !words.is_empty()),
            _ => return None,
        }
        listing.page.get_or_insert(1);
        listing.page_size = Some(CARDS);
        Some(listing)
    }
}

/// Whether another view of a shop than its products is asked for.
fn shows_no_products(query: &str) -> bool {
    let mut named = url::form_urlencoded::parse(query.as_bytes());
    named.any(|(name, value)| name == "tab" && (value == "about" || value == "reviews"))
}

/// Whether this is the name of a page of text that the marketplace writes.
pub fn is_information(name: &str) -> bool {
    original::slugs().any(|slug| slug == name)
}

#[cfg(test)]
mod tests {
    use super::Screen;

    #[test]
    fn an_address_leads_to_its_screen() {
        assert_eq!(Screen::at("/"), Screen::Home);
        assert_eq!(Screen::at("/product/mug"), Screen::Product("mug"));
        let sub = Screen::Category("kitchen", Some("mugs"), None);
        assert_eq!(Screen::at("/category/kitchen/mugs/"), sub);
        assert_eq!(Screen::at("/shipping"), Screen::Info("shipping"));
        assert_eq!(Screen::at("/vendors"), Screen::Vendors);
        let shared = Screen::SharedWishlist("q3Zk");
        assert_eq!(Screen::at("/wishlist/q3Zk"), shared);
        assert_eq!(Screen::at("/account/orders"), Screen::Other);
    }

    #[test]
    fn a_listing_is_the_scope_of_its_screen_narrowed_by_the_address() {
        let screen = Screen::at("/category/kitchen/mugs");
        let listing = screen
            .listing("page=2&onSale=true&category=garden")
            .unwrap();
        let asked = serde_json::to_value(listing).unwrap();
        assert_eq!(asked["category"], "kitchen/mugs");
        assert_eq!(
            (&asked["page"], &asked["pageSize"]),
            (&2.into(), &24.into())
        );
        assert_eq!(asked["onSale"], true);
        assert!(screen.listing("page=two").is_none());
        assert!(Screen::Home.listing("").is_none());
        let shop = Screen::at("/shop/clay");
        assert!(shop.listing("tab=goods&page=2").is_some());
        assert!(shop.listing("tab=reviews&sort=helpful").is_none());
    }
}
