//! Excluded documents, as a plain set.
//!
//! The engine queries exclusions for documents in any order, which a phrase query does not support
//! (a debug assertion fails); a set does.

use tantivy::query::{
    BitSetDocSet, ConstScorer, EnableScoring, Explanation, Query, Scorer, Weight,
};
use tantivy::{BitSet, DocId, Score, SegmentReader};

/// A query whose matches are computed in advance.
#[derive(Debug)]
pub struct Excluded(pub Box<dyn Query>);

struct ExcludedWeight(Box<dyn Weight>);

impl Clone for Excluded {
    fn clone(&self) -> Self {
        Self(self.0.box_clone())
    }
}

impl Query for Excluded {
    fn weight(&self, scoring: EnableScoring<'_>) -> tantivy::Result<Box<dyn Weight>> {
        let unscored = match scoring.searcher() {
            Some(searcher) => EnableScoring::disabled_from_searcher(searcher),
            None => EnableScoring::disabled_from_schema(scoring.schema()),
        };
        Ok(Box::new(ExcludedWeight(self.0.weight(unscored)?)))
    }
}

impl Weight for ExcludedWeight {
    fn scorer(&self, segment: &SegmentReader, boost: Score) -> tantivy::Result<Box<dyn Scorer>> {
        let mut found = BitSet::with_max_value(segment.max_doc());
        self.0.for_each_no_score(segment, &mut |docs| {
            for doc in docs {
                found.insert(*doc);
            }
        })?;
        Ok(Box::new(ConstScorer::new(BitSetDocSet::from(found), boost)))
    }

    fn explain(&self, segment: &SegmentReader, doc: DocId) -> tantivy::Result<Explanation> {
        self.0.explain(segment, doc)
    }
}
