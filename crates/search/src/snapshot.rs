//! One state of the index, as readers see it.

use std::collections::HashMap;
use std::sync::Arc;

use tantivy::index::SegmentId;
use tantivy::schema::{Field, IndexRecordOption, Value};
use tantivy::{DocAddress, DocSet, Searcher, SegmentReader, TERMINATED, TantivyDocument, Term};

use crate::cache::Cache;
use crate::candidates::Candidate;
use crate::columns::{Columns, first};
use crate::facet_counts::Counted;
use crate::family::Families;
use crate::found::Suggestions;
use crate::listing::Summary;
use crate::record;
use crate::schema::Fields;
use crate::terms::Dictionary;
use crate::{Error, Key};

/// Summaries kept at once: some kilobytes each.
const SUMMARIES: usize = 512;
/// Pages kept at once: some hundred bytes each.
const PAGES: usize = 1024;
/// Counts kept at once: some bytes for every shop or category each.
const COUNTS: usize = 64;
/// Suggestions kept at once.
const SUGGESTIONS: usize = 1024;
/// Words for which others were looked up.
const CANDIDATES: usize = 4096;

/// A state of the index. It never changes; a later one takes its place.
pub struct Snapshot {
    /// The engine's view.
    pub searcher: Searcher,
    /// The fields.
    pub fields: Fields,
    /// The values of the columns of text.
    pub dictionary: Arc<Dictionary>,
    /// What was summed up in this state for listings without words.
    pub summaries: Cache<Summary>,
    /// Pages of such listings.
    pub shown: Cache<Vec<DocAddress>>,
    /// What was counted of all shops, and of categories side by side.
    pub counted: Cache<Counted>,
    /// What was suggested in this state.
    pub suggested: Cache<Suggestions>,
    /// What words may have been meant by others in this state.
    pub candidates: Cache<Vec<Candidate>>,
    columns: Vec<Arc<Columns>>,
}

impl Snapshot {
    /// The state that the searcher sees; what an earlier one with the same families opened is not
    /// opened again.
    pub fn new(
        searcher: Searcher,
        fields: Fields,
        families: &Arc<Families>,
        earlier: Option<&Snapshot>,
    ) -> Result<Self, Error> {
        // options are numbered by their keys, and keys follow from families
        let earlier = earlier.filter(|earlier| earlier.dictionary.families == *families);
        let known = earlier.map(Self::columns_by_segment).unwrap_or_default();
        let mut dictionary = match earlier {
            Some(earlier) => earlier.dictionary.clone(),
            None => Arc::new(Dictionary::new(families.clone())),
        };
        let mut columns = Vec::new();
        for segment in searcher.segment_readers() {
            columns.push(match known.get(&segment.segment_id()) {
                Some(known) => known.clone(),
                None => Arc::new(Columns::open(segment, &mut dictionary)?),
            });
        }
        dictionary.show(
            columns
                .iter()
                .flat_map(|c| c.products.spellings.iter().copied()),
        );
        Ok(Self {
            searcher,
            fields,
            dictionary,
            summaries: Cache::new(SUMMARIES),
            shown: Cache::new(PAGES),
            counted: Cache::new(COUNTS),
            suggested: Cache::new(SUGGESTIONS),
            candidates: Cache::new(CANDIDATES),
            columns,
        })
    }

    /// All segments with their numbers and columns.
    pub fn segments(&self) -> impl Iterator<Item = (u32, &SegmentReader, &Columns)> {
        let segments = self.searcher.segment_readers().iter();
        let columns = self.columns.iter().map(AsRef::as_ref);
        (0..)
            .zip(segments.zip(columns))
            .map(|(number, (segment, columns))| (number, segment, columns))
    }

    /// The hash of the content of a thing, if it is there.
    pub fn hash_of(&self, key: Key) -> Result<Option<u64>, Error> {
        let term = Term::from_field_text(self.fields.key, &record::key(key));
        for (_, segment, columns) in self.segments() {
            let terms = segment.inverted_index(self.fields.key)?;
            let Some(mut docs) = terms.read_postings(&term, IndexRecordOption::Basic)? else {
                continue;
            };
            while docs.doc() != TERMINATED {
                if !segment.is_deleted(docs.doc()) {
                    return Ok(Some(first(&columns.hashes, docs.doc())));
                }
                docs.advance();
            }
        }
        Ok(None)
    }

    /// A stored text of a thing.
    pub fn stored(&self, address: DocAddress, field: Field) -> Result<String, Error> {
        let document: TantivyDocument = self.searcher.doc(address)?;
        let text = document.get_first(field).and_then(|value| value.as_str());
        Ok(text.unwrap_or_default().to_owned())
    }

    fn columns_by_segment(&self) -> HashMap<SegmentId, Arc<Columns>> {
        let segments = self.searcher.segment_readers().iter();
        let ids = segments.map(SegmentReader::segment_id);
        ids.zip(self.columns.iter().cloned()).collect()
    }
}
