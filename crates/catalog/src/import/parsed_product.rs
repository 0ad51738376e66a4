//! What a file says about one product, with its cells parsed. A cell that cannot be parsed is a
//! [`Fault`] at its row; whether the product satisfies the rules is checked elsewhere.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use types::{CategoryId, CollectionId, Currency, Invalid, Slug, Text};

use super::category_lookup::CategoryLookup;
use super::cell::Moment;
use super::days::Days;
use super::group::{Group, Row};
use super::pictures::{NamedPicture, addresses};
use super::{Column, cell};
use crate::product::{Attribute, MOST_IMAGES, Status};

/// As many faults of one product as a seller reads.
const MOST_FAULTS: usize = 50;
/// More pictures than these are too many, whichever of them the product has: each of those can be
/// named by where it was fetched and by its address here.
const MOST_NAMED: usize = 2 * MOST_IMAGES;

/// A reason why a product cannot be taken from the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// The row, as a spreadsheet counts it.
    pub row: i32,
    /// The column it is about, if it is about one.
    pub column: Option<Column>,
    /// Stable snake_case code.
    pub code: String,
    /// The sentence shown to the seller.
    pub message: String,
    /// The address of the picture that it is about, if it is about one.
    #[serde(default)]
    pub address: Option<String>,
}

impl Fault {
    /// A fault of a row.
    pub fn new(row: i32, column: Option<Column>, invalid: Invalid) -> Self {
        Self {
            row,
            column,
            code: invalid.code.to_owned(),
            message: invalid.message,
            address: None,
        }
    }
}

/// What a file says of one product. What it does not say is `None`.
#[derive(Debug, Clone)]
pub struct ParsedProduct {
    /// The name by which the file knows it.
    pub handle: Slug,
    /// Its first row.
    pub row: i32,
    /// Its title.
    pub title: Option<String>,
    /// Its description; may be empty.
    pub description: Option<String>,
    /// Its title in German; may be empty.
    pub title_de: Option<String>,
    /// Its description in German; may be empty.
    pub description_de: Option<String>,
    /// Its specification; may be empty.
    pub details: Option<Vec<Attribute>>,
    /// Its subcategory.
    pub category: Option<CategoryId>,
    /// Its collection; `Some(None)` for none.
    pub collection: Option<Option<CollectionId>>,
    /// Its status.
    pub status: Option<Status>,
    /// Its variants, at least one.
    pub variants: Vec<ParsedVariant>,
    /// Its pictures and those of its variants, each once.
    pub pictures: Vec<NamedPicture>,
}

/// What a row says of one variant. What it does not say is `None`.
#[derive(Debug, Clone)]
pub struct ParsedVariant {
    /// The row.
    pub row: i32,
    /// The options' names and the variant's values of them, in the file's order; no name where
    /// the file has none.
    pub choice: Vec<(Option<String>, String)>,
    /// The article number; may be empty.
    pub sku: Option<String>,
    /// The barcode; may be empty.
    pub barcode: Option<String>,
    /// The regular price.
    pub price: Option<i64>,
    /// The reduced price; `Some(None)` for none.
    pub price_sale: Option<Option<i64>>,
    /// When that begins; `Some(None)` at once.
    pub sale_from: Option<Option<DateTime<Utc>>>,
    /// When that ends; `Some(None)` never.
    pub sale_until: Option<Option<DateTime<Utc>>>,
    /// How many can be bought.
    pub stock: Option<i64>,
    /// In grams; `Some(None)` when nobody knows.
    pub weight: Option<Option<i64>>,
    /// The picture that shows it; `Some(None)` for none of its own.
    pub picture: Option<Option<NamedPicture>>,
}

/// What cells are read by.
pub struct ReadContext<'a> {
    /// The categories and collections.
    pub category_lookup: &'a CategoryLookup,
    /// When days of the shop begin and end.
    pub days: &'a Days,
    /// In which prices are.
    pub currency: &'a Currency,
    /// Where our own pictures are served.
    pub origin: &'a str,
}

/// Cells on their way, and what is wrong with them.
struct Reader<'a> {
    group: &'a Group,
    context: &'a ReadContext<'a>,
    faults: Vec<Fault>,
}

/// Reads the cells of a product, which stands in a subcategory if it is there already.
pub fn read(
    group: &Group,
    stands: Option<CategoryId>,
    context: &ReadContext<'_>,
) -> Result<ParsedProduct, Vec<Fault>> {
    let mut reader = Reader {
        group,
        context,
        faults: Vec::new(),
    };
    let parsed = reader.read(stands);
    match (parsed, reader.faults.is_empty()) {
        (Some(parsed), true) => Ok(parsed),
        _ => Err(reader.faults),
    }
}

impl<'a> Reader<'a> {
    fn read(&mut self, stands: Option<CategoryId>) -> Option<ParsedProduct> {
        let first = self.group.rows.first()?;
        for row in self.group.rows.iter().filter(|row| row.is_ragged) {
            let message = "This row has more cells than there are columns";
            self.refuse(row.number, None, Invalid::new("ragged_row", message));
        }
        let handle = self.handle(first.number);
        let title = self.said(Column::Title).map(|(_, title)| title.to_owned());
        let description = self.words(Column::Description);
        let title_de = self.words(Column::TitleDe);
        let description_de = self.words(Column::DescriptionDe);
        let details = self.details();
        let category = self.category();
        let collection = self.collection(category.or(stands));
        let status = self.said(Column::Status);
        let status =
            status.and_then(|(row, raw)| self.take(row, Column::Status, cell::status(raw)));
        let names: Vec<Option<String>> = Column::OPTIONS
            .iter()
            .map(|(name, _)| self.said(*name).map(|(_, name)| name.to_owned()))
            .collect();
        let variants: Vec<ParsedVariant> = self
            .group
            .rows
            .iter()
            .map(|row| self.variant(row, &names))
            .collect();
        let pictures = self.pictures(&variants);
        Some(ParsedProduct {
            handle: handle?,
            row: first.number,
            title,
            description,
            title_de,
            description_de,
            details,
            category,
            collection,
            status,
            variants,
            pictures,
        })
    }

    fn refuse(&mut self, row: i32, column: Option<Column>, invalid: Invalid) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(Fault::new(row, column, invalid));
        }
    }

    fn take<T>(&mut self, row: i32, column: Column, read: Result<T, Invalid>) -> Option<T> {
        read.map_err(|invalid| self.refuse(row, Some(column), invalid))
            .ok()
    }

    fn handle(&mut self, row: i32) -> Option<Slug> {
        if self.group.handle.is_empty() {
            let message = "Enter a handle or a title";
            self.refuse(row, Some(Column::Handle), Invalid::new("required", message));
            return None;
        }
        self.take(row, Column::Handle, Slug::parse(&self.group.handle))
    }

    /// What the product's rows say below a column that speaks of the whole product: the first
    /// that says anything counts, and none may say otherwise.
    fn said(&mut self, column: Column) -> Option<(i32, &'a str)> {
        let group = self.group;
        let mut said = group
            .rows
            .iter()
            .filter_map(|row| Some((row.number, row.text(column)?)));
        let (row, words) = said.next()?;
        let other = said.find(|(_, other)| *other != words);
        if let Some((at, _)) = other {
            let message = format!("Row {row} has a different value for the same product");
            self.refuse(at, Some(column), Invalid::new("differs", message));
        }
        Some((row, words))
    }

    /// What is said below a column whose cells may be empty.
    fn words(&mut self, column: Column) -> Option<String> {
        self.group.rows.first()?.cell(column)?;
        let words = self.said(column).map_or("", |(_, words)| words);
        Some(words.to_owned())
    }

    fn details(&mut self) -> Option<Vec<Attribute>> {
        self.group.rows.first()?.cell(Column::Details)?;
        match self.said(Column::Details) {
            None => Some(Vec::new()),
            Some((row, words)) => self.take(row, Column::Details, cell::details(words)),
        }
    }

    fn category(&mut self) -> Option<CategoryId> {
        let (row, words) = self.said(Column::Category)?;
        self.take(
            row,
            Column::Category,
            self.context.category_lookup.category(words),
        )
    }

    /// A collection is looked for in the subcategory in which the product is to stand.
    fn collection(&mut self, category: Option<CategoryId>) -> Option<Option<CollectionId>> {
        self.group.rows.first()?.cell(Column::Collection)?;
        match self.said(Column::Collection) {
            None => Some(None),
            Some((row, words)) => {
                let found = self.context.category_lookup.collection(words, category);
                self.take(row, Column::Collection, found).map(Some)
            }
        }
    }

    /// The product's own, and those of its variants that are not among them.
    fn pictures(&mut self, variants: &[ParsedVariant]) -> Vec<NamedPicture> {
        let mut seen = HashSet::new();
        let mut named = self.own_pictures(&mut seen);
        let shown = variants
            .iter()
            .filter_map(|variant| variant.picture.iter().flatten().next());
        let others = shown.filter(|it| seen.insert(it.address.clone()));
        named.extend(others.cloned());
        named
    }

    /// Those that the rows name, each address once. Nothing is read behind what is too much anyway.
    fn own_pictures(&mut self, seen: &mut HashSet<String>) -> Vec<NamedPicture> {
        let mut named: Vec<NamedPicture> = Vec::new();
        let group = self.group;
        for row in &group.rows {
            let addresses = addresses(row.text(Column::Images).unwrap_or_default());
            let mut alts = self.alts(row, addresses.len());
            for address in addresses {
                if named.len() > MOST_NAMED || self.faults.len() >= MOST_FAULTS {
                    return named;
                }
                let alt = alts.next();
                let picture = self.picture((row.number, Column::Images), &address);
                let picture = picture.filter(|new| seen.insert(new.address.clone()));
                named.extend(picture.map(|picture| NamedPicture { alt, ..picture }));
            }
        }
        named
    }

    fn picture(&mut self, (row, column): (i32, Column), address: &str) -> Option<NamedPicture> {
        let named = NamedPicture::of(row, address, self.context.origin).ok_or_else(|| {
            let message = "Use picture addresses that start with https://";
            Invalid::new("invalid_image", message)
        });
        self.take(row, column, named)
    }

    /// What a row says that its pictures show, in their order; of those behind the last text it
    /// says nothing.
    fn alts(&mut self, row: &Row, pictures: usize) -> std::vec::IntoIter<String> {
        let alts = row.text(Column::ImageAlts).map(cell::texts);
        let alts = alts.unwrap_or_default();
        if alts.len() > pictures {
            let message = "There are more alt texts than pictures";
            let invalid = Invalid::new("too_many_texts", message);
            self.refuse(row.number, Some(Column::ImageAlts), invalid);
        }
        let mut read = Vec::new();
        for alt in alts.iter().take(pictures) {
            let alt = Text::<200>::parse_optional(Some(alt));
            let alt = self.take(row.number, Column::ImageAlts, alt);
            read.extend(alt.map(|alt| alt.map(Text::into_string).unwrap_or_default()));
        }
        read.into_iter()
    }

    /// The picture that shows a row's variant.
    fn shown(&mut self, row: &Row) -> Option<Option<NamedPicture>> {
        let place = (row.number, Column::VariantImage);
        row.cell(Column::VariantImage)?;
        match addresses(row.text(Column::VariantImage).unwrap_or_default()).as_slice() {
            [] => Some(None),
            [address] => self.picture(place, address).map(Some),
            _ => {
                let message = "Use one picture for this variant";
                self.refuse(place.0, Some(place.1), Invalid::new("one_image", message));
                None
            }
        }
    }

    fn variant(&mut self, row: &Row, names: &[Option<String>]) -> ParsedVariant {
        let choice = Column::OPTIONS
            .iter()
            .zip(names)
            .filter_map(|((_, value), name)| Some((name.clone(), row.text(*value)?.to_owned())));
        let words = |column| row.cell(column).map(ToOwned::to_owned);
        ParsedVariant {
            row: row.number,
            choice: choice.filter(|choice| !is_none(choice)).collect(),
            sku: words(Column::Sku),
            barcode: words(Column::Barcode),
            price: self.amount(row, Column::Price),
            price_sale: row
                .cell(Column::SalePrice)
                .map(|_| self.amount(row, Column::SalePrice)),
            sale_from: row
                .cell(Column::SaleFrom)
                .map(|_| self.moment(row, Column::SaleFrom, Days::start)),
            sale_until: row
                .cell(Column::SaleUntil)
                .map(|_| self.moment(row, Column::SaleUntil, Days::end)),
            stock: self.number(row, Column::Stock),
            weight: row
                .cell(Column::Weight)
                .map(|_| self.number(row, Column::Weight)),
            picture: self.shown(row),
        }
    }

    fn amount(&mut self, row: &Row, column: Column) -> Option<i64> {
        let raw = row.text(column)?;
        self.take(row.number, column, cell::price(raw, self.context.currency))
    }

    fn moment(
        &mut self,
        row: &Row,
        column: Column,
        at: fn(&Days, Moment) -> Option<DateTime<Utc>>,
    ) -> Option<DateTime<Utc>> {
        let raw = row.text(column)?;
        let moment = self.take(row.number, column, cell::moment(raw))?;
        at(self.context.days, moment)
    }

    fn number(&mut self, row: &Row, column: Column) -> Option<i64> {
        let raw = row.text(column)?;
        self.take(row.number, column, cell::number(raw))
    }
}

/// How other shops write that there is nothing to choose.
fn is_none((name, value): &(Option<String>, String)) -> bool {
    name.as_deref() == Some("Title") && value == "Default Title"
}

#[cfg(test)]
mod tests;
