//! The possible meanings of a column in a seller's table, and the headings by which it is
//! recognized: our own, in English and German, and those of tables from other shop systems.

use serde::{Deserialize, Serialize};

/// What stands in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Column {
    /// The name by which the file knows the product.
    Handle,
    /// The title.
    Title,
    /// The description, in Markdown.
    Description,
    /// The title in German.
    TitleDe,
    /// The description in German, in Markdown.
    DescriptionDe,
    /// Names and values of the specification.
    Details,
    /// The subcategory, by its path of names or by its address.
    Category,
    /// The shop's own collection.
    Collection,
    /// Draft, active or hidden.
    Status,
    /// The name of the first option.
    Option1Name,
    /// What the variant has of it.
    Option1Value,
    /// The name of the second option.
    Option2Name,
    /// What the variant has of it.
    Option2Value,
    /// The name of the third option.
    Option3Name,
    /// What the variant has of it.
    Option3Value,
    /// The article number.
    Sku,
    /// The number below its bars.
    Barcode,
    /// The regular price, in the currency's main unit.
    Price,
    /// The reduced price.
    SalePrice,
    /// The first day of the reduced price, in the shop's time zone.
    SaleFrom,
    /// Its last day.
    SaleUntil,
    /// How many can be bought.
    Stock,
    /// In grams.
    Weight,
    /// Addresses of pictures of the product, in each of its rows.
    Images,
    /// What these pictures show, in their order.
    ImageAlts,
    /// The address of the picture that shows the variant.
    VariantImage,
}

impl Column {
    /// All of them, as they stand in an export, with their headings. The first is ours.
    pub const ALL: [(Self, &'static [&'static str]); 26] = [
        (Self::Handle, &["Handle", "URL handle", "Slug", "Kennung"]),
        (
            Self::Title,
            &[
                "Title",
                "Name",
                "Product name",
                "Titel",
                "Produktname",
                "Bezeichnung",
            ],
        ),
        (
            Self::Description,
            &["Description", "Body (HTML)", "Body", "Beschreibung"],
        ),
        (
            Self::TitleDe,
            &[
                "Title (German)",
                "German title",
                "Title de",
                "Titel (Deutsch)",
            ],
        ),
        (
            Self::DescriptionDe,
            &[
                "Description (German)",
                "German description",
                "Description de",
                "Beschreibung (Deutsch)",
            ],
        ),
        (
            Self::Details,
            &[
                "Details",
                "Attributes",
                "Specifications",
                "Merkmale",
                "Eigenschaften",
            ],
        ),
        (
            Self::Category,
            &[
                "Category",
                "Product category",
                "Kategorie",
                "Unterkategorie",
            ],
        ),
        (Self::Collection, &["Collection", "Kollektion", "Sammlung"]),
        (Self::Status, &["Status"]),
        (Self::Option1Name, &["Option 1 name"]),
        (Self::Option1Value, &["Option 1 value", "Option 1 Wert"]),
        (Self::Option2Name, &["Option 2 name"]),
        (Self::Option2Value, &["Option 2 value", "Option 2 Wert"]),
        (Self::Option3Name, &["Option 3 name"]),
        (Self::Option3Value, &["Option 3 value", "Option 3 Wert"]),
        (
            Self::Sku,
            &[
                "SKU",
                "Variant SKU",
                "Article number",
                "Artikelnummer",
                "Art.-Nr.",
            ],
        ),
        (
            Self::Barcode,
            &[
                "Barcode",
                "Variant barcode",
                "GTIN",
                "EAN",
                "UPC",
                "Strichcode",
            ],
        ),
        (
            Self::Price,
            &["Price", "Variant price", "Regular price", "Preis"],
        ),
        (
            Self::SalePrice,
            &["Sale price", "Angebotspreis", "Aktionspreis"],
        ),
        (
            Self::SaleFrom,
            &[
                "Sale from",
                "Sale start date",
                "Date sale price starts",
                "Angebot ab",
                "Angebot von",
            ],
        ),
        (
            Self::SaleUntil,
            &[
                "Sale until",
                "Sale end date",
                "Date sale price ends",
                "Angebot bis",
            ],
        ),
        (
            Self::Stock,
            &[
                "Stock",
                "Variant inventory qty",
                "Quantity",
                "Inventory",
                "Bestand",
                "Lagerbestand",
                "Menge",
            ],
        ),
        (
            Self::Weight,
            &[
                "Weight (g)",
                "Weight",
                "Weight in grams",
                "Gewicht in Gramm",
                "Variant grams",
                "Grams",
                "Gewicht (g)",
                "Gewicht",
            ],
        ),
        (
            Self::Images,
            &[
                "Images",
                "Image",
                "Image Src",
                "Image URL",
                "Image URLs",
                "Image link",
                "Pictures",
                "Picture",
                "Photos",
                "Photo",
                "Bilder",
                "Bild",
                "Bild-URL",
            ],
        ),
        (
            Self::ImageAlts,
            &[
                "Image alt texts",
                "Image alt text",
                "Alt texts",
                "Alt text",
                "Alternativtexte",
                "Alternativtext",
                "Bildbeschreibungen",
            ],
        ),
        (
            Self::VariantImage,
            &["Variant image", "Variantenbild", "Bild der Variante"],
        ),
    ];

    /// The columns of an option's name and value, in the options' order.
    pub const OPTIONS: [(Self, Self); 3] = [
        (Self::Option1Name, Self::Option1Value),
        (Self::Option2Name, Self::Option2Value),
        (Self::Option3Name, Self::Option3Value),
    ];

    /// What it is called in our files.
    pub fn heading(self) -> &'static str {
        let known = Self::ALL.iter().find(|(column, _)| *column == self);
        known
            .and_then(|(_, headings)| headings.first())
            .copied()
            .unwrap_or_default()
    }

    /// What the columns of a file seem to mean; none is told twice.
    pub fn recognize(headings: &[String]) -> Vec<Option<Self>> {
        let mut found: Vec<Option<Self>> = Vec::with_capacity(headings.len());
        for heading in headings {
            let column = Self::of(heading).filter(|column| !found.contains(&Some(*column)));
            found.push(column);
        }
        found
    }

    fn of(heading: &str) -> Option<Self> {
        let wanted = plain(heading);
        let known = Self::ALL.iter();
        known
            .filter(|(_, headings)| headings.iter().any(|heading| plain(heading) == wanted))
            .map(|(column, _)| *column)
            .next()
    }
}

/// Letters and digits alone.
fn plain(heading: &str) -> String {
    let letters = heading.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recognize(headings: &[&str]) -> Vec<Option<Column>> {
        let headings: Vec<String> = headings.iter().map(ToString::to_string).collect();
        Column::recognize(&headings)
    }

    #[test]
    fn headings_of_other_shops_and_in_german_are_recognized() {
        let found = recognize(&[
            "handle",
            "Body (HTML)",
            "Option1 Value",
            "VARIANT PRICE",
            "Farbe",
        ]);
        let expected = [
            Some(Column::Handle),
            Some(Column::Description),
            Some(Column::Option1Value),
            Some(Column::Price),
            None,
        ];
        assert_eq!(found, expected);
        let german = recognize(&["Titel", "Artikelnummer", "Angebotspreis", "Gewicht (g)"]);
        let expected = [
            Column::Title,
            Column::Sku,
            Column::SalePrice,
            Column::Weight,
        ];
        assert_eq!(german, expected.map(Some));
    }

    #[test]
    fn a_meaning_is_given_once() {
        assert_eq!(recognize(&["Title", "Name"]), [Some(Column::Title), None]);
    }

    #[test]
    fn every_column_is_recognized_by_its_own_heading() {
        for (column, _) in Column::ALL {
            assert_eq!(recognize(&[column.heading()]), [Some(column)]);
        }
    }
}
