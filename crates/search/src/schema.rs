//! The fields of the index. A different layout, or a different way of splitting texts into words,
//! needs a new [`FORMAT`].

use tantivy::index::IndexSettings;
use tantivy::schema::{
    FAST, Field, IndexRecordOption, STORED, STRING, Schema, SchemaBuilder, TextFieldIndexing,
    TextOptions,
};
use tantivy::store::Compressor;
use types::Language;

use crate::text::{PLAIN, STEMMED};

/// Stands in every commit; an index of another format is made anew.
pub const FORMAT: &str = "6";

/// Bytes of cards that are compressed together: a page reads few more than it shows.
const BLOCK_BYTES: usize = 4096;

/// Separates the parts of a value: an option's name and value, a shop's slug and name.
pub const SEPARATOR: char = '\u{1f}';

/// All fields. Those that are columns are named in [`column`] too, as they are read by name.
#[derive(Debug, Clone, Copy)]
pub struct Fields {
    /// Which thing: `p7`, `s7`, `c7`.
    pub key: Field,
    /// Which kind of thing: `p`, `s`, `c`.
    pub kind: Field,
    /// Words of the title.
    pub title: Field,
    /// Words of option values, specification, categories and shop.
    pub keywords: Field,
    /// Words of the description.
    pub description: Field,
    /// All words with their endings: what may be completed and corrected.
    pub words: Field,
    /// The words of titles with their endings: what completed searches are made of.
    pub title_words: Field,
    /// Those of titles as somebody reads them in German.
    pub title_words_de: Field,
    /// The words of German titles spelled backward: what ends like a word begins like it there.
    pub title_words_de_backward: Field,
    /// Words of a shop's or category's name with their endings.
    pub name: Field,
    /// Every step of the category path: `kitchen`, `kitchen/mugs`.
    pub category: Field,
    /// The shop's slug.
    pub shop_slug: Field,
    /// The title as it was told.
    pub stored_title: Field,
    /// The title in German, if that was told.
    pub stored_title_de: Field,
    /// The card or entry as it was told.
    pub card: Field,
    /// See [`column::CATEGORY_PATH`].
    pub category_path: Field,
    /// See [`column::SHOP`].
    pub shop: Field,
    /// See [`column::OPTIONS`].
    pub options: Field,
    /// See [`column::VARIANTS`].
    pub variants: Field,
    /// See [`column::ID`].
    pub id: Field,
    /// See [`column::DISCOUNT`].
    pub discount: Field,
    /// See [`column::RATING`].
    pub rating: Field,
    /// See [`column::SOLD`].
    pub sold: Field,
    /// See [`column::PUBLISHED`].
    pub published: Field,
    /// See [`column::WEIGHT`].
    pub weight: Field,
    /// See [`column::HASH`].
    pub hash: Field,
}

impl Fields {
    /// The words of titles as somebody reads them.
    pub fn title_words_in(&self, language: Language) -> Field {
        match language {
            Language::En => self.title_words,
            Language::De => self.title_words_de,
        }
    }
}

/// Names of the columns.
pub mod column {
    /// The whole category path of a product.
    pub const CATEGORY_PATH: &str = "place";
    /// Slug and name of the shop.
    pub const SHOP: &str = "shop";
    /// Name and value of every option of every variant, variant by variant.
    pub const OPTIONS: &str = "options";
    /// One [`crate::variant_data::VariantData`] per variant, in the same order.
    pub const VARIANTS: &str = "heads";
    /// The bare id.
    pub const ID: &str = "id";
    /// Thousandths off.
    pub const DISCOUNT: &str = "discount";
    /// A [`crate::rating::Rating`].
    pub const RATING: &str = "rating";
    /// Pieces sold.
    pub const SOLD: &str = "sold";
    /// Microseconds since 1970.
    pub const PUBLISHED: &str = "published";
    /// What the score of the words is multiplied by, as the bits of an `f64`.
    pub const WEIGHT: &str = "weight";
    /// A hash of all that was told.
    pub const HASH: &str = "hash";
}

/// The layout and its fields.
pub fn build() -> (Schema, Fields) {
    let mut schema = SchemaBuilder::new();
    let text = || text_options(STEMMED, IndexRecordOption::WithFreqsAndPositions, true);
    let vocabulary = || text_options(PLAIN, IndexRecordOption::Basic, false);
    let strings = || TextOptions::default().set_fast("raw");
    let fields = Fields {
        key: schema.add_text_field("key", STRING),
        kind: schema.add_text_field("kind", STRING),
        title: schema.add_text_field("title", text()),
        keywords: schema.add_text_field("keywords", text()),
        description: schema.add_text_field("description", text()),
        words: schema.add_text_field("words", vocabulary()),
        title_words: schema.add_text_field("title_words", vocabulary()),
        title_words_de: schema.add_text_field("title_words_de", vocabulary()),
        title_words_de_backward: schema.add_text_field("title_words_de_backward", vocabulary()),
        name: schema.add_text_field("name", vocabulary()),
        category: schema.add_text_field("category", STRING),
        shop_slug: schema.add_text_field("shop_slug", STRING),
        stored_title: schema.add_text_field("stored_title", STORED),
        stored_title_de: schema.add_text_field("stored_title_de", STORED),
        card: schema.add_text_field("card", STORED),
        category_path: schema.add_text_field(column::CATEGORY_PATH, strings()),
        shop: schema.add_text_field(column::SHOP, strings()),
        options: schema.add_text_field(column::OPTIONS, strings()),
        variants: schema.add_u64_field(column::VARIANTS, FAST),
        id: schema.add_u64_field(column::ID, FAST),
        discount: schema.add_u64_field(column::DISCOUNT, FAST),
        rating: schema.add_u64_field(column::RATING, FAST),
        sold: schema.add_u64_field(column::SOLD, FAST),
        published: schema.add_u64_field(column::PUBLISHED, FAST),
        weight: schema.add_u64_field(column::WEIGHT, FAST),
        hash: schema.add_u64_field(column::HASH, FAST),
    };
    (schema.build(), fields)
}

/// How the index is written.
pub fn settings() -> IndexSettings {
    IndexSettings {
        docstore_compression: Compressor::Lz4,
        docstore_blocksize: BLOCK_BYTES,
        docstore_compress_dedicated_thread: false,
        ..IndexSettings::default()
    }
}

fn text_options(analyzer: &str, record: IndexRecordOption, lengths: bool) -> TextOptions {
    let indexing = TextFieldIndexing::default()
        .set_tokenizer(analyzer)
        .set_index_option(record)
        .set_fieldnorms(lengths);
    TextOptions::default().set_indexing_options(indexing)
}
