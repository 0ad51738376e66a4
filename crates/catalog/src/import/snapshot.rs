//! A product as it was when a file was checked: what the file is compared with, and what comes
//! back when the import is undone.

use serde::{Deserialize, Serialize};
use types::{CategoryId, CollectionId, OptionValueId, ProductId, ProductImageId};

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
    /// Its specification; older snapshots do not tell.
    #[serde(default)]
    pub attributes: Option<Vec<Attribute>>,
    /// Its sub-category.
    pub category: CategoryId,
    /// Its collection.
    pub collection: Option<CollectionId>,
    /// Its options.
    pub options: Vec<OptionView>,
    /// Its variants.
    pub variants: Vec<Variant>,
    /// Its pictures and where they are served.
    pub images: Vec<(ProductImageId, String)>,
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
            attributes: Some(product.attributes),
            category: product.category_id,
            collection: product.collection_id,
            options: product.options,
            variants: product.variants,
            images: images.map(|image| (image.id, image.picture.url)).collect(),
        }
    }
}

impl Snapshot {
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
        let image = self.images.iter().find(|(_, served)| Some(served) == url);
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
            image: image.map(|(id, _)| *id),
            has_stock: false,
            stock_change: None,
        }
    }
}
