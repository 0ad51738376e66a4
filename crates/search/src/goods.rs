//! The data of a segment's products that is needed for counting, unpacked once: every search reads
//! it for everything that matches, and unpacking costs more than counting.

use std::sync::Arc;

use tantivy::SegmentReader;

use crate::Error;
use crate::columns::{NO_NUMBER, first, numbers, size, texts};
use crate::head::Head;
use crate::price::cell;
use crate::rating::Rating;
use crate::schema::column;
use crate::terms::Dictionary;

/// The products of a segment by document.
#[derive(Default)]
pub struct Goods {
    facts: Vec<Facts>,
    /// Of all variants.
    heads: Vec<u64>,
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
pub struct Facts {
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
    place: u32,
    first_head: u32,
    first_option: u32,
    first_once: u32,
    heads: u16,
    options: u16,
    /// How many of what is listed once are options, and how many cells.
    values: u16,
    cells: u16,
}

const _: () = assert!(size_of::<Facts>() == 64);

/// A product as it is counted.
#[derive(Clone, Copy)]
pub struct Product<'a> {
    goods: &'a Goods,
    /// What it has one of.
    pub facts: &'a Facts,
}

impl Goods {
    /// Unpacks all of a segment and adds its texts to the dictionary.
    pub fn open(segment: &SegmentReader, dictionary: &mut Arc<Dictionary>) -> Result<Self, Error> {
        let number = |name| numbers(segment, name);
        let (ratings, weights) = (number(column::RATING)?, number(column::WEIGHT)?);
        let shops = texts(segment, column::SHOP, |text| dictionary.add_shop(text))?;
        let places = texts(segment, column::PLACE, |text| dictionary.add_place(text))?;
        let mut options = texts(segment, column::OPTIONS, |text| {
            dictionary.add_spelling(text)
        })?;
        let spellings = options.uses();
        options.renumber(|spelling| dictionary.option(spelling));
        let heads = number(column::HEADS)?;
        let mut goods = Self {
            facts: Vec::with_capacity(size(segment.max_doc())),
            spellings,
            ..Self::default()
        };
        for doc in 0..segment.max_doc() {
            let facts = Facts {
                rating: Rating::unpack(first(&ratings, doc)),
                weight: f64::from_bits(first(&weights, doc)),
                shop: shops.of(doc).next().unwrap_or(NO_NUMBER),
                place: places.of(doc).next().unwrap_or(NO_NUMBER),
                ..Facts::default()
            };
            goods.add(facts, heads.values_for_doc(doc), options.of(doc));
        }
        goods.heads.shrink_to_fit();
        goods.options.shrink_to_fit();
        goods.once.shrink_to_fit();
        Ok(goods)
    }

    fn add(
        &mut self,
        mut facts: Facts,
        heads: impl Iterator<Item = u64>,
        options: impl Iterator<Item = u32>,
    ) {
        (facts.first_head, facts.heads) = append(&mut self.heads, heads);
        (facts.first_option, facts.options) = append(&mut self.options, options);
        let heads = part(&self.heads, facts.first_head, facts.heads).iter();
        let heads = heads.map(|head| Head::unpack(*head));
        let prices = heads.clone().map(|head| head.price);
        facts.cheapest = prices.clone().min().unwrap_or_default();
        facts.dearest = prices.clone().max().unwrap_or_default();
        facts.on_sale = heads.clone().any(|head| head.on_sale);
        facts.available = heads.clone().any(|head| head.available);
        let values = part(&self.options, facts.first_option, facts.options);
        (facts.first_once, facts.values) = append(&mut self.once, once(values.to_vec()));
        let cells = once(prices.map(cell).collect());
        (_, facts.cells) = append(&mut self.once, cells);
        self.facts.push(facts);
    }

    /// The product of a document.
    pub fn product(&self, doc: u32) -> Option<Product<'_>> {
        let facts = self.facts.get(size(doc))?;
        Some(Product { goods: self, facts })
    }
}

impl<'a> Product<'a> {
    /// The number of its shop.
    pub fn shop(self) -> usize {
        size(self.facts.shop)
    }

    /// The number of its category path.
    pub fn place(self) -> usize {
        size(self.facts.place)
    }

    /// Its variants with the numbers of their options.
    pub fn variants(self) -> impl Iterator<Item = (Head, &'a [u32])> {
        let Self { goods, facts } = self;
        let mut options = part(&goods.options, facts.first_option, facts.options);
        let heads = part(&goods.heads, facts.first_head, facts.heads).iter();
        heads.map(move |head| {
            let head = Head::unpack(*head);
            let (own, others) = options.split_at_checked(head.options).unwrap_or_default();
            options = others;
            (head, own)
        })
    }

    /// The numbers of all its options and the [`cell`]s of all its prices, each once.
    pub fn once(self) -> (&'a [u32], &'a [u32]) {
        let Self { goods, facts } = self;
        let all = part(
            &goods.once,
            facts.first_once,
            facts.values.saturating_add(facts.cells),
        );
        all.split_at_checked(facts.values.into())
            .unwrap_or_default()
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
