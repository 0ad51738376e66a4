//! What a key may do: read, or read and change, area by area.

use std::fmt;
use std::str::FromStr;

use types::Invalid;

/// A part of the work in a shop or of running the marketplace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Area {
    /// A shop's products, their pictures and collections.
    Products,
    /// Orders, parcels, refunds and returns.
    Orders,
    /// Messages between buyers and shops.
    Messages,
    /// Reviews.
    Reviews,
    /// Coupons: a shop's, or the marketplace's.
    Coupons,
    /// Balances, payouts, disputes and figures.
    Money,
    /// A shop's own page and its notifications.
    Shop,
    /// Webhooks: a shop's, or the marketplace's.
    Webhooks,
    /// The shops of the marketplace.
    Shops,
    /// The accounts of the marketplace.
    People,
    /// Information pages.
    Content,
    /// The marketplace's settings.
    Settings,
    /// What operators did.
    Audit,
    /// How the marketplace runs, and jobs that were given up.
    Health,
    /// API keys themselves: a shop's, or the marketplace's.
    Keys,
    /// Where a shop is paid to.
    PayoutAccount,
    /// Adjustments that wait for a second signature.
    Approvals,
    /// Who runs the marketplace.
    Team,
    /// All that is kept about a person: to collect it, and to delete it.
    Privacy,
    /// Viewing a shop as its seller.
    Look,
}

impl Area {
    /// What a seller's key can be for.
    pub const OF_SELLERS: [Self; 10] = [
        Self::Products,
        Self::Orders,
        Self::Messages,
        Self::Reviews,
        Self::Coupons,
        Self::Money,
        Self::Shop,
        Self::Webhooks,
        Self::PayoutAccount,
        Self::Keys,
    ];

    /// What an operator's key can be for.
    pub const OF_OPERATORS: [Self; 17] = [
        Self::Shops,
        Self::People,
        Self::Orders,
        Self::Messages,
        Self::Reviews,
        Self::Coupons,
        Self::Money,
        Self::Content,
        Self::Settings,
        Self::Webhooks,
        Self::Audit,
        Self::Health,
        Self::Approvals,
        Self::Team,
        Self::Privacy,
        Self::Look,
        Self::Keys,
    ];

    const ALL: [Self; 20] = [
        Self::Products,
        Self::Orders,
        Self::Messages,
        Self::Reviews,
        Self::Coupons,
        Self::Money,
        Self::Shop,
        Self::Webhooks,
        Self::Shops,
        Self::People,
        Self::Content,
        Self::Settings,
        Self::Audit,
        Self::Health,
        Self::Keys,
        Self::PayoutAccount,
        Self::Approvals,
        Self::Team,
        Self::Privacy,
        Self::Look,
    ];

    /// The word of the database and the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Products => "products",
            Self::Orders => "orders",
            Self::Messages => "messages",
            Self::Reviews => "reviews",
            Self::Coupons => "coupons",
            Self::Money => "money",
            Self::Shop => "shop",
            Self::Webhooks => "webhooks",
            Self::Shops => "shops",
            Self::People => "people",
            Self::Content => "content",
            Self::Settings => "settings",
            Self::Audit => "audit",
            Self::Health => "health",
            Self::Keys => "keys",
            Self::PayoutAccount => "payout_account",
            Self::Approvals => "approvals",
            Self::Team => "team",
            Self::Privacy => "privacy",
            Self::Look => "look",
        }
    }

    /// How far keys can go here: nobody changes the audit log, and some areas have nothing to read.
    pub const fn levels(self) -> &'static [Access] {
        match self {
            Self::Audit => &[Access::Read],
            Self::Team | Self::Privacy | Self::Look => &[Access::Write],
            _ => &[Access::Read, Access::Write],
        }
    }
}

/// A key's access to an area.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Access {
    /// It reads.
    Read,
    /// It reads and changes.
    Write,
}

/// An area with a key's access to it: `orders:read`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scope {
    /// Where.
    pub area: Area,
    /// How far.
    pub access: Access,
}

impl Scope {
    /// Whether it includes another scope: write access includes read access.
    pub fn covers(self, asked: Self) -> bool {
        self.area == asked.area && self.access >= asked.access
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let access = match self.access {
            Access::Read => "read",
            Access::Write => "write",
        };
        write!(f, "{}:{access}", self.area.as_str())
    }
}

impl FromStr for Scope {
    type Err = Invalid;

    fn from_str(raw: &str) -> Result<Self, Invalid> {
        let unknown = || Invalid::new("unknown_scope", format!("There is no scope {raw}"));
        let (area, access) = raw.split_once(':').ok_or_else(unknown)?;
        let access = match access {
            "read" => Access::Read,
            "write" => Access::Write,
            _ => return Err(unknown()),
        };
        let area = Area::ALL.into_iter().find(|known| known.as_str() == area);
        let area = area
            .filter(|area| area.levels().contains(&access))
            .ok_or_else(unknown)?;
        Ok(Self { area, access })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scope(raw: &str) -> Scope {
        raw.parse().unwrap()
    }

    #[test]
    fn a_scope_is_read_as_it_is_written() {
        for area in Area::ALL {
            for access in area.levels() {
                let given = Scope {
                    area,
                    access: *access,
                };
                assert_eq!(scope(&given.to_string()), given);
            }
        }
    }

    #[test]
    fn what_is_no_scope_is_refused() {
        for raw in [
            "",
            "orders",
            "orders:",
            ":read",
            "orders:admin",
            "moon:read",
            "Orders:read",
            "audit:write",
            "team:read",
        ] {
            assert_eq!(raw.parse::<Scope>().unwrap_err().code, "unknown_scope");
        }
    }

    #[test]
    fn who_may_change_an_area_may_read_it_and_no_other_one() {
        assert!(scope("orders:write").covers(scope("orders:read")));
        assert!(scope("orders:read").covers(scope("orders:read")));
        assert!(!scope("orders:read").covers(scope("orders:write")));
        assert!(!scope("orders:write").covers(scope("products:read")));
    }
}
