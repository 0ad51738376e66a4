//! The plan for a product, so that it matches the file: create, change or leave it. The rules are
//! the same as for a product that is created or changed by hand; violations are reported at their
//! row.

use types::{Invalid, ProductImageId, Slug, VariantId};

use super::Column;
use super::category_lookup::CategoryLookup;
use super::field_change::FieldChange;
use super::parsed_product::{Fault, ParsedProduct, ParsedVariant};
use super::pictures::NamedPicture;
use super::snapshot::Snapshot;
use crate::Error;
use crate::error;
use crate::product::{
    Change, Draft, Edit, Field, SaleDates, Status, Submission, SubmittedOption, SubmittedTable,
    SubmittedVariant, Table, TableRow, TableValue,
};

/// What is to be done.
#[derive(Debug)]
pub enum Plan {
    /// A new product, with the name by which the file knows it.
    Create(Slug, Box<Draft>),
    /// A product that is there becomes another one.
    Change(Box<Edited>),
    /// The product goes out of sale for good.
    Archive,
    /// Nothing changes.
    Skip,
}

/// What is to change of a product.
#[derive(Debug)]
pub struct Edited {
    /// Where it stands from then on, if it is to stand elsewhere.
    pub status: Option<Status>,
    /// Its words, place and status.
    pub change: Option<Change>,
    /// Its variants.
    pub table: Option<Table>,
    /// So many more of the variants that are there, or fewer below 0.
    pub stock: Vec<(VariantId, i64)>,
    /// What pictures that are there show.
    pub alts: Vec<(ProductImageId, String)>,
}

/// Compares what the file says with what there is.
pub fn plan(parsed: &ParsedProduct, before: Option<&Snapshot>) -> Result<Plan, Vec<Fault>> {
    match before {
        None => create(parsed),
        Some(before) => change(parsed, before),
    }
}

fn create(parsed: &ParsedProduct) -> Result<Plan, Vec<Fault>> {
    let mut faults = Vec::new();
    let required = || Invalid::new("required", "Fill in this field");
    let category = parsed.category;
    if category.is_none() {
        faults.push(Fault::new(parsed.row, Some(Column::Category), required()));
    }
    for variant in parsed
        .variants
        .iter()
        .filter(|variant| variant.price.is_none())
    {
        faults.push(Fault::new(variant.row, Some(Column::Price), required()));
    }
    let (Some(category), true) = (category, faults.is_empty()) else {
        return Err(faults);
    };
    let submission = Submission {
        title: parsed.title.clone().unwrap_or_default(),
        description: parsed.description.clone().unwrap_or_default(),
        title_de: parsed.title_de.clone(),
        description_de: parsed.description_de.clone(),
        category,
        collection: parsed.collection.flatten(),
        status: parsed.status.unwrap_or(Status::Draft),
        attributes: parsed.details.clone().unwrap_or_default(),
        options: options(parsed),
        variants: parsed.variants.iter().map(new_variant).collect(),
    };
    let rows: Vec<i32> = parsed.variants.iter().map(|variant| variant.row).collect();
    let draft = Draft::parse(&submission).map_err(|error| told(error, parsed.row, &rows))?;
    Ok(Plan::Create(parsed.handle.clone(), Box::new(draft)))
}

/// The options that the rows' choices make, each with its values in the order in which they come.
fn options(parsed: &ParsedProduct) -> Vec<SubmittedOption> {
    let mut options: Vec<SubmittedOption> = Vec::new();
    for variant in &parsed.variants {
        for (place, (name, value)) in variant.choice.iter().enumerate() {
            if options.len() == place {
                let name = name.clone().unwrap_or_default();
                options.push(SubmittedOption {
                    name,
                    values: Vec::new(),
                });
            }
            if let Some(option) = options.get_mut(place)
                && !option.values.contains(value)
            {
                option.values.push(value.clone());
            }
        }
    }
    options
}

fn new_variant(variant: &ParsedVariant) -> SubmittedVariant {
    SubmittedVariant {
        values: variant
            .choice
            .iter()
            .map(|(_, value)| value.clone())
            .collect(),
        sku: variant.sku.clone(),
        barcode: variant.barcode.clone(),
        weight: variant.weight.flatten(),
        price: variant.price.unwrap_or(0),
        price_sale: variant.price_sale.flatten(),
        sale: SaleDates {
            from: variant.sale_from.flatten(),
            until: variant.sale_until.flatten(),
        },
        stock: variant.stock.unwrap_or(0),
    }
}

fn change(parsed: &ParsedProduct, before: &Snapshot) -> Result<Plan, Vec<Fault>> {
    let mut faults = Vec::new();
    let change = words(parsed, before, &mut faults);
    let (sheet, unfit) = variants(parsed, before);
    faults.extend(unfit);
    let Variants {
        table,
        rows,
        stock,
        is_changed,
        ..
    } = sheet;
    let alts = alts(parsed, before);
    let table = match is_changed {
        true => Table::parse(table).map(Some).unwrap_or_else(|error| {
            faults.extend(told(error, parsed.row, &rows));
            None
        }),
        false => None,
    };
    match (
        faults.is_empty(),
        change.is_none() && table.is_none() && alts.is_empty(),
    ) {
        (false, _) => Err(faults),
        (true, true) => Ok(Plan::Skip),
        (true, false) => Ok(Plan::Change(Box::new(Edited {
            status: parsed.status,
            change,
            table,
            stock,
            alts,
        }))),
    }
}

/// What pictures that are there are to show, as far as it differs.
fn alts(parsed: &ParsedProduct, before: &Snapshot) -> Vec<(ProductImageId, String)> {
    let said = parsed.pictures.iter().filter_map(|named| {
        let (alt, shown) = (named.alt.as_ref()?, before.shown(named)?);
        (*alt != shown.alt).then(|| (shown.id, alt.clone()))
    });
    said.collect()
}

/// The pictures that are to show variants, with the variants' values in the order of the options.
pub(super) fn shows(
    parsed: &ParsedProduct,
    before: Option<&Snapshot>,
) -> Vec<(NamedPicture, Vec<String>)> {
    if let Some(before) = before {
        return variants(parsed, before).0.shows;
    }
    let shows = parsed.variants.iter().filter_map(|variant| {
        let values = variant
            .choice
            .iter()
            .map(|(_, value)| value.trim().to_owned());
        Some((variant.picture.clone()??, values.collect()))
    });
    shows.collect()
}

/// All that is different of a product from then on.
pub(super) fn field_changes(
    parsed: &ParsedProduct,
    before: &Snapshot,
    category_lookup: &CategoryLookup,
) -> Vec<FieldChange> {
    let edit = edit(parsed, before);
    let mut field_changes = FieldChange::of_words(&edit, before, category_lookup);
    let (Variants { table, shows, .. }, _) = variants(parsed, before);
    let was = before.table().variants;
    let pairs = was.iter().zip(&table.variants);
    field_changes
        .extend(pairs.flat_map(|(was, now)| FieldChange::of_variant(&was.variant, &now.variant)));
    let pictures = was.iter().zip(&table.variants).filter_map(|(was, now)| {
        let named = shows
            .iter()
            .find(|(_, values)| *values == now.variant.values);
        let named = named.map(|(named, _)| named);
        let comes = named.is_some_and(|named| before.shown(named).is_none());
        let address = named.map(|named| named.address.as_str());
        (comes || was.image != now.image).then(|| FieldChange::variant_image(&now.variant, address))
    });
    field_changes.extend(pictures);
    let alts = alts(parsed, before);
    field_changes.extend((!alts.is_empty()).then(|| FieldChange::alts(alts.len())));
    let new = table.variants.iter().skip(was.len());
    field_changes.extend(new.map(|row| FieldChange::new_variant(&row.variant)));
    field_changes
}

/// Its variants as the file has them, and what cannot be.
fn variants(parsed: &ParsedProduct, before: &Snapshot) -> (Variants, Vec<Fault>) {
    let mut sheet = Variants::of(before);
    let set = |variant| sheet.set(variant, before).err();
    let faults = parsed.variants.iter().filter_map(set).collect();
    (sheet, faults)
}

/// What is to become of its words, place and status, as far as they differ.
pub(super) fn edit(parsed: &ParsedProduct, before: &Snapshot) -> Edit {
    let same =
        |words: &str, was: &str| words.replace("\r\n", "\n").trim() == was.replace("\r\n", "\n");
    let german = |words: &Option<String>, was: &Option<String>| {
        let words = words.clone();
        let other = words.filter(|words| !same(words, was.as_deref().unwrap_or_default()));
        other.map(Some)
    };
    let category = parsed
        .category
        .filter(|category| *category != before.category);
    Edit {
        title: parsed
            .title
            .clone()
            .filter(|title| title.trim() != before.title),
        description: parsed
            .description
            .clone()
            .filter(|text| !same(text, &before.description)),
        title_de: german(&parsed.title_de, &before.title_de),
        description_de: german(&parsed.description_de, &before.description_de),
        category,
        collection: parsed
            .collection
            .filter(|to| category.is_some() || *to != before.collection),
        status: parsed.status.filter(|status| *status != before.status),
        attributes: parsed
            .details
            .clone()
            .filter(|lines| Some(lines) != before.attributes.as_ref()),
        seen: Some(before.version),
    }
}

/// Its words, place and status, as far as they differ.
fn words(parsed: &ParsedProduct, before: &Snapshot, faults: &mut Vec<Fault>) -> Option<Change> {
    let edit = edit(parsed, before);
    if let Some(to) = edit
        .status
        .filter(|to| *to == Status::Archived || !before.status.may_become(*to))
    {
        let message = format!(
            "An import can't change a product from {} to {to}",
            before.status
        );
        let invalid = Invalid::new("invalid_transition", message);
        faults.push(Fault::new(parsed.row, Some(Column::Status), invalid));
        return None;
    }
    let is_same = edit.title.is_none()
        && edit.description.is_none()
        && edit.title_de.is_none()
        && edit.description_de.is_none()
        && edit.category.is_none()
        && edit.collection.is_none()
        && edit.attributes.is_none()
        && edit.status.is_none();
    if is_same {
        return None;
    }
    let change = Change::parse(&edit);
    change
        .map_err(|error| faults.extend(told(error, parsed.row, &[])))
        .ok()
}

/// A product's variants on their way to what the file says. Those of which it says nothing stay.
struct Variants {
    table: SubmittedTable,
    /// For each variant the row that speaks of it; 0 for none.
    rows: Vec<i32>,
    stock: Vec<(VariantId, i64)>,
    /// The pictures that the file says show them, with their values.
    shows: Vec<(NamedPicture, Vec<String>)>,
    is_changed: bool,
}

impl Variants {
    fn of(before: &Snapshot) -> Self {
        Self {
            table: before.table(),
            rows: vec![0; before.variants.len()],
            stock: Vec::new(),
            shows: Vec::new(),
            is_changed: false,
        }
    }

    fn set(&mut self, variant: &ParsedVariant, before: &Snapshot) -> Result<(), Fault> {
        let refuse = |column, code, message: &str| {
            Fault::new(variant.row, Some(column), Invalid::new(code, message))
        };
        let choice = choice(variant, before)
            .map_err(|invalid| Fault::new(variant.row, Some(Column::Option1Value), invalid))?;
        let found = match &choice {
            Some(values) => self
                .table
                .variants
                .iter()
                .position(|row| row.variant.values == *values),
            None => Some(self.only(variant).ok_or_else(|| {
                let message = "Add option values or a SKU so we know which variant this is";
                refuse(Column::Sku, "unknown_variant", message)
            })?),
        };
        match (found, choice) {
            (Some(place), _) => self.update(place, variant, before).map_err(|()| {
                refuse(
                    Column::Option1Value,
                    "duplicate",
                    "Another row is of the same variant",
                )
            }),
            (None, Some(values)) => self.add(values, variant, before),
            (None, None) => Ok(()),
        }
    }

    /// The variant of a row that names no option values.
    fn only(&self, variant: &ParsedVariant) -> Option<usize> {
        let rows = &self.table.variants;
        if rows.len() == 1 {
            return Some(0);
        }
        let sku = variant.sku.as_deref().filter(|sku| !sku.is_empty())?;
        let is_it = |row: &TableRow| row.variant.sku.as_deref() == Some(sku);
        let mut found = rows.iter().enumerate().filter(|(_, row)| is_it(row));
        match (found.next(), found.next()) {
            (Some((place, _)), None) => Some(place),
            _ => None,
        }
    }

    fn update(
        &mut self,
        place: usize,
        variant: &ParsedVariant,
        before: &Snapshot,
    ) -> Result<(), ()> {
        let (Some(spoken), Some(row)) =
            (self.rows.get_mut(place), self.table.variants.get_mut(place))
        else {
            return Err(());
        };
        if *spoken != 0 {
            return Err(());
        }
        *spoken = variant.row;
        let was = row.variant.clone();
        let code = |new: &Option<String>, was: &Option<String>| match new {
            Some(code) => Some(code.clone()).filter(|code| !code.is_empty()),
            None => was.clone(),
        };
        let price_sale = variant.price_sale.unwrap_or(was.price_sale);
        // a sale that ends takes its dates along
        let dates = match price_sale {
            Some(_) => was.sale,
            None => SaleDates::default(),
        };
        let now = SubmittedVariant {
            values: was.values.clone(),
            sku: code(&variant.sku, &was.sku),
            barcode: code(&variant.barcode, &was.barcode),
            weight: variant.weight.unwrap_or(was.weight),
            price: variant.price.unwrap_or(was.price),
            price_sale,
            sale: SaleDates {
                from: variant.sale_from.unwrap_or(dates.from),
                until: variant.sale_until.unwrap_or(dates.until),
            },
            stock: variant.stock.unwrap_or(was.stock),
        };
        if let (Some(id), true) = (row.id, now.stock != was.stock) {
            // what is sold meanwhile stays sold
            let by = now.stock.saturating_sub(was.stock);
            row.stock_change = Some(by);
            self.stock.push((id, by));
        }
        let named = variant.picture.as_ref().and_then(Option::as_ref);
        let shown = named.and_then(|named| before.shown(named));
        let comes = named.is_some() && shown.is_none();
        let image = match variant.picture.is_none() || comes {
            true => row.image,
            false => shown.map(|image| image.id),
        };
        self.shows
            .extend(named.map(|named| (named.clone(), now.values.clone())));
        // a picture that comes later is a change that can be undone, too
        self.is_changed |= now != was || image != row.image || comes;
        row.image = image;
        row.variant = now;
        Ok(())
    }

    fn add(
        &mut self,
        values: Vec<String>,
        variant: &ParsedVariant,
        before: &Snapshot,
    ) -> Result<(), Fault> {
        if variant.price.is_none() {
            let invalid = Invalid::new("required", "Fill in this field");
            return Err(Fault::new(variant.row, Some(Column::Price), invalid));
        }
        for (option, value) in self.table.options.iter_mut().zip(&values) {
            if !option.values.iter().any(|known| known.value == *value) {
                option.values.push(TableValue {
                    id: None,
                    value: value.clone(),
                });
            }
        }
        let named = variant.picture.clone().flatten();
        let image = named
            .as_ref()
            .and_then(|it| before.shown(it))
            .map(|it| it.id);
        self.shows
            .extend(named.map(|named| (named, values.clone())));
        self.table.variants.push(TableRow {
            id: None,
            variant: SubmittedVariant {
                values,
                ..new_variant(variant)
            },
            image,
            has_stock: true,
            stock_change: None,
        });
        self.rows.push(variant.row);
        self.is_changed = true;
        Ok(())
    }
}

/// The row's values in the order of the product's options; `None` when it names none.
fn choice(variant: &ParsedVariant, before: &Snapshot) -> Result<Option<Vec<String>>, Invalid> {
    if variant.choice.is_empty() {
        return Ok(None);
    }
    let differ = || {
        let names: Vec<&str> = before
            .options
            .iter()
            .map(|option| option.name.as_str())
            .collect();
        let message = match names.as_slice() {
            [] => "This product has no options. Add them in the product editor".to_owned(),
            _ => format!(
                "This product's options are {}. Change them in the product editor",
                names.join(", ")
            ),
        };
        Invalid::new("options_differ", message)
    };
    if variant.choice.len() != before.options.len() {
        return Err(differ());
    }
    let value = |(place, option): (usize, &crate::product::OptionView)| {
        let named = variant
            .choice
            .iter()
            .find(|(name, _)| name.as_deref() == Some(&option.name));
        let unnamed = variant.choice.get(place).filter(|(name, _)| name.is_none());
        named.or(unnamed).map(|(_, value)| value.trim().to_owned())
    };
    let values: Option<Vec<String>> = before.options.iter().enumerate().map(value).collect();
    values.map(Some).ok_or_else(differ)
}

/// Where in the file the faults are; `rows` are those of the variants, 0 where none speaks of one.
pub fn told(error: Error, first: i32, rows: &[i32]) -> Vec<Fault> {
    match error {
        Error::Refused(faults) => faults
            .into_iter()
            .map(|fault| at_row(fault, first, rows))
            .collect(),
        error => {
            let invalid = Invalid::new("refused", error.to_string());
            vec![Fault::new(first, None, invalid)]
        }
    }
}

fn at_row(fault: error::Fault, first: i32, rows: &[i32]) -> Fault {
    let (variant, column) = column(fault.place);
    let row = variant
        .and_then(|variant| rows.get(variant))
        .copied()
        .filter(|row| *row > 0);
    Fault::new(row.unwrap_or(first), column, fault.invalid)
}

/// The variant that a fault is about, and the column in which it stands.
fn column(place: Field) -> (Option<usize>, Option<Column>) {
    let option = |option: usize| Column::OPTIONS.get(option).copied();
    match place {
        Field::Title => (None, Some(Column::Title)),
        Field::Description => (None, Some(Column::Description)),
        Field::TitleDe => (None, Some(Column::TitleDe)),
        Field::DescriptionDe => (None, Some(Column::DescriptionDe)),
        Field::Category => (None, Some(Column::Category)),
        Field::Collection => (None, Some(Column::Collection)),
        Field::Status => (None, Some(Column::Status)),
        Field::Attributes | Field::AttributeName(_) | Field::AttributeValue(_) => {
            (None, Some(Column::Details))
        }
        Field::OptionName(at) => (None, option(at).map(|(name, _)| name)),
        Field::OptionValues(at) | Field::OptionValue(at, _) => {
            (None, option(at).map(|(_, value)| value))
        }
        Field::VariantValues(at) => (Some(at), Some(Column::Option1Value)),
        Field::VariantSku(at) => (Some(at), Some(Column::Sku)),
        Field::VariantBarcode(at) => (Some(at), Some(Column::Barcode)),
        Field::VariantWeight(at) => (Some(at), Some(Column::Weight)),
        Field::VariantPrice(at) => (Some(at), Some(Column::Price)),
        Field::VariantPriceSale(at) => (Some(at), Some(Column::SalePrice)),
        Field::VariantSaleFrom(at) => (Some(at), Some(Column::SaleFrom)),
        Field::VariantSaleUntil(at) => (Some(at), Some(Column::SaleUntil)),
        Field::VariantStock(at) | Field::VariantStockChange(at) => (Some(at), Some(Column::Stock)),
        Field::VariantImage(at) => (Some(at), Some(Column::VariantImage)),
        _ => (None, None),
    }
}
