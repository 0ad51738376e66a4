//! Tags: what a response shows.

use types::{ProductId, ShopId};

/// Something whose change makes an answer wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tag {
    /// One product: its texts, prices, stock and reviews.
    Product(ProductId),
    /// One shop: its name, logo and rating.
    Shop(ShopId),
    /// The tree.
    Categories,
    /// The edition of the home page, which has the promo line of all pages.
    Home,
    /// Any product, shop or category at all, as in a listing.
    Listings,
}

/// All that an answer shows, or that this is not known; then it is never kept.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tags(Option<Vec<Tag>>);

impl Tags {
    /// Not known, or of a kind whose changes nobody tells.
    pub const UNKNOWN: Self = Self(None);

    /// Just these; none for what cannot change.
    pub fn of(tags: impl Into<Vec<Tag>>) -> Self {
        Self(Some(tags.into()))
    }

    /// These and those of another part.
    pub fn add(&mut self, other: &Self) {
        match (&mut self.0, &other.0) {
            (Some(mine), Some(others)) => {
                for tag in others {
                    if !mine.contains(tag) {
                        mine.push(*tag);
                    }
                }
            }
            _ => self.0 = None,
        }
    }

    /// The tags, if they are known.
    pub fn known(&self) -> Option<&[Tag]> {
        self.0.as_deref()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_with_an_unknown_part_is_unknown() {
        let mut tags = Tags::of([Tag::Categories]);
        tags.add(&Tags::of([Tag::Listings, Tag::Categories]));
        assert_eq!(tags, Tags::of([Tag::Categories, Tag::Listings]));
        tags.add(&Tags::UNKNOWN);
        tags.add(&Tags::of([]));
        assert_eq!(tags.known(), None);
    }
}
