//! What a seller submits as a new product, and the rules for it. A [`Draft`] exists only if every
//! rule is satisfied; otherwise all errors are returned at once, each with its location.

use types::{CategoryId, CollectionId, Name, Text};

use super::{Attribute, Field, Status, attribute};
use crate::Error;
use crate::error::Fault;

mod options;
mod variants;

pub(super) use options::check as check_options;
pub(super) use variants::{
    DraftVariant, check as check_variants, check_code, check_price, check_price_sale,
    check_sale_dates, check_stock, check_weight,
};
pub use variants::{SaleDates, SubmittedVariant};

/// A new product as it came in, unchecked.
#[derive(Debug, Clone)]
pub struct Submission {
    /// What it is called.
    pub title: String,
    /// What it is like, in Markdown.
    pub description: String,
    /// What it is called in German; an empty text is none.
    pub title_de: Option<String>,
    /// What it is like, in German; an empty text is none.
    pub description_de: Option<String>,
    /// Its subcategory.
    pub category: CategoryId,
    /// The shop's own collection below that subcategory.
    pub collection: Option<CollectionId>,
    /// Draft or active.
    pub status: Status,
    /// The specification.
    pub attributes: Vec<Attribute>,
    /// What a shopper chooses; empty for a product of one kind.
    pub options: Vec<SubmittedOption>,
    /// One entry per combination that exists; exactly one when there are no options.
    pub variants: Vec<SubmittedVariant>,
}

/// An option as it came in.
#[derive(Debug, Clone)]
pub struct SubmittedOption {
    /// Such as "Colour".
    pub name: String,
    /// Such as "Forest green".
    pub values: Vec<String>,
}

/// A product that keeps all rules a database need not be asked about.
#[derive(Debug, Clone)]
pub struct Draft {
    pub(super) title: Name<200>,
    pub(super) description: String,
    pub(super) title_de: Option<Name<200>>,
    pub(super) description_de: Option<Text<20_000>>,
    pub(super) category: CategoryId,
    pub(super) collection: Option<CollectionId>,
    pub(super) status: Status,
    pub(super) attributes: Vec<Attribute>,
    pub(super) options: Vec<SubmittedOption>,
    pub(super) variants: Vec<DraftVariant>,
}

impl Draft {
    /// Checks every rule; [`Error::Refused`] names each broken one.
    pub fn parse(raw: &Submission) -> Result<Self, Error> {
        let mut faults = Vec::new();
        let title = name::<200>(&raw.title, Field::Title, &mut faults);
        let description = check_description(&raw.description, &mut faults);
        let title_de = optional_name(raw.title_de.as_deref(), Field::TitleDe, &mut faults);
        let text_de = raw.description_de.as_deref();
        let description_de = optional(text_de, Field::DescriptionDe, &mut faults);
        if !matches!(raw.status, Status::Draft | Status::Active) {
            let message = "A new product is a draft or active";
            faults.push(Fault::new(Field::Status, "invalid_status", message));
        }
        let attributes = attribute::check(&raw.attributes, &mut faults);
        let options = options::check(&raw.options, &mut faults);
        let variants = variants::check(&options, &raw.variants, &mut faults);
        match title {
            Some(title) if faults.is_empty() => Ok(Self {
                title,
                description,
                title_de,
                description_de,
                category: raw.category,
                collection: raw.collection,
                status: raw.status,
                attributes,
                options,
                variants,
            }),
            _ => Err(Error::Refused(faults)),
        }
    }
}

/// A required name; a fault is noted and `None` returned.
pub(super) fn name<const N: usize>(
    raw: &str,
    place: Field,
    faults: &mut Vec<Fault>,
) -> Option<Name<N>> {
    Name::parse(raw)
        .map_err(|invalid| faults.push(Fault { place, invalid }))
        .ok()
}

/// A description may be empty.
pub(super) fn check_description(raw: &str, faults: &mut Vec<Fault>) -> String {
    let text: Option<Text<20_000>> = optional(Some(raw), Field::Description, faults);
    text.map(Text::into_string).unwrap_or_default()
}

/// A name that may be left out or empty; a fault is noted.
pub(super) fn optional_name<const N: usize>(
    raw: Option<&str>,
    place: Field,
    faults: &mut Vec<Fault>,
) -> Option<Name<N>> {
    Name::parse_optional(raw).unwrap_or_else(|invalid| {
        faults.push(Fault { place, invalid });
        None
    })
}

/// A text that may be left out or empty; a fault is noted.
pub(super) fn optional<const N: usize>(
    raw: Option<&str>,
    place: Field,
    faults: &mut Vec<Fault>,
) -> Option<Text<N>> {
    Text::parse_optional(raw).unwrap_or_else(|invalid| {
        faults.push(Fault { place, invalid });
        None
    })
}
