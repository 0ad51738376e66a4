//! The word statistics of the index that scores depend on.

use tantivy::query::Bm25StatisticsProvider;
use tantivy::schema::Field;
use tantivy::{Searcher, Term};

/// Texts are scored as if all texts together were so much longer: of two titles with the
/// word the shorter one is the better match, but only by little, so that sales matter.
const LENGTHS_MATTER_LESS: u64 = 8;

/// Every word counts the same, however rare it is in this field or that: the fields alone
/// decide which match is the better one.
pub struct EvenStatistics<'a>(pub &'a Searcher);

impl Bm25StatisticsProvider for EvenStatistics<'_> {
    fn total_num_tokens(&self, field: Field) -> tantivy::Result<u64> {
        Ok(self.0.total_num_tokens(field)? * LENGTHS_MATTER_LESS)
    }

    fn total_num_docs(&self) -> tantivy::Result<u64> {
        self.0.total_num_docs()
    }

    fn doc_freq(&self, _term: &Term) -> tantivy::Result<u64> {
        Ok(self.total_num_docs()? / 2)
    }
}
