//! The plan for a product, so that it matches the file: create, change or leave it. The rules are
//! the same as for a product that is created or changed by hand; violations are reported at their
//! row.

use types::{Invalid, ProductImageId, Slug, VariantId};

use super::Column;
use super::pictures::Named;
use super::places::Places;
use super::shift::Shift;
use super::snapshot::Snapshot;
use super::wanted::{Fault, Goods, Wanted};
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
pub fn plan(wanted: &Wanted, before: Option<&Snapshot>) -> Result<Plan, Vec<Fault>> {
    match before {
        None => create(wanted),
        Some(before) => change(wanted, before),
    }
}

fn create(wanted: &Wanted) -> Result<Plan, Vec<Fault>> {
    let mut faults = Vec::new();
    let required = || Invalid::new("required", "Fill in this field");
    let category = wanted.category;
    if category.is_none() {
        faults.push(Fault::new(wanted.row, Some(Column::Category), required()));
    }
    for goods in wanted.goods.iter().filter(|goods| goods.price.is_none()) {
        faults.push(Fault::new(goods.row, Some(Column::Price), required()));
    }
    let (Some(category), true) = (category, faults.is_empty()) else {
        return Err(faults);
    };
    let submission = Submission {
        title: wanted.title.clone().unwrap_or_default(),
        description: wanted.description.clone().unwrap_or_default(),
        title_de: wanted.title_de.clone(),
        description_de: wanted.description_de.clone(),
        category,
        collection: wanted.collection.flatten(),
        status: wanted.status.unwrap_or(Status::Draft),
        attributes: wanted.details.clone().unwrap_or_default(),
        options: options(wanted),
        variants: wanted.goods.iter().map(new_variant).collect(),
    };
    let rows: Vec<i32> = wanted.goods.iter().map(|goods| goods.row).collect();
    let draft = Draft::parse(&submission).map_err(|error| told(error, wanted.row, &rows))?;
    Ok(Plan::Create(wanted.handle.clone(), Box::new(draft)))
}

/// The options that the rows' choices make, each with its values in the order in which they come.
fn options(wanted: &Wanted) -> Vec<SubmittedOption> {
    let mut options: Vec<SubmittedOption> = Vec::new();
    for goods in &wanted.goods {
        for (place, (name, value)) in goods.choice.iter().enumerate() {
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

fn new_variant(goods: &Goods) -> SubmittedVariant {
    SubmittedVariant {
        values: goods
            .choice
            .iter()
            .map(|(_, value)| value.clone())
            .collect(),
        sku: goods.sku.clone(),
        barcode: goods.barcode.clone(),
        weight: goods.weight.flatten(),
        price: goods.price.unwrap_or(0),
        price_sale: goods.price_sale.flatten(),
        sale: SaleDates {
            from: goods.sale_from.flatten(),
            until: goods.sale_until.flatten(),
        },
        stock: goods.stock.unwrap_or(0),
    }
}

fn change(wanted: &Wanted, before: &Snapshot) -> Result<Plan, Vec<Fault>> {
    let mut faults = Vec::new();
    let change = words(wanted, before, &mut faults);
    let (sheet, unfit) = variants(wanted, before);
    faults.extend(unfit);
    let Variants {
        table,
        rows,
        stock,
        is_changed,
        ..
    } = sheet;
    let alts = alts(wanted, before);
    let table = match is_changed {
        true => Table::parse(table).map(Some).unwrap_or_else(|error| {
            faults.extend(told(error, wanted.row, &rows));
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
            status: wanted.status,
            change,
            table,
            stock,
            alts,
        }))),
    }
}

/// What pictures that are there are to show, as far as it differs.
fn alts(wanted: &Wanted, before: &Snapshot) -> Vec<(ProductImageId, String)> {
    let said = wanted.pictures.iter().filter_map(|named| {
        let (alt, shown) = (named.alt.as_ref()?, before.shown(named)?);
        (*alt != shown.alt).then(|| (shown.id, alt.clone()))
    });
    said.collect()
}

/// The pictures that are to show variants, with the variants' values in the order of the options.
pub(super) fn shows(wanted: &Wanted, before: Option<&Snapshot>) -> Vec<(Named, Vec<String>)> {
    if let Some(before) = before {
        return variants(wanted, before).0.shows;
    }
    let shows = wanted.goods.iter().filter_map(|goods| {
        let values = goods
            .choice
            .iter()
            .map(|(_, value)| value.trim().to_owned());
        Some((goods.picture.clone()??, values.collect()))
    });
    shows.collect()
}

/// All that is different of a product from then on.
pub(super) fn shifts(wanted: &Wanted, before: &Snapshot, places: &Places) -> Vec<Shift> {
    let edit = edit(wanted, before);
    let mut shifts = Shift::of_words(&edit, before, places);
    let (Variants { table, shows, .. }, _) = variants(wanted, before);
    let was = before.table().variants;
    let pairs = was.iter().zip(&table.variants);
    shifts.extend(pairs.flat_map(|(was, now)| Shift::of_variant(&was.variant, &now.variant)));
    let pictures = was.iter().zip(&table.variants).filter_map(|(was, now)| {
        let named = shows
            .iter()
            .find(|(_, values)| *values == now.variant.values);
        let named = named.map(|(named, _)| named);
        let comes = named.is_some_and(|named| before.shown(named).is_none());
        let address = named.map(|named| named.address.as_str());
        (comes || was.image != now.image).then(|| Shift::variant_image(&now.variant, address))
    });
    shifts.extend(pictures);
    let alts = alts(wanted, before);
    shifts.extend((!alts.is_empty()).then(|| Shift::alts(alts.len())));
    let new = table.variants.iter().skip(was.len());
    shifts.extend(new.map(|row| Shift::new_variant(&row.variant)));
    shifts
}

/// Its variants as the file wants them, and what cannot be.
fn variants(wanted: &Wanted, before: &Snapshot) -> (Variants, Vec<Fault>) {
    let mut sheet = Variants::of(before);
    let set = |goods| sheet.set(goods, before).err();
    let faults = wanted.goods.iter().filter_map(set).collect();
    (sheet, faults)
}

/// What is to become of its words, place and status, as far as they differ.
pub(super) fn edit(wanted: &Wanted, before: &Snapshot) -> Edit {
    let same =
        |words: &str, was: &str| words.replace("\r\n", "\n").trim() == was.replace("\r\n", "\n");
    let german = |words: &Option<String>, was: &Option<String>| {
        let words = words.clone();
        let other = words.filter(|words| !same(words, was.as_deref().unwrap_or_default()));
        other.map(Some)
    };
    let category = wanted
        .category
        .filter(|category| *category != before.category);
    Edit {
        title: wanted
            .title
            .clone()
            .filter(|title| title.trim() != before.title),
        description: wanted
            .description
            .clone()
            .filter(|text| !same(text, &before.description)),
        title_de: german(&wanted.title_de, &before.title_de),
        description_de: german(&wanted.description_de, &before.description_de),
        category,
        collection: wanted
            .collection
            .filter(|to| category.is_some() || *to != before.collection),
        status: wanted.status.filter(|status| *status != before.status),
        attributes: wanted
            .details
            .clone()
            .filter(|lines| Some(lines) != before.attributes.as_ref()),
        seen: Some(before.version),
    }
}

/// Its words, place and status, as far as they differ.
fn words(wanted: &Wanted, before: &Snapshot, faults: &mut Vec<Fault>) -> Option<Change> {
    let edit = edit(wanted, before);
    if let Some(to) = edit
        .status
        .filter(|to| *to == Status::Archived || !before.status.may_become(*to))
    {
        let message = format!(
            "An import can't change a product from {} to {to}",
            before.status
        );
        let invalid = Invalid::new("invalid_transition", message);
        faults.push(Fault::new(wanted.row, Some(Column::Status), invalid));
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
        .map_err(|error| faults.extend(told(error, wanted.row, &[])))
        .ok()
}

/// A product's variants on their way to what the file says. Those of which it says nothing stay.
struct Variants {
    table: SubmittedTable,
    /// For each variant the row that speaks of it; 0 for none.
    rows: Vec<i32>,
    stock: Vec<(VariantId, i64)>,
    /// The pictures that the file says show them, with their values.
    shows: Vec<(Named, Vec<String>)>,
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

    fn set(&mut self, goods: &Goods, before: &Snapshot) -> Result<(), Fault> {
        let refuse = |column, code, message: &str| {
            Fault::new(goods.row, Some(column), Invalid::new(code, message))
        };
        let choice = choice(goods, before)
            .map_err(|invalid| Fault::new(goods.row, Some(Column::Option1Value), invalid))?;
        let found = match &choice {
            Some(values) => self
                .table
                .variants
                .iter()
                .position(|row| row.variant.values == *values),
            None => Some(self.only(goods).ok_or_else(|| {
                let message = "Add option values or a SKU so we know which variant this is";
                refuse(Column::Sku, "unknown_variant", message)
            })?),
        };
        match (found, choice) {
            (Some(place), _) => self.update(place, goods, before).map_err(|()| {
                refuse(
                    Column::Option1Value,
                    "duplicate",
                    "Another row is of the same variant",
                )
            }),
            (None, Some(values)) => self.add(values, goods, before),
            (None, None) => Ok(()),
        }
    }

    /// The variant of a row that names no option values.
    fn only(&self, goods: &Goods) -> Option<usize> {
        let rows = &self.table.variants;
        if rows.len() == 1 {
            return Some(0);
        }
        let sku = goods.sku.as_deref().filter(|sku| !sku.is_empty())?;
        let is_it = |row: &TableRow| row.variant.sku.as_deref() == Some(sku);
        let mut found = rows.iter().enumerate().filter(|(_, row)| is_it(row));
        match (found.next(), found.next()) {
            (Some((place, _)), None) => Some(place),
            _ => None,
        }
    }

    fn update(&mut self, place: usize, goods: &Goods, before: &Snapshot) -> Result<(), ()> {
        let (Some(spoken), Some(row)) =
            (self.rows.get_mut(place), self.table.variants.get_mut(place))
        else {
            return Err(());
        };
        if *spoken != 0 {
            return Err(());
        }
        *spoken = goods.row;
        let was = row.variant.clone();
        let code = |wanted: &Option<String>, was: &Option<String>| match wanted {
            Some(code) => Some(code.clone()).filter(|code| !code.is_empty()),
            None => was.clone(),
        };
        let price_sale = goods.price_sale.unwrap_or(was.price_sale);
        // a sale that ends takes its dates along
        let dates = match price_sale {
            Some(_) => was.sale,
            None => SaleDates::default(),
        };
        let now = SubmittedVariant {
            values: was.values.clone(),
            sku: code(&goods.sku, &was.sku),
            barcode: code(&goods.barcode, &was.barcode),
            weight: goods.weight.unwrap_or(was.weight),
            price: goods.price.unwrap_or(was.price),
            price_sale,
            sale: SaleDates {
                from: goods.sale_from.unwrap_or(dates.from),
                until: goods.sale_until.unwrap_or(dates.until),
            },
            stock: goods.stock.unwrap_or(was.stock),
        };
        if let (Some(id), true) = (row.id, now.stock != was.stock) {
            // what is sold meanwhile stays sold
            let by = now.stock.saturating_sub(was.stock);
            row.stock_change = Some(by);
            self.stock.push((id, by));
        }
        let named = goods.picture.as_ref().and_then(Option::as_ref);
        let shown = named.and_then(|named| before.shown(named));
        let comes = named.is_some() && shown.is_none();
        let image = match goods.picture.is_none() || comes {
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

    fn add(&mut self, values: Vec<String>, goods: &Goods, before: &Snapshot) -> Result<(), Fault> {
        if goods.price.is_none() {
            let invalid = Invalid::new("required", "Fill in this field");
            return Err(Fault::new(goods.row, Some(Column::Price), invalid));
        }
        for (option, value) in self.table.options.iter_mut().zip(&values) {
            if !option.values.iter().any(|known| known.value == *value) {
                option.values.push(TableValue {
                    id: None,
                    value: value.clone(),
                });
            }
        }
        let named = goods.picture.clone().flatten();
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
                ..new_variant(goods)
            },
            image,
            has_stock: true,
            stock_change: None,
        });
        self.rows.push(goods.row);
        self.is_changed = true;
        Ok(())
    }
}

/// The row's values in the order of the product's options; `None` when it names none.
fn choice(goods: &Goods, before: &Snapshot) -> Result<Option<Vec<String>>, Invalid> {
    if goods.choice.is_empty() {
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
    if goods.choice.len() != before.options.len() {
        return Err(differ());
    }
    let value = |(place, option): (usize, &crate::product::OptionView)| {
        let named = goods
            .choice
            .iter()
            .find(|(name, _)| name.as_deref() == Some(&option.name));
        let unnamed = goods.choice.get(place).filter(|(name, _)| name.is_none());
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
