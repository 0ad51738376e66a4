//! The data of a variant besides its options, packed into one number in a column.

use types::Money;

/// The part of a variant that is no option.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VariantData {
    /// What is paid for one, in minor units.
    pub price: u64,
    /// How many options stand for it in the column of options.
    pub options: usize,
    /// Whether the price is reduced.
    pub on_sale: bool,
    /// Whether one can be bought now.
    pub available: bool,
}

const AVAILABLE: u64 = 1;
const ON_SALE: u64 = 2;
const OPTIONS_SHIFT: u32 = 8;
const PRICE_SHIFT: u32 = 16;
const MOST_OPTIONS: u64 = 255;

impl VariantData {
    /// The most options that can be counted.
    pub const MAX_OPTIONS: usize = 255;
    /// The highest price that can be told apart.
    pub const MAX_PRICE: u64 = (1 << 48) - 1;

    /// As it stands in the column.
    pub fn pack(self) -> u64 {
        let options = u64::try_from(self.options).unwrap_or(MOST_OPTIONS);
        let available = if self.available { AVAILABLE } else { 0 };
        let on_sale = if self.on_sale { ON_SALE } else { 0 };
        self.price.min(Self::MAX_PRICE) << PRICE_SHIFT
            | options.min(MOST_OPTIONS) << OPTIONS_SHIFT
            | on_sale
            | available
    }

    /// What stands in the column.
    pub fn unpack(packed: u64) -> Self {
        Self {
            price: packed >> PRICE_SHIFT,
            options: usize::try_from(packed >> OPTIONS_SHIFT & MOST_OPTIONS).unwrap_or_default(),
            on_sale: packed & ON_SALE != 0,
            available: packed & AVAILABLE != 0,
        }
    }
}

/// An amount as it stands in columns; nothing on sale costs less than nothing.
pub fn minor(amount: Money) -> u64 {
    u64::try_from(amount.minor()).unwrap_or_default()
}

/// An amount from a column.
pub fn money(minor: u64) -> Money {
    Money::new(i64::try_from(minor).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_variant_comes_out_of_its_number_as_it_went_in(
            price in 0..=VariantData::MAX_PRICE,
            options in 0..=VariantData::MAX_OPTIONS,
            on_sale: bool,
            available: bool,
        ) {
            let data = VariantData { price, options, on_sale, available };
            prop_assert_eq!(VariantData::unpack(data.pack()), data);
        }
    }
}
