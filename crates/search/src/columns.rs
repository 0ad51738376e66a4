//! The columns of one segment, opened once.

use std::sync::Arc;

use tantivy::SegmentReader;
use tantivy::columnar::Column;

use crate::Error;
use crate::schema::column;
use crate::segment_products::SegmentProducts;
use crate::terms::Dictionary;

/// The number of what has none.
pub const NO_NUMBER: u32 = u32::MAX;

/// What is known of the things of a segment besides their words.
pub struct Columns {
    /// What is counted.
    pub products: SegmentProducts,
    /// Bare ids.
    pub ids: Column<u64>,
    /// Thousandths off.
    pub discounts: Column<u64>,
    /// Pieces sold.
    pub sold: Column<u64>,
    /// When they came.
    pub published: Column<u64>,
    /// Hashes of contents.
    pub hashes: Column<u64>,
}

/// A column of texts as numbers.
pub struct TextColumn {
    values: Column<u64>,
    /// The shared number of each value of this segment.
    ids: Vec<u32>,
}

impl TextColumn {
    /// The shared numbers of all values of a document, in the order they were told.
    pub fn of(&self, doc: u32) -> impl Iterator<Item = u32> {
        let values = self.values.values_for_doc(doc);
        values.map(|value| {
            let place = usize::try_from(value).unwrap_or(usize::MAX);
            self.ids.get(place).copied().unwrap_or(NO_NUMBER)
        })
    }

    /// How often each text stands there, by its number.
    pub fn uses(&self) -> Vec<(usize, u64)> {
        let mut uses: Vec<_> = self.ids.iter().map(|id| (size(*id), 0)).collect();
        for value in self.values.values.iter() {
            let place = usize::try_from(value).unwrap_or(usize::MAX);
            if let Some((_, count)) = uses.get_mut(place) {
                *count += 1;
            }
        }
        uses
    }

    /// Gives its texts other numbers.
    pub fn renumber(&mut self, other: impl Fn(usize) -> usize) {
        for id in &mut self.ids {
            *id = number(other(size(*id)));
        }
    }
}

/// A number as a place in a list.
pub fn size(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

fn number(size: usize) -> u32 {
    u32::try_from(size).unwrap_or(NO_NUMBER)
}

impl Columns {
    /// Opens all columns and adds their texts to the dictionary.
    pub fn open(segment: &SegmentReader, dictionary: &mut Arc<Dictionary>) -> Result<Self, Error> {
        let column = |name| numbers(segment, name);
        Ok(Self {
            products: SegmentProducts::open(segment, dictionary)?,
            ids: column(column::ID)?,
            discounts: column(column::DISCOUNT)?,
            sold: column(column::SOLD)?,
            published: column(column::PUBLISHED)?,
            hashes: column(column::HASH)?,
        })
    }
}

/// The first value of a column, zero without one.
pub fn first(column: &Column<u64>, doc: u32) -> u64 {
    column.first(doc).unwrap_or_default()
}

/// A column of numbers; an empty one if there is none.
pub fn numbers(segment: &SegmentReader, name: &str) -> Result<Column<u64>, Error> {
    let column = segment.fast_fields().column_opt(name)?;
    Ok(column.unwrap_or_else(|| Column::build_empty_column(segment.max_doc())))
}

/// A column of texts, each of them added to the numbers that all segments share.
pub fn texts(
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
        ids.push(number(add(&String::from_utf8_lossy(stream.key()))));
    }
    Ok(TextColumn { values, ids })
}
