//! The columns of one segment, opened once in its life.

use std::sync::Arc;

use tantivy::SegmentReader;
use tantivy::columnar::Column;

use crate::Error;
use crate::schema::column;
use crate::terms::Dictionary;

/// What is read of every product that matches.
pub struct Columns {
    /// Category paths.
    pub places: TextColumn,
    /// Shops.
    pub shops: TextColumn,
    /// Options of all variants.
    pub options: TextColumn,
    /// How often each spelling of an option is used here.
    pub spellings: Vec<(usize, u64)>,
    /// Variants.
    pub heads: Column<u64>,
    /// Bare ids.
    pub ids: Column<u64>,
    /// What is paid.
    pub prices: Column<u64>,
    /// Thousandths off.
    pub discounts: Column<u64>,
    /// Packed ratings.
    pub ratings: Column<u64>,
    /// Pieces sold.
    pub sold: Column<u64>,
    /// When they came.
    pub published: Column<u64>,
    /// Bits of weights.
    pub weights: Column<u64>,
    /// Hashes of contents.
    pub hashes: Column<u64>,
}

/// A column of texts as numbers.
pub struct TextColumn {
    /// Numbers of this segment.
    pub values: Column<u64>,
    /// The shared number of each of them.
    pub ids: Vec<usize>,
}

impl TextColumn {
    /// The shared number of a value of this segment.
    pub fn id(&self, value: u64) -> Option<usize> {
        let value = usize::try_from(value).ok()?;
        self.ids.get(value).copied()
    }
}

impl Columns {
    /// Opens all columns and adds their texts to the dictionary.
    pub fn open(segment: &SegmentReader, dictionary: &mut Arc<Dictionary>) -> Result<Self, Error> {
        let number = |name| numbers(segment, name);
        let mut options = texts(segment, column::OPTIONS, |t| dictionary.add_spelling(t))?;
        let spellings = uses(&options);
        for id in &mut options.ids {
            *id = dictionary.option(*id);
        }
        Ok(Self {
            places: texts(segment, column::PLACE, |t| dictionary.add_place(t))?,
            shops: texts(segment, column::SHOP, |t| dictionary.add_shop(t))?,
            options,
            spellings,
            heads: number(column::HEADS)?,
            ids: number(column::ID)?,
            prices: number(column::PRICE)?,
            discounts: number(column::DISCOUNT)?,
            ratings: number(column::RATING)?,
            sold: number(column::SOLD)?,
            published: number(column::PUBLISHED)?,
            weights: number(column::WEIGHT)?,
            hashes: number(column::HASH)?,
        })
    }
}

/// The first value of a column, zero without one.
pub fn first(column: &Column<u64>, doc: u32) -> u64 {
    column.first(doc).unwrap_or_default()
}

/// All values of a column, in the order they were told, in a buffer that is used again.
pub fn all(column: &Column<u64>, doc: u32, buffer: &mut Vec<u64>) {
    let rows = column.index.value_row_ids(doc);
    buffer.clear();
    buffer.resize(rows.len(), 0);
    if !buffer.is_empty() {
        column.values.get_range(u64::from(rows.start), buffer);
    }
}

/// How often each text stands in a column, by its shared number.
fn uses(column: &TextColumn) -> Vec<(usize, u64)> {
    let mut uses: Vec<_> = column.ids.iter().map(|id| (*id, 0)).collect();
    for value in column.values.values.iter() {
        let value = usize::try_from(value).unwrap_or(usize::MAX);
        if let Some((_, count)) = uses.get_mut(value) {
            *count += 1;
        }
    }
    uses
}

fn numbers(segment: &SegmentReader, name: &str) -> Result<Column<u64>, Error> {
    let column = segment.fast_fields().column_opt(name)?;
    Ok(column.unwrap_or_else(|| Column::build_empty_column(segment.max_doc())))
}

fn texts(
    segment: &SegmentReader,
    name: &str,
    mut add: impl FnMut(&str) -> usize,
) -> Result<TextColumn, Error> {
    let Some(column) = segment.fast_fields().str(name)? else {
        return Ok(TextColumn {
            values: Column::build_empty_column(segment.max_doc()),
            ids: Vec::new(),
        });
    };
    let (terms, values) = column.into_parts();
    let mut ids = Vec::with_capacity(terms.num_terms());
    let mut stream = terms.stream()?;
    while stream.advance() {
        ids.push(add(&String::from_utf8_lossy(stream.key())));
    }
    Ok(TextColumn { values, ids })
}
