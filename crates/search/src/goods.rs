//! What is counted of a segment's products, unpacked once in its life: every search reads it
//! of everything that matches, and unpacking costs more than counting.

use std::hint::black_box;
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

/// What a product has one of, and where its lists end. They begin where those of the document
/// before end.
#[derive(Clone, Copy, Default)]
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
    heads: u32,
    options: u32,
    once: u32,
    /// How many of what is listed once are options.
    values: u32,
}

/// A product as it is counted.
#[derive(Clone, Copy)]
pub struct Product<'a> {
    goods: &'a Goods,
    /// The document before it.
    before: &'a Facts,
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
            spellings,
            ..Self::default()
        };
        // the lists of the first document begin where those of none end
        goods.facts.push(Facts::default());
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
        let from = (self.heads.len(), self.options.len());
        self.heads.extend(heads);
        self.options.extend(options);
        let heads = self.heads.get(from.0..).unwrap_or_default();
        let heads = heads.iter().map(|head| Head::unpack(*head));
        let prices = heads.clone().map(|head| head.price);
        facts.cheapest = prices.clone().min().unwrap_or_default();
        facts.dearest = prices.clone().max().unwrap_or_default();
        facts.on_sale = heads.clone().any(|head| head.on_sale);
        facts.available = heads.clone().any(|head| head.available);
        let values = self.options.get(from.1..).unwrap_or_default().to_vec();
        let values = once(values);
        facts.values = length(&values);
        self.once.extend(values);
        self.once.extend(once(prices.map(cell).collect()));
        facts.heads = length(&self.heads);
        facts.options = length(&self.options);
        facts.once = length(&self.once);
        self.facts.push(facts);
    }

    /// The product of a document.
    pub fn product(&self, doc: u32) -> Option<Product<'_>> {
        let [before, facts] = self.facts.get(size(doc)..)?.first_chunk()?;
        Some(Product {
            goods: self,
            before,
            facts,
        })
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
        let Self {
            goods,
            before,
            facts,
        } = self;
        let mut options = part(&goods.options, before.options, facts.options);
        let heads = part(&goods.heads, before.heads, facts.heads).iter();
        heads.map(move |head| {
            let head = Head::unpack(*head);
            let (own, others) = options.split_at_checked(head.options).unwrap_or_default();
            options = others;
            (head, own)
        })
    }

    /// The numbers of all its options and the [`cell`]s of all its prices, each once.
    pub fn once(self) -> (&'a [u32], &'a [u32]) {
        let all = part(&self.goods.once, self.before.once, self.facts.once);
        let values = size(self.facts.values);
        all.split_at_checked(values).unwrap_or_default()
    }

    /// Has its lists brought from memory, and does not wait for them.
    pub fn fetch(self) {
        let Self { goods, before, .. } = self;
        let head = goods.heads.get(size(before.heads));
        black_box((head.copied(), goods.once.get(size(before.once)).copied()));
    }
}

fn part<T>(list: &[T], from: u32, to: u32) -> &[T] {
    list.get(size(from)..size(to)).unwrap_or_default()
}

fn once(mut values: Vec<u32>) -> Vec<u32> {
    values.sort_unstable();
    values.dedup();
    values
}

fn length<T>(list: &[T]) -> u32 {
    u32::try_from(list.len()).unwrap_or(u32::MAX)
}
