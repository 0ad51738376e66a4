//! A product as it was when a file was checked: the file is compared with it, and undoing the
//! import restores it.

use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Nullable, Text};
use media::Name;
use serde::{Deserialize, Serialize};
use types::{CategoryId, CollectionId, OptionValueId, ProductId, ProductImageId};

use super::pictures::NamedPicture;
use crate::product::{
    Attribute, OptionView, Product, Status, SubmittedTable, SubmittedVariant, TableOption,
    TableRow, TableValue, Variant,
};

/// What an import may change of a product.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Snapshot {
    /// Its id.
    pub id: ProductId,
    /// Its version.
    pub version: i64,
    /// Where it stood.
    pub status: Status,
    /// Its title.
    pub title: String,
    /// Its description.
    pub description: String,
    /// Its title in German.
    #[serde(default)]
    pub title_de: Option<String>,
    /// Its description in German.
    #[serde(default)]
    pub description_de: Option<String>,
    /// Its specification; older snapshots do not tell.
    #[serde(default)]
    pub attributes: Option<Vec<Attribute>>,
    /// Its subcategory.
    pub category: CategoryId,
    /// Its collection.
    pub collection: Option<CollectionId>,
    /// Its options.
    pub options: Vec<OptionView>,
    /// Its variants.
    pub variants: Vec<Variant>,
    /// Its pictures.
    pub images: Vec<Shown>,
}

/// A picture of a product.
#[derive(Debug, Clone, Serialize, Deserialize, QueryableByName)]
#[serde(from = "Stored")]
pub struct Shown {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: ProductImageId,
    /// Where it is served.
    #[diesel(sql_type = Text)]
    pub url: String,
    /// What it shows.
    #[diesel(sql_type = Text)]
    pub alt: String,
    /// Where an import fetched it.
    #[diesel(sql_type = Nullable<Text>)]
    pub source: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Stored {
    /// As older snapshots have it.
    Pair(ProductImageId, String),
    Whole {
        id: ProductImageId,
        url: String,
        alt: String,
        source: Option<String>,
    },
}

impl From<Stored> for Shown {
    fn from(stored: Stored) -> Self {
        let (id, url, alt, source) = match stored {
            Stored::Pair(id, url) => (id, url, String::new(), None),
            Stored::Whole {
                id,
                url,
                alt,
                source,
            } => (id, url, alt, source),
        };
        Self {
            id,
            url,
            alt,
            source,
        }
    }
}

impl Shown {
    /// Whether a file means this one: by where it was fetched, or by one of its files here.
    fn is(&self, named: &NamedPicture) -> bool {
        let is_file = |own: &Name| Name::from_url(&self.url).is_some_and(|it| it.is_of(own));
        self.source.as_ref() == Some(&named.address) || named.own.as_ref().is_some_and(is_file)
    }
}

impl From<Product> for Snapshot {
    fn from(product: Product) -> Self {
        let images = product.images.into_iter();
        Self {
            id: product.id,
            version: product.version,
            status: product.status,
            title: product.title,
            description: product.description,
            title_de: product.title_de,
            description_de: product.description_de,
            attributes: Some(product.attributes),
            category: product.category_id,
            collection: product.collection_id,
            options: product.options,
            variants: product.variants,
            images: images
                .map(|image| Shown {
                    id: image.id,
                    url: image.picture.url,
                    alt: image.picture.alt,
                    source: None,
                })
                .collect(),
        }
    }
}

impl Snapshot {
    /// The picture that a file means, if the product has it.
    pub fn shown(&self, named: &NamedPicture) -> Option<&Shown> {
        self.images.iter().find(|image| image.is(named))
    }

    /// What the variant's values are called, in the options' order.
    pub fn words(&self, variant: &Variant) -> Vec<String> {
        let word = |id: &OptionValueId| {
            let mut values = self.options.iter().flat_map(|option| &option.values);
            values
                .find(|value| value.id == *id)
                .map(|value| value.value.clone())
        };
        variant.option_value_ids.iter().filter_map(word).collect()
    }

    /// The table that leaves everything as it is.
    pub fn table(&self) -> SubmittedTable {
        let option = |option: &OptionView| TableOption {
            id: Some(option.id),
            name: option.name.clone(),
            values: option
                .values
                .iter()
                .map(|value| TableValue {
                    id: Some(value.id),
                    value: value.value.clone(),
                })
                .collect(),
        };
        SubmittedTable {
            options: self.options.iter().map(option).collect(),
            variants: self
                .variants
                .iter()
                .map(|variant| self.row(variant))
                .collect(),
            seen: Some(self.version),
        }
    }

    fn row(&self, variant: &Variant) -> TableRow {
        let url = variant.image.as_ref();
        let image = self.images.iter().find(|image| Some(&image.url) == url);
        TableRow {
            id: Some(variant.id),
            variant: SubmittedVariant {
                values: self.words(variant),
                sku: variant.sku.clone(),
                barcode: variant.barcode.clone(),
                weight: variant.weight.map(i64::from),
                price: variant.price.minor(),
                price_sale: variant.price_sale.map(types::Money::minor),
                sale: variant.sale,
                stock: variant.available,
            },
            image: image.map(|image| image.id),
            has_stock: false,
            stock_change: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_known_by_where_it_was_fetched_and_by_any_of_its_files() {
        let name = Name::of(b"mug");
        let shown = |url: String, source: Option<&str>| Shown {
            id: ProductImageId::new(1),
            url,
            alt: String::new(),
            source: source.map(ToOwned::to_owned),
        };
        let origin = "https://shop.test";
        let ours = shown(name.at(640).url(), None);
        let fetched = shown("/media/x.webp".to_owned(), Some("https://a.test/1.jpg"));
        for (image, address, is_it) in [
            (&ours, format!("{origin}{}", name.at(1440).url()), true),
            (&ours, name.at(160).url(), true),
            (
                &ours,
                format!("https://other.test{}", name.at(640).url()),
                false,
            ),
            (&fetched, "https://a.test/1.jpg".to_owned(), true),
            (&fetched, "https://a.test/2.jpg".to_owned(), false),
        ] {
            let named = NamedPicture::of(2, &address, origin).unwrap();
            assert_eq!(image.is(&named), is_it, "{address}");
        }
    }

    #[test]
    fn pictures_of_older_snapshots_are_read() {
        let read: Vec<Shown> = serde_json::from_str(
            r#"[[7, "/media/x.webp"], {"id": 8, "url": "/y", "alt": "A mug", "source": null}]"#,
        )
        .unwrap();
        assert_eq!(
            (read[0].id.get(), read[0].url.as_str()),
            (7, "/media/x.webp")
        );
        assert_eq!(read[1].alt, "A mug");
    }
}
