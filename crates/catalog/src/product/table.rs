//! All options and variants of a product at once, as its seller wants them. A [`Table`] exists only
//! if every rule is satisfied that can be checked without the database; [`set`] changes the product
//! accordingly in one transaction.
//!
//! An entry with an ID keeps its identity, even under a new name. An entry with only a name is the
//! one that has that name, or had it before it was removed, or else is new. Nothing is deleted for
//! good, because carts and orders may refer to it.

mod choices;
mod set;

use std::collections::HashSet;
use std::hash::Hash;

use types::{OptionId, OptionValueId, ProductImageId, VariantId};

use super::draft::{DraftVariant, check_options, check_variants};
use super::{Field, SubmittedOption, SubmittedVariant};
use crate::Error;
use crate::error::Fault;

pub use set::set;
pub(super) use set::write;

/// A table as it came in, unchecked.
#[derive(Debug, Clone)]
pub struct SubmittedTable {
    /// What a shopper chooses.
    pub options: Vec<TableOption>,
    /// What can be chosen.
    pub variants: Vec<TableRow>,
    /// The version that the seller saw.
    pub seen: Option<i64>,
}

/// An option of a table.
#[derive(Debug, Clone)]
pub struct TableOption {
    /// The option that it is.
    pub id: Option<OptionId>,
    /// Such as "Colour".
    pub name: String,
    /// Its values.
    pub values: Vec<TableValue>,
}

/// A value of an option of a table.
#[derive(Debug, Clone)]
pub struct TableValue {
    /// The value that it is.
    pub id: Option<OptionValueId>,
    /// Such as "Forest green".
    pub value: String,
}

/// A variant of a table.
#[derive(Debug, Clone)]
pub struct TableRow {
    /// The variant that it is.
    pub id: Option<VariantId>,
    /// All there is to say about it; its stock counts for a new one.
    pub variant: SubmittedVariant,
    /// The product's picture that it shows.
    pub image: Option<ProductImageId>,
    /// Whether its stock was said.
    pub has_stock: bool,
    /// So many more of one that is there, or fewer below 0.
    pub stock_change: Option<i64>,
}

/// A table that keeps the rules.
#[derive(Debug, Clone)]
pub struct Table {
    options: Vec<TableOption>,
    rows: Vec<Row>,
    seen: Option<i64>,
}

#[derive(Debug, Clone)]
struct Row {
    id: Option<VariantId>,
    draft: DraftVariant,
    image: Option<ProductImageId>,
    stock_change: Option<i64>,
}

impl Table {
    /// Checks every rule; [`Error::Refused`] names each broken one.
    pub fn parse(raw: SubmittedTable) -> Result<Self, Error> {
        let mut faults = Vec::new();
        let words = |option: &TableOption| SubmittedOption {
            name: option.name.clone(),
            values: option.values.iter().map(|it| it.value.clone()).collect(),
        };
        let words: Vec<SubmittedOption> = raw.options.iter().map(words).collect();
        let words = check_options(&words, &mut faults);
        let drafts: Vec<_> = raw.variants.iter().map(|row| row.variant.clone()).collect();
        let drafts = check_variants(&words, &drafts, &mut faults);
        check_ids(&raw, &mut faults);
        check_counts(&raw.variants, &mut faults);
        if !faults.is_empty() {
            return Err(Error::Refused(faults));
        }
        let options = raw.options.into_iter().zip(words);
        let rows = raw.variants.into_iter().zip(drafts);
        Ok(Self {
            options: options.map(|(raw, words)| option(raw, words)).collect(),
            rows: rows.map(|(raw, draft)| row(raw, draft)).collect(),
            seen: raw.seen,
        })
    }
}

fn option(raw: TableOption, words: SubmittedOption) -> TableOption {
    let values = raw.values.into_iter().zip(words.values);
    TableOption {
        id: raw.id,
        name: words.name,
        values: values
            .map(|(raw, value)| TableValue { id: raw.id, value })
            .collect(),
    }
}

fn row(raw: TableRow, draft: DraftVariant) -> Row {
    Row {
        id: raw.id,
        draft,
        image: raw.image,
        stock_change: raw.stock_change,
    }
}

/// Nothing is two things at once.
fn check_ids(raw: &SubmittedTable, faults: &mut Vec<Fault>) {
    let options = raw.options.iter().enumerate();
    let values = options.clone().flat_map(|(option, it)| {
        let values = it.values.iter().enumerate();
        values.map(move |(value, it)| (it.id, Field::OptionValueId(option, value)))
    });
    let variants = raw.variants.iter().enumerate();
    check_once(options.map(|(at, it)| (it.id, Field::OptionId(at))), faults);
    check_once(values, faults);
    check_once(
        variants.map(|(at, it)| (it.id, Field::VariantId(at))),
        faults,
    );
}

fn check_once<Id: Eq + Hash>(
    ids: impl Iterator<Item = (Option<Id>, Field)>,
    faults: &mut Vec<Fault>,
) {
    let mut seen = HashSet::new();
    for (id, place) in ids {
        if id.is_some_and(|id| !seen.insert(id)) {
            faults.push(Fault::new(place, "duplicate", "This id is there already"));
        }
    }
}

fn check_counts(rows: &[TableRow], faults: &mut Vec<Fault>) {
    for (at, row) in rows.iter().enumerate() {
        if row.id.is_some() && row.has_stock {
            let message = "Send stockChange for an existing variant";
            faults.push(Fault::new(Field::VariantStock(at), "ambiguous", message));
        }
        if row.id.is_none() && row.stock_change.is_some() {
            let (place, message) = (
                Field::VariantStockChange(at),
                "Send stock for a new variant",
            );
            faults.push(Fault::new(place, "ambiguous", message));
        }
    }
}

/// Something that a product has or had.
struct There<Id, Words> {
    id: Id,
    words: Words,
}

/// Which of the things that are there each wanted one is: the one of its id, else one of the same
/// words that no id names; `None` for a new one. An id that names nothing is told to `unknown`.
fn recognize<Id: Copy + Eq, Words: PartialEq>(
    wanted: &[(Option<Id>, Words)],
    there: &[There<Id, Words>],
    mut unknown: impl FnMut(usize),
) -> Vec<Option<Id>> {
    let named = |id: Id| wanted.iter().any(|(wanted, _)| *wanted == Some(id));
    let mut free: Vec<_> = there.iter().filter(|it| !named(it.id)).collect();
    let wanted = wanted.iter().enumerate();
    wanted
        .map(|(at, (id, words))| match id {
            Some(id) if there.iter().any(|it| it.id == *id) => Some(*id),
            Some(_) => {
                unknown(at);
                None
            }
            None => {
                let same = free.iter().position(|it| it.words == *words)?;
                Some(free.remove(same).id)
            }
        })
        .collect()
}
