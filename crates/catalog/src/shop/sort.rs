//! Sort orders of the shop directory.

use types::Invalid;

/// The sort order of shops.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Sort {
    /// The most reviewed first.
    #[default]
    Reviews,
    /// The best rated first.
    Rating,
    /// The latest first.
    Newest,
    /// By name.
    Name,
}

impl Sort {
    /// Reads the name of an order.
    pub fn parse(raw: &str) -> Result<Self, Invalid> {
        let all = [Self::Reviews, Self::Rating, Self::Newest, Self::Name];
        let message = "Sort by reviews, rating, newest or name";
        all.into_iter()
            .find(|sort| sort.as_str() == raw)
            .ok_or_else(|| Invalid::new("unknown_sort", message))
    }

    /// Its name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Reviews => "reviews",
            Self::Rating => "rating",
            Self::Newest => "newest",
            Self::Name => "name",
        }
    }
}
