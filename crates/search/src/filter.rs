//! Filters, prepared to be tested on every match.

use crate::columns::size;
use crate::query::Filters;
use crate::rating::Rating;
use crate::segment_products::Product;
use crate::spelling;
use crate::terms::Dictionary;
use crate::variant_data::{VariantData, minor};

/// The filters that a variant fails: one bit for each. Zero if it passes all.
pub type Failed = u64;

/// The price is not within the bounds.
pub const PRICE: Failed = 1;
/// It is not reduced.
pub const ON_SALE: Failed = 1 << 1;
/// It cannot be bought.
pub const IN_STOCK: Failed = 1 << 2;
/// The first bit of an option.
const FIRST_OPTION: u32 = 3;
/// Stands for options beyond those that have a bit: no product has so many.
const TOO_MANY: Failed = 1 << 63;

/// The filters on variants and on the rating of a product.
pub struct Filter {
    min: u64,
    max: u64,
    on_sale: bool,
    in_stock: bool,
    min_rating: Option<f64>,
    /// The bits of all options asked for.
    asked: Failed,
    /// By number of the option's name and value; empty if none is asked for.
    options: Vec<OptionBits>,
}

/// What a name and value means to the filter.
#[derive(Clone, Copy, Default)]
struct OptionBits {
    /// The bits of the filters on this name: one, if there is any.
    name: Failed,
    /// Those of them that want this value.
    wanted: Failed,
}

impl Filter {
    /// Makes filters ready.
    pub fn new(filters: &Filters, dictionary: &Dictionary) -> Self {
        let mut filter = Self {
            min: filters.price.min().map_or(0, minor),
            max: filters.price.max().map_or(u64::MAX, minor),
            on_sale: filters.on_sale,
            in_stock: filters.in_stock,
            min_rating: filters.min_rating.map(|rating| rating.stars()),
            asked: 0,
            options: Vec::new(),
        };
        if !filters.options.is_empty() {
            filter.ask_options(filters, dictionary);
        }
        filter
    }

    fn ask_options(&mut self, filters: &Filters, dictionary: &Dictionary) {
        self.options = vec![OptionBits::default(); dictionary.options.len()];
        let bits = (FIRST_OPTION..u64::BITS).map(|bit| 1 << bit);
        let asked = spelling::asked(&dictionary.families, &filters.options);
        for (bit, option) in bits.zip(asked) {
            self.asked |= bit;
            let Some(name) = dictionary.names.id(&option.name) else {
                continue;
            };
            for (id, bits) in self.options.iter_mut().enumerate() {
                if dictionary.name_of(id) == name {
                    bits.name |= bit;
                }
            }
            for value in &option.values {
                let id = dictionary.options.id(value);
                if let Some(bits) = id.and_then(|id| self.options.get_mut(id)) {
                    bits.wanted |= bit;
                }
            }
        }
        if self.asked & TOO_MANY != 0 {
            self.options.fill(OptionBits::default());
        }
    }

    /// Whether nothing is asked at all.
    pub fn takes_all(&self) -> bool {
        self.min_rating.is_none() && self.takes_any_variant()
    }

    /// Whether nothing is asked of variants.
    pub fn takes_any_variant(&self) -> bool {
        let any_price = self.min == 0 && self.max == u64::MAX;
        any_price && !self.on_sale && !self.in_stock && self.asked == 0
    }

    /// Whether a product is rated well enough and any of its variants fails at nothing.
    pub fn takes(&self, product: Product<'_>) -> bool {
        let fits = |(variant, options)| self.failed(variant, options) == 0;
        self.takes_rating(product.data.rating)
            && (self.takes_any_variant() || product.variants().any(fits))
    }

    /// What a product that is taken costs at least: by its variants that fail at nothing, if
    /// anything is asked of variants.
    pub fn price(&self, product: Product<'_>) -> u64 {
        if self.takes_any_variant() {
            return product.data.cheapest;
        }
        let fits = |(variant, options): &(VariantData, &[u32])| self.failed(*variant, options) == 0;
        let prices = product
            .variants()
            .filter(fits)
            .map(|(variant, _)| variant.price);
        prices.min().unwrap_or_default()
    }

    /// Whether a product is rated well enough.
    pub fn takes_rating(&self, rating: Rating) -> bool {
        self.min_rating.is_none_or(|stars| rating.reaches(stars))
    }

    /// The filters that a variant fails.
    pub fn failed(&self, variant: VariantData, options: &[u32]) -> Failed {
        let mut failed = self.asked;
        if failed != 0 {
            for option in options {
                failed &= !self.bits(*option).wanted;
            }
        }
        if variant.price < self.min || variant.price > self.max {
            failed |= PRICE;
        }
        if self.on_sale && !variant.on_sale {
            failed |= ON_SALE;
        }
        if self.in_stock && !variant.available {
            failed |= IN_STOCK;
        }
        failed
    }

    /// The bit of the filter on an option's name, zero without one.
    pub fn own_bit(&self, option: u32) -> Failed {
        self.bits(option).name
    }

    fn bits(&self, option: u32) -> OptionBits {
        self.options.get(size(option)).copied().unwrap_or_default()
    }
}
