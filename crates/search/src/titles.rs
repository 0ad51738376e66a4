//! A product's title, as its seller wrote it and in German.

use tantivy::schema::{Field, Value};
use tantivy::{DocAddress, TantivyDocument};
use types::Language;

use crate::Error;
use crate::phrase::{self, Place};
use crate::snapshot::Snapshot;

/// The titles of a product.
pub struct Titles {
    own: String,
    german: Option<String>,
}

impl Titles {
    /// Those of a product in the index.
    pub fn of(snapshot: &Snapshot, at: DocAddress) -> Result<Self, Error> {
        let document: TantivyDocument = snapshot.searcher.doc(at)?;
        let stored = |field: Field| {
            let text = document.get_first(field).and_then(|value| value.as_str());
            text.map(ToOwned::to_owned)
        };
        Ok(Self {
            own: stored(snapshot.fields.stored_title).unwrap_or_default(),
            german: stored(snapshot.fields.stored_title_de),
        })
    }

    /// The title that somebody reads.
    pub fn read_in(&self, language: Language) -> &str {
        let german = self.german.as_deref().filter(|_| language == Language::De);
        german.unwrap_or(&self.own)
    }

    /// Where the title that somebody reads has all words typed, the last of them perhaps longer, and where the other.
    pub fn places(&self, language: Language, typed: &[&str], unfinished: bool) -> [Place; 2] {
        let place = |title: &str| phrase::place(title, typed, unfinished);
        let own = place(&self.own);
        let german = self.german.as_deref().map_or(Place::Rest, place);
        match (language, &self.german) {
            (Language::De, Some(_)) => [german, own],
            _ => [own, german],
        }
    }
}
