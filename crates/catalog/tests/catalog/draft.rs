//! The rules of a new product, without a database.

use catalog::Error;
use catalog::product::{Attribute, Draft, Field, Status, Submission};
use types::CategoryId;

use crate::support::{option, shirt, submission, variant};

fn good() -> Submission {
    shirt(CategoryId::new(1))
}

/// Breaks a good submission and answers where and how it is refused.
fn refused(break_it: impl FnOnce(&mut Submission)) -> Vec<(Field, &'static str)> {
    let mut raw = good();
    break_it(&mut raw);
    match Draft::parse(&raw) {
        Err(Error::Refused(faults)) => faults
            .into_iter()
            .map(|fault| (fault.place, fault.invalid.code))
            .collect(),
        other => panic!("not refused: {other:?}"),
    }
}

#[test]
fn a_good_product_is_taken() {
    Draft::parse(&good()).unwrap();
    Draft::parse(&submission(CategoryId::new(1), "Mug", 1999)).unwrap();
}

#[test]
fn at_most_three_options_of_thirty_values_are_taken() {
    let four = refused(|raw| {
        raw.options = ["A", "B", "C", "D"].map(|name| option(name, &["1"])).into();
        raw.variants = vec![variant(&["1", "1", "1", "1"], 5)];
    });
    assert!(four.contains(&(Field::Options, "too_many")), "{four:?}");
    let values: Vec<String> = (0..31).map(|n| n.to_string()).collect();
    let many = refused(|raw| raw.options[0].values = values);
    assert!(many.contains(&(Field::OptionValues(0), "value_count_out_of_range")));
    let none = refused(|raw| raw.options[1].values.clear());
    assert!(none.contains(&(Field::OptionValues(1), "value_count_out_of_range")));
}

#[test]
fn names_and_values_of_options_are_unique_whatever_their_case() {
    let names = refused(|raw| raw.options[1].name = " colour ".to_owned());
    assert_eq!(names, [(Field::OptionName(1), "duplicate")]);
    let values = refused(|raw| raw.options[0].values.push("RED".to_owned()));
    assert_eq!(values, [(Field::OptionValue(0, 2), "duplicate")]);
}

#[test]
fn every_variant_is_complete_known_and_there_once() {
    let incomplete = refused(|raw| raw.variants[1].values.truncate(1));
    assert_eq!(incomplete, [(Field::VariantValues(1), "incomplete")]);
    let unknown = refused(|raw| raw.variants[2].values[0] = "Green".to_owned());
    assert_eq!(unknown, [(Field::VariantValues(2), "unknown_value")]);
    let twice = refused(|raw| raw.variants.push(variant(&["Red", "M"], 2000)));
    assert_eq!(twice, [(Field::VariantValues(3), "duplicate")]);
}

#[test]
fn one_to_a_hundred_variants_are_taken_and_just_one_without_options() {
    let none = refused(|raw| raw.variants.clear());
    assert_eq!(none, [(Field::Variants, "variant_count_out_of_range")]);
    let many = refused(|raw| raw.variants = vec![variant(&["Red", "M"], 1); 101]);
    assert_eq!(many, [(Field::Variants, "variant_count_out_of_range")]);
    let two = refused(|raw| {
        raw.options.clear();
        raw.variants = vec![variant(&[], 1), variant(&[], 2)];
    });
    assert_eq!(two, [(Field::Variants, "variant_count_out_of_range")]);
}

#[test]
fn prices_and_stock_stay_within_bounds() {
    let free = refused(|raw| raw.variants[0].price = 0);
    assert_eq!(free, [(Field::VariantPrice(0), "price_out_of_range")]);
    for sale in [0, -1, 2000, 2001] {
        let sale = refused(|raw| raw.variants[0].price_sale = Some(sale));
        assert_eq!(
            sale,
            [(Field::VariantPriceSale(0), "sale_price_out_of_range")]
        );
    }
    for stock in [-1, 1_000_001] {
        let stock = refused(|raw| raw.variants[2].stock = stock);
        assert_eq!(stock, [(Field::VariantStock(2), "stock_out_of_range")]);
    }
}

#[test]
fn german_words_keep_the_limits_of_the_others() {
    let faults = refused(|raw| {
        raw.title_de = Some("x".repeat(201));
        raw.description_de = Some("x".repeat(20_001));
    });
    let expected = [
        (Field::TitleDe, "too_long"),
        (Field::DescriptionDe, "too_long"),
    ];
    assert_eq!(faults, expected);
    let mut blank = good();
    (blank.title_de, blank.description_de) = (Some(" ".to_owned()), Some(String::new()));
    Draft::parse(&blank).unwrap();
}

#[test]
fn all_faults_come_back_at_once() {
    let faults = refused(|raw| {
        raw.title = "  ".to_owned();
        raw.description = "nul \0 byte".to_owned();
        raw.status = Status::Archived;
        raw.attributes = vec![Attribute {
            name: "Material".to_owned(),
            value: String::new(),
        }];
        raw.variants[0].sku = Some("x".repeat(65));
    });
    let expected = [
        (Field::Title, "required"),
        (Field::Description, "invalid_characters"),
        (Field::Status, "invalid_status"),
        (Field::AttributeValue(0), "required"),
        (Field::VariantSku(0), "too_long"),
    ];
    assert_eq!(faults, expected);
}
