//! A document as it is written to the index.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use tantivy::TantivyDocument;

use crate::document::{
    CategoryDocument, Document, Key, Named, ProductDocument, ShopDocument, VariantDocument,
};
use crate::measure;
use crate::rating::Rating;
use crate::schema::{Fields, SEPARATOR};
use crate::text;
use crate::variant_data::{VariantData, minor};

/// The terms of the kinds of things.
pub mod kind {
    /// A product.
    pub const PRODUCT: &str = "p";
    /// A shop.
    pub const SHOP: &str = "s";
    /// A category.
    pub const CATEGORY: &str = "c";
}

/// The term of a thing.
pub fn key(key: Key) -> String {
    match key {
        Key::Product(id) => format!("{}{id}", kind::PRODUCT),
        Key::Shop(id) => format!("{}{id}", kind::SHOP),
        Key::Category(id) => format!("{}{id}", kind::CATEGORY),
    }
}

/// The same for the same content, as long as the program is the same.
pub fn hash(document: &Document) -> u64 {
    let mut hasher = DefaultHasher::new();
    document.hash(&mut hasher);
    hasher.finish()
}

/// What several parts of a column's value look like.
pub fn joined(first: &str, second: &str) -> String {
    format!("{first}{SEPARATOR}{second}")
}

/// The whole record of a thing.
pub fn record(fields: &Fields, document: &Document) -> TantivyDocument {
    let mut record = Record {
        fields,
        written: TantivyDocument::default(),
    };
    record.written.add_text(fields.key, key(document.key()));
    record.written.add_u64(fields.hash, hash(document));
    match document {
        Document::Product(product) => record.product(product),
        Document::Shop(shop) => record.shop(shop),
        Document::Category(category) => record.category(category),
    }
    record.written
}

struct Record<'a> {
    fields: &'a Fields,
    written: TantivyDocument,
}

impl Record<'_> {
    fn product(&mut self, product: &ProductDocument) {
        let fields = self.fields;
        self.written.add_text(fields.kind, kind::PRODUCT);
        self.written.add_text(fields.stored_title, &product.title);
        if let Some(title) = &product.german.title {
            self.written.add_text(fields.stored_title_de, title);
        }
        self.written.add_text(fields.card, &product.card);
        self.product_words(product);
        self.product_category(product);
        for variant in &product.variants {
            self.variant(variant);
        }
        let rating = Rating::new(product.rating_sum, product.review_count);
        let sold = u64::try_from(product.sold_count).unwrap_or_default();
        let published = product.published_at.timestamp_micros();
        let numbers = [(fields.id, product.id.get()), (fields.published, published)];
        for (field, number) in numbers {
            let number = u64::try_from(number).unwrap_or_default();
            self.written.add_u64(field, number);
        }
        let discount = u64::from(product.discount);
        self.written.add_u64(fields.discount, discount);
        self.written.add_u64(fields.rating, rating.pack());
        self.written.add_u64(fields.sold, sold);
        let weight = weight(sold, rating).to_bits();
        self.written.add_u64(fields.weight, weight);
    }

    fn product_words(&mut self, product: &ProductDocument) {
        let fields = self.fields;
        let german = &product.german;
        for title in std::iter::once(&product.title).chain(&german.title) {
            self.words(fields.title, title);
        }
        let title_de = german.title.as_ref().unwrap_or(&product.title);
        self.written.add_text(fields.title_words, &product.title);
        self.written.add_text(fields.title_words_de, title_de);
        for word in german.title.iter().flat_map(|title| text::words(title)) {
            let backward = text::backward(&word);
            self.written
                .add_text(fields.title_words_de_backward, backward);
        }
        for text in std::iter::once(&product.description).chain(&german.description) {
            self.words(fields.description, text);
        }
        for keyword in keywords(product) {
            self.words(fields.keywords, &keyword);
        }
    }

    /// Every word can be found in its field, and completed and corrected; a measure can be found in
    /// any unit.
    fn words(&mut self, field: tantivy::schema::Field, text: &str) {
        self.written.add_text(field, text);
        self.written.add_text(self.fields.words, text);
        for measure in measure::all(text) {
            self.written.add_text(field, measure.term());
        }
    }

    fn product_category(&mut self, product: &ProductDocument) {
        let fields = self.fields;
        let mut path = String::new();
        for step in product.category.iter().chain(&product.collection) {
            if !path.is_empty() {
                path.push('/');
            }
            path.push_str(step.slug.as_str());
            self.written.add_text(fields.category, &path);
        }
        self.written.add_text(fields.category_path, &path);
        let Named { slug, name } = &product.shop;
        self.written.add_text(fields.shop_slug, slug.as_str());
        self.written
            .add_text(fields.shop, joined(slug.as_str(), name));
    }

    fn variant(&mut self, variant: &VariantDocument) {
        let options = variant.options.iter().take(VariantData::MAX_OPTIONS);
        for (name, value) in options.clone() {
            self.written
                .add_text(self.fields.options, joined(name, value));
        }
        let data = VariantData {
            price: minor(variant.unit_price),
            options: options.count(),
            on_sale: variant.on_sale,
            available: variant.available,
        };
        self.written.add_u64(self.fields.variants, data.pack());
    }

    fn shop(&mut self, shop: &ShopDocument) {
        self.written.add_text(self.fields.kind, kind::SHOP);
        self.written.add_text(self.fields.name, &shop.name);
        self.written.add_text(self.fields.card, &shop.entry);
        self.no_product(shop.id.get(), shop.sold);
    }

    fn category(&mut self, category: &CategoryDocument) {
        self.written.add_text(self.fields.kind, kind::CATEGORY);
        for name in std::iter::once(&category.name).chain(&category.name_de) {
            self.written.add_text(self.fields.name, name);
        }
        self.written.add_text(self.fields.card, &category.entry);
        self.no_product(category.id.get(), category.sold);
    }

    /// Columns are read fastest when every record has a value in them.
    fn no_product(&mut self, id: i64, sold: i64) {
        let fields = self.fields;
        for (field, number) in [(fields.id, id), (fields.sold, sold)] {
            let number = u64::try_from(number).unwrap_or_default();
            self.written.add_u64(field, number);
        }
        for field in [
            fields.discount,
            fields.rating,
            fields.published,
            fields.weight,
        ] {
            self.written.add_u64(field, 0);
        }
        self.written.add_text(fields.category_path, "");
        self.written.add_text(fields.shop, "");
    }
}

/// What a product is found by besides its own texts.
fn keywords(product: &ProductDocument) -> BTreeSet<String> {
    let options = product.variants.iter().flat_map(|v| &v.options);
    let values = options.map(|(_, value)| value.clone());
    let facts = product.attributes.iter();
    let facts = facts.flat_map(|(name, value)| [name.clone(), value.clone()]);
    let places = product.category.iter().chain(&product.collection);
    let names = places
        .chain([&product.shop])
        .map(|named| named.name.clone());
    let german = &product.german;
    let titles = std::iter::once(&product.title).chain(&german.title);
    let compounds = titles.flat_map(|title| text::joined_compounds(title));
    let all = values.chain(facts).chain(names).chain(compounds);
    all.chain(german.keywords.iter().cloned()).collect()
}

/// What the score of the words is multiplied by: products that sell and please come first
/// among products that match alike.
fn weight(sold: u64, rating: Rating) -> f64 {
    let sold = f64::from(u32::try_from(sold).unwrap_or(u32::MAX));
    (1.0 + (1.0 + sold).ln() / 10.0) * rating.weight()
}
