//! The data of a segment's products that is needed for counting, unpacked once: every search reads
//! it for everything that matches, and unpacking costs more than counting.

use std::sync::Arc;

use tantivy::SegmentReader;

use crate::Error;
use crate::columns::{NO_NUMBER, first, numbers, size, texts};
use crate::price::cell;
use crate::rating::Rating;
use crate::schema::column;
use crate::terms::Dictionary;
use crate::variant_data::VariantData;

/// The products of a segment by document.
#[derive(Default)]
pub struct SegmentProducts {
    data: Vec<ProductData>,
    /// Of all variants.
    variants: Vec<u64>,
    /// Of all variants.
    options: Vec<u32>,
    /// Of all products: its options, and then the cells of its prices, each of them once.
    once: Vec<u32>,
    /// How often each spelling of an option is used, by its number.
    pub spellings: Vec<(usize, u64)>,
}

/// What a product has one of, and where its lists are: one line of the processor's cache, since
/// waiting for memory is most of what counting takes.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
pub struct ProductData {
    /// What buyers think of it.
    pub rating: Rating,
    /// What the score of the words is multiplied by.
    pub weight: f64,
    /// What its variants cost at least.
    pub cheapest: u64,
    /// What they cost at most.
    pub dearest: u64,
    /// Whether any is reduced.
    pub on_sale: bool,
    /// Whether any can be bought.
    pub available: bool,
    shop: u32,
    category: u32,
    first_variant: u32,
    first_option: u32,
    first_once: u32,
    variants: u16,
    options: u16,
    /// How many of what is listed once are options, and how many cells.
    values: u16,
    cells: u16,
}

const _: () = assert!(size_of::<ProductData>() == 64);

/// A product as it is counted.
#[derive(Clone, Copy)]
pub struct Product<'a> {
    products: &'a SegmentProducts,
    /// Its own data, once per product.
    pub data: &'a ProductData,
}

impl SegmentProducts {
    /// Unpacks all of a segment and adds its texts to the dictionary.
    pub fn open(segment: &SegmentReader, dictionary: &mut Arc<Dictionary>) -> Result<Self, Error> {
        let number = |name| numbers(segment, name);
        let (ratings, weights) = (number(column::RATING)?, number(column::WEIGHT)?);
        let shops = texts(segment, column::SHOP, |text| dictionary.add_shop(text))?;
        let categories = texts(segment, column::CATEGORY_PATH, |text| {
            dictionary.add_category(text)
        })?;
        let mut options = texts(segment, column::OPTIONS, |text| {
            dictionary.add_spelling(text)
        })?;
        let spellings = options.uses();
        options.renumber(|spelling| dictionary.option(spelling));
        let variants = number(column::VARIANTS)?;
        let mut products = Self {
            data: Vec::with_capacity(size(segment.max_doc())),
            spellings,
            ..Self::default()
        };
        for doc in 0..segment.max_doc() {
            let data = ProductData {
                rating: Rating::unpack(first(&ratings, doc)),
                weight: f64::from_bits(first(&weights, doc)),
                shop: shops.of(doc).next().unwrap_or(NO_NUMBER),
                category: categories.of(doc).next().unwrap_or(NO_NUMBER),
                ..ProductData::default()
            };
            products.add(data, variants.values_for_doc(doc), options.of(doc));
        }
        products.variants.shrink_to_fit();
        products.options.shrink_to_fit();
        products.once.shrink_to_fit();
        Ok(products)
    }

    fn add(
        &mut self,
        mut data: ProductData,
        variants: impl Iterator<Item = u64>,
        options: impl Iterator<Item = u32>,
    ) {
        (data.first_variant, data.variants) = append(&mut self.variants, variants);
        (data.first_option, data.options) = append(&mut self.options, options);
        let variants = part(&self.variants, data.first_variant, data.variants).iter();
        let variants = variants.map(|variant| VariantData::unpack(*variant));
        let prices = variants.clone().map(|variant| variant.price);
        data.cheapest = prices.clone().min().unwrap_or_default();
        data.dearest = prices.clone().max().unwrap_or_default();
        data.on_sale = variants.clone().any(|variant| variant.on_sale);
        data.available = variants.clone().any(|variant| variant.available);
        let values = part(&self.options, data.first_option, data.options);
        (data.first_once, data.values) = append(&mut self.once, once(values.to_vec()));
        let cells = once(prices.map(cell).collect());
        (_, data.cells) = append(&mut self.once, cells);
        self.data.push(data);
    }

    /// The product of a document.
    pub fn product(&self, doc: u32) -> Option<Product<'_>> {
        let data = self.data.get(size(doc))?;
        Some(Product {
            products: self,
            data,
        })
    }
}

impl<'a> Product<'a> {
    /// The number of its shop.
    pub fn shop(self) -> usize {
        size(self.data.shop)
    }

    /// The number of its category path.
    pub fn category(self) -> usize {
        size(self.data.category)
    }

    /// Its variants with the numbers of their options.
    pub fn variants(self) -> impl Iterator<Item = (VariantData, &'a [u32])> {
        let Self { products, data } = self;
        let mut options = part(&products.options, data.first_option, data.options);
        let variants = part(&products.variants, data.first_variant, data.variants).iter();
        variants.map(move |variant| {
            let variant = VariantData::unpack(*variant);
            let (own, others) = options
                .split_at_checked(variant.options)
                .unwrap_or_default();
            options = others;
            (variant, own)
        })
    }

    /// The numbers of all its options and the [`cell`]s of all its prices, each once.
    pub fn once(self) -> (&'a [u32], &'a [u32]) {
        let Self { products, data } = self;
        let all = part(
            &products.once,
            data.first_once,
            data.values.saturating_add(data.cells),
        );
        all.split_at_checked(data.values.into()).unwrap_or_default()
    }
}

fn part<T>(list: &[T], first: u32, count: u16) -> &[T] {
    let from = list.get(size(first)..).unwrap_or_default();
    from.get(..count.into()).unwrap_or_default()
}

fn once(mut values: Vec<u32>) -> Vec<u32> {
    values.sort_unstable();
    values.dedup();
    values
}

/// Where the values begin now, and how many they are. No product has as many as cannot be
/// counted; what is too much would be left out.
fn append<T>(list: &mut Vec<T>, values: impl IntoIterator<Item = T>) -> (u32, u16) {
    let first = list.len();
    list.extend(values);
    let count = u16::try_from(list.len() - first);
    (
        u32::try_from(first).unwrap_or(u32::MAX),
        count.unwrap_or(u16::MAX),
    )
}
