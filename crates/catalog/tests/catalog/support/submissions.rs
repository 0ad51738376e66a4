//! What sellers put into their shops, and what is asked of it.

use catalog::product::{Product, SaleDates, Status, Submission, SubmittedOption, SubmittedVariant};
use catalog::review::{Query, Sort};
use types::{CategoryId, OptionValueId, PageRequest};

/// The latest reviews, of whatever kind.
pub fn latest() -> Query {
    Query {
        rating: None,
        photos: false,
        sort: Sort::Newest,
        page: PageRequest::FIRST,
    }
}

/// An active product of one kind, ten in stock.
pub fn submission(category: CategoryId, title: &str, price: i64) -> Submission {
    Submission {
        title: title.to_owned(),
        description: String::new(),
        title_de: None,
        description_de: None,
        category,
        collection: None,
        status: Status::Active,
        attributes: Vec::new(),
        options: Vec::new(),
        variants: vec![variant(&[], price)],
    }
}

pub fn variant(values: &[&str], price: i64) -> SubmittedVariant {
    SubmittedVariant {
        values: values.iter().map(ToString::to_string).collect(),
        sku: None,
        barcode: None,
        weight: None,
        price,
        price_sale: None,
        sale: SaleDates::default(),
        stock: 10,
    }
}

pub fn option(name: &str, values: &[&str]) -> SubmittedOption {
    SubmittedOption {
        name: name.to_owned(),
        values: values.iter().map(ToString::to_string).collect(),
    }
}

/// A shirt in two colors and two sizes; the blue one in XL is not made.
pub fn shirt(category: CategoryId) -> Submission {
    Submission {
        options: vec![
            option("Colour", &["Red", "Blue"]),
            option("Size", &["M", "XL"]),
        ],
        variants: vec![
            variant(&["Red", "M"], 2000),
            variant(&["Red", "XL"], 2400),
            variant(&["Blue", "M"], 1800),
        ],
        ..submission(category, "Shirt", 1)
    }
}

/// The id of a value of a product's option.
pub fn value(product: &Product, value: &str) -> OptionValueId {
    let mut values = product.options.iter().flat_map(|option| &option.values);
    values.find(|known| known.value == value).unwrap().id
}
