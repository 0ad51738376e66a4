//! How much of a product is read, and what is told of the rest.

use super::super::{file, group};
use super::*;

/// What a table says of its only product.
fn only(table: &str) -> Result<ParsedProduct, Vec<Fault>> {
    let sheet = file::read(table, ',').unwrap();
    let mapping = Column::recognize(&sheet.head);
    let groups = group::group(sheet, &mapping);
    assert_eq!(groups.len(), 1);
    let context = ReadContext {
        category_lookup: &CategoryLookup::default(),
        days: &Days::default(),
        currency: &Currency::parse("USD").unwrap(),
        origin: "https://shop.test",
    };
    read(&groups[0], None, &context)
}

fn codes(faults: &[Fault]) -> Vec<&str> {
    faults.iter().map(|fault| fault.code.as_str()).collect()
}

#[test]
fn a_product_has_no_more_faults_than_are_read() {
    let row = format!("Mug,\"{}\"\n", "none ".repeat(MOST_FAULTS));
    let faults = only(&format!("Title,Images\n{}", row.repeat(3))).unwrap_err();
    assert_eq!(codes(&faults), ["invalid_image"; MOST_FAULTS]);
}

#[test]
fn of_too_many_pictures_no_more_are_read_than_show_it() {
    let mut table = "Title,Images\n".to_owned();
    for number in 0..10 * MOST_NAMED {
        table.push_str(&format!("Mug,https://a.test/{number}.jpg\n"));
    }
    assert_eq!(only(&table).unwrap().pictures.len(), MOST_NAMED + 1);
}

#[test]
fn a_picture_counts_once_however_often_it_is_named() {
    let (mug, cup) = ("https://a.test/mug.jpg", "https://a.test/cup.jpg");
    let table = format!("Title,Images,Variant image\nMug,{mug} {mug},{cup}\nMug,{mug},{cup}\n");
    let pictures = only(&table).unwrap().pictures;
    let named: Vec<&str> = pictures.iter().map(|it| it.address.as_str()).collect();
    assert_eq!(named, [mug, cup]);
}

#[test]
fn texts_for_which_there_is_no_picture_are_one_fault() {
    let long = "x".repeat(201);
    let texts = [long.as_str(); 30].join("|");
    let table = format!("Title,Images,Image alt texts\nMug,https://a.test/mug.jpg,\"{texts}\"\n");
    let faults = only(&table).unwrap_err();
    assert_eq!(codes(&faults), ["too_many_texts", "too_long"]);
}
