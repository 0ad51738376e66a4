//! What has changed about a line since the shopper last saw it, to be shown before they pay: a
//! different price, or less stock than they want. A line that is being paid has not changed.

use types::Money;

use crate::view::Line;

/// One difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change {
    /// It costs more than the shopper saw.
    PriceUp {
        /// What one piece cost then.
        was: Money,
    },
    /// It costs less than the shopper saw.
    PriceDown {
        /// What one piece cost then.
        was: Money,
    },
    /// Fewer are left than wanted.
    LessStock {
        /// How many can be had.
        left: i64,
    },
    /// None is left.
    SoldOut,
    /// The shop is away; until it is back, nobody buys from it.
    ShopOnHoliday,
    /// It is not sold any more, or not at present.
    Gone,
}

impl Change {
    /// The stable code of the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::PriceUp { .. } => "price_up",
            Self::PriceDown { .. } => "price_down",
            Self::LessStock { .. } => "less_stock",
            Self::SoldOut => "sold_out",
            Self::ShopOnHoliday => "shop_on_holiday",
            Self::Gone => "gone",
        }
    }
}

impl<Id> Line<Id> {
    /// What became different. Of what cannot be had the price does not matter.
    pub fn changes(&self) -> Vec<Change> {
        let available = self.offer.available;
        if self.offer.paying.is_some() {
            Vec::new()
        } else if self.offer.on_holiday {
            vec![Change::ShopOnHoliday]
        } else if !self.offer.on_sale {
            vec![Change::Gone]
        } else if available <= 0 {
            vec![Change::SoldOut]
        } else {
            let wanted = i64::from(self.quantity.get());
            let less = (available < wanted).then_some(Change::LessStock { left: available });
            self.price_change().into_iter().chain(less).collect()
        }
    }

    fn price_change(&self) -> Option<Change> {
        let now = self.offer.unit_price();
        let was = self.seen.filter(|was| *was != now)?;
        Some(match was < now {
            true => Change::PriceUp { was },
            false => Change::PriceDown { was },
        })
    }
}
