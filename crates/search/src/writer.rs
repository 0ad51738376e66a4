//! Writing to the index: one thread, little memory, few segments.

use std::time::{Duration, Instant};

use tantivy::indexer::{IndexWriterOptions, LogMergePolicy};
use tantivy::{IndexWriter, Term};

use crate::Error;
use crate::document::{Change, Document};
use crate::record::{hash, key, record};
use crate::schema::Fields;
use crate::snapshot::Snapshot;

/// What is held in memory before it is written as a segment: the least that the engine takes.
const MEMORY: usize = 15_000_000;
/// Segments of about the same size that are made one.
const SEGMENTS: usize = 6;
/// Segments below so many documents count as the same size.
const SMALL_SEGMENT: u32 = 1_000;
/// A segment with a greater part deleted is written anew.
const DELETED: f32 = 0.3;
/// How long a position may stay unwritten when nothing else is to be written.
const DUE: Duration = Duration::from_secs(300);

/// The only writer of an index.
pub struct Writer {
    engine: IndexWriter,
    fields: Fields,
    committed: Instant,
    /// Whether the engine failed on its way back to the last commit: it is of no use then.
    is_lost: bool,
}

/// Whether a change says anything that is not known.
pub fn is_news(snapshot: &Snapshot, change: &Change) -> Result<bool, Error> {
    let known = snapshot.hash_of(change.key())?;
    Ok(match change {
        Change::Put(document) => known != Some(hash(document)),
        Change::Remove(_) => known.is_some(),
    })
}

impl Writer {
    /// The writer of an index that nobody else writes.
    pub fn open(index: &tantivy::Index, fields: Fields) -> Result<Self, Error> {
        let options = IndexWriterOptions::builder()
            .memory_budget_per_thread(MEMORY)
            .num_worker_threads(1)
            .num_merge_threads(1)
            .build();
        let engine = index.writer_with_options(options)?;
        let writer = Self {
            engine,
            fields,
            committed: Instant::now(),
            is_lost: false,
        };
        writer.begin();
        Ok(writer)
    }

    /// Whether even a position alone should be written.
    pub fn is_due(&self) -> bool {
        self.committed.elapsed() >= DUE
    }

    /// Writes changes and commits them, all or none.
    pub fn write(&mut self, changes: Vec<Change>, payload: &str) -> Result<(), Error> {
        self.recover()?;
        let written = self.change(changes).and_then(|()| self.commit(payload));
        if written.is_err() {
            self.roll_back();
        }
        written
    }

    /// Clears the index with the next commit.
    pub fn clear(&mut self) -> Result<(), Error> {
        self.recover()?;
        self.engine.delete_all_documents()?;
        Ok(())
    }

    /// Adds things that are not there.
    pub fn add(&mut self, documents: &[Document]) -> Result<(), Error> {
        for document in documents {
            self.engine.add_document(record(&self.fields, document))?;
        }
        Ok(())
    }

    /// Makes all that was written durable.
    pub fn commit(&mut self, payload: &str) -> Result<(), Error> {
        let mut commit = self.engine.prepare_commit()?;
        commit.set_payload(payload);
        commit.commit()?;
        self.committed = Instant::now();
        Ok(())
    }

    /// Discards what was written since the last commit.
    pub fn roll_back(&mut self) {
        self.is_lost = self.engine.rollback().is_err();
        if !self.is_lost {
            self.begin();
        }
    }

    /// A new engine in the place of one that is lost, whose lock on the index went with it.
    fn recover(&mut self) -> Result<(), Error> {
        if self.is_lost {
            *self = Self::open(&self.engine.index().clone(), self.fields)?;
        }
        Ok(())
    }

    fn change(&mut self, changes: Vec<Change>) -> Result<(), Error> {
        for change in changes {
            let term = Term::from_field_text(self.fields.key, &key(change.key()));
            self.engine.delete_term(term);
            if let Change::Put(document) = change {
                self.add(&[document])?;
            }
        }
        Ok(())
    }

    /// Makes a new engine ready. A commit that was cut off, by a kill or a full disk, leaves files
    /// that no commit speaks of, under the very names that the next commit wants.
    fn begin(&self) {
        self.set_policy();
        // a commit that fails for what could not be removed now rolls back and comes here again
        self.engine.garbage_collect_files().wait().ok();
    }

    fn set_policy(&self) {
        let mut policy = LogMergePolicy::default();
        policy.set_min_num_segments(SEGMENTS);
        policy.set_min_layer_size(SMALL_SEGMENT);
        policy.set_del_docs_ratio_before_merge(DELETED);
        self.engine.set_merge_policy(Box::new(policy));
    }
}
