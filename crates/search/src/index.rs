//! The index of one process: opened, changed and searched.

use std::collections::HashMap;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};

use tantivy::directory::MmapDirectory;
use tantivy::directory::error::LockError;
use tantivy::{IndexReader, ReloadPolicy, TantivyError};
use types::{Language, PageRequest};

use crate::document::{Change, Document};
use crate::family::Families;
use crate::schema::{self, Fields};
use crate::snapshot::Snapshot;
use crate::text;
use crate::writer::Writer;
use crate::{
    Applied, CategoryPath, ColorCount, Error, Filters, Found, IndexFolder, Query, SearchText, Sort,
    Suggestions, color_counts, find, suggest, writer,
};

/// Blocks of cards kept unpacked for each segment. With eight times as many no search was faster.
const CARD_BLOCKS: usize = 32;

/// The index in a folder; clones share it. One process opens a folder at a time.
#[derive(Clone)]
pub struct Index(Arc<Inner>);

struct Inner {
    reader: IndexReader,
    fields: Fields,
    snapshot: RwLock<Arc<Snapshot>>,
    generation: AtomicU64,
    /// Of the state that readers see. Held by whoever changes that, so that one change follows another.
    families: Mutex<Arc<Families>>,
    /// Away while the index is filled anew.
    writer: Mutex<Option<Writer>>,
    position: Mutex<Option<String>>,
    /// Dropped last: until then nobody else may open it.
    folder: OnceLock<IndexFolder>,
}

impl Index {
    /// Opens the index of this process's folder, which is its own as long as a clone is in use.
    pub fn open_own(folder: IndexFolder) -> Result<Self, Error> {
        let index = Self::open(folder.path())?;
        index.0.folder.get_or_init(|| folder);
        Ok(index)
    }

    /// Opens the index of a folder or makes it. One of another format or a damaged one is
    /// emptied first; [`Index::position`] is `None` then.
    pub fn open(folder: &Path) -> Result<Self, Error> {
        std::fs::create_dir_all(folder)?;
        match Self::open_as_it_is(folder) {
            Ok(Some(index)) => return Ok(index),
            Err(Error::Engine(TantivyError::LockFailure(LockError::LockBusy, _))) => {
                return Err(Error::Busy);
            }
            Ok(None) | Err(_) => {}
        }
        std::fs::remove_dir_all(folder)?;
        std::fs::create_dir_all(folder)?;
        Self::open_as_it_is(folder)?.ok_or(Error::Busy)
    }

    /// `None` for an index of another format.
    fn open_as_it_is(folder: &Path) -> Result<Option<Self>, Error> {
        let (schema, fields) = schema::build();
        let directory = MmapDirectory::open(folder).map_err(TantivyError::from)?;
        let index = tantivy::Index::builder()
            .schema(schema)
            .settings(schema::settings())
            .tokenizers(text::analyzers())
            .open_or_create(directory)?;
        let meta = index.load_metas()?;
        let position = match meta.payload.as_deref().map(read_payload) {
            Some(None) => return Ok(None),
            Some(Some(position)) => Some(position.to_owned()),
            None if meta.segments.is_empty() => None,
            None => return Ok(None),
        };
        let writer = Writer::open(&index, fields)?;
        let reader = index
            .reader_builder()
            .reload_policy(ReloadPolicy::Manual)
            .doc_store_cache_num_blocks(CARD_BLOCKS)
            .try_into()?;
        let families = Arc::<Families>::default();
        let snapshot = Snapshot::new(reader.searcher(), fields, &families, None)?;
        Ok(Some(Self(Arc::new(Inner {
            reader,
            fields,
            snapshot: RwLock::new(Arc::new(snapshot)),
            generation: AtomicU64::new(0),
            families: Mutex::new(families),
            writer: Mutex::new(Some(writer)),
            position: Mutex::new(position),
            folder: OnceLock::new(),
        }))))
    }

    /// The position of the last commit; `None` for a new index.
    pub fn position(&self) -> Option<String> {
        lock(&self.0.position).clone()
    }

    /// Takes changes, commits them durably together with the position, and shows them to
    /// readers before it returns. Blocking. What is told again unchanged is not written,
    /// and a position alone is written only now and then: telling a change twice is harmless.
    pub fn apply(&self, changes: Vec<Change>, position: &str) -> Result<Applied, Error> {
        let mut slot = lock(&self.0.writer);
        let writer = slot.as_mut().ok_or(Error::Busy)?;
        let last: HashMap<_, _> = changes.into_iter().map(|c| (c.key(), c)).collect();
        let snapshot = self.snapshot();
        let mut applied = Applied::default();
        let mut news = Vec::new();
        for (key, change) in last {
            if writer::is_news(&snapshot, &change)? {
                applied.changed.push(key);
                news.push(change);
            }
        }
        if news.is_empty() && !writer.is_due() {
            return Ok(applied);
        }
        writer.write(news, &payload(position))?;
        self.show(position)?;
        Ok(applied)
    }

    /// Counts and finds colors by these families from now on, also those that come later. Blocking: whatever is
    /// counted is unpacked anew, unless they are the same as before. They are not kept with the index.
    pub fn set_families(&self, families: Families) -> Result<(), Error> {
        let mut known = lock(&self.0.families);
        if **known == families {
            return Ok(());
        }
        let families = Arc::new(families);
        self.publish(&families)?;
        *known = families;
        Ok(())
    }

    /// Starts to fill the index from nothing. Until it is finished readers see the old
    /// state, and [`Index::apply`] is refused as [`Error::Busy`].
    pub fn rebuild(&self) -> Result<Rebuild, Error> {
        let mut writer = lock(&self.0.writer).take().ok_or(Error::Busy)?;
        let cleared = writer.clear();
        let rebuild = Rebuild {
            index: self.clone(),
            writer: Some(writer),
        };
        cleared.map(|()| rebuild)
    }

    /// One page of products with facets. Blocking and CPU-bound.
    pub fn find(&self, query: &Query) -> Result<Found, Error> {
        find::find(&self.snapshot(), query)
    }

    /// The cards of one page of all products that these filters leave. Cheaper than
    /// [`Index::find`], since nothing is counted.
    pub fn cards(
        &self,
        filters: &Filters,
        sort: Sort,
        page: PageRequest,
    ) -> Result<Vec<String>, Error> {
        find::cards(&self.snapshot(), filters, sort, page)
    }

    /// All colors that products have, as many as shops write, the most used first. Blocking.
    pub fn colors(&self) -> Result<Vec<ColorCount>, Error> {
        color_counts::colors(&self.snapshot())
    }

    /// The number of products below a category.
    pub fn count(&self, category: &CategoryPath) -> Result<i64, Error> {
        find::below(&self.snapshot(), category)
    }

    /// What words being typed may lead to, for somebody who reads in this language.
    pub fn suggest(&self, words: &SearchText, language: Language) -> Result<Suggestions, Error> {
        let suggestions = suggest::suggest(&self.snapshot(), words, language)?;
        Ok((*suggestions).clone())
    }

    /// How many things can be found: products, shops and categories.
    pub fn documents(&self) -> u64 {
        self.snapshot().searcher.num_docs()
    }

    /// Grows with each change that readers see.
    pub fn generation(&self) -> u64 {
        self.0.generation.load(Ordering::Acquire)
    }

    /// The state that readers see.
    pub(crate) fn snapshot(&self) -> Arc<Snapshot> {
        let snapshot = self.0.snapshot.read();
        snapshot.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Shows the last commit to readers.
    fn show(&self, position: &str) -> Result<(), Error> {
        let families = lock(&self.0.families);
        self.0.reader.reload()?;
        self.publish(&families)?;
        *lock(&self.0.position) = Some(position.to_owned());
        Ok(())
    }

    /// Lets readers see what the engine's reader sees, with these families.
    fn publish(&self, families: &Arc<Families>) -> Result<(), Error> {
        let earlier = self.snapshot();
        let searcher = self.0.reader.searcher();
        let snapshot = Snapshot::new(searcher, self.0.fields, families, Some(&earlier))?;
        let mut shown = self
            .0
            .snapshot
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        *shown = Arc::new(snapshot);
        drop(shown);
        self.0.generation.fetch_add(1, Ordering::AcqRel);
        Ok(())
    }
}

/// An index being filled from nothing; dropped unfinished, it leaves the old one. It may be
/// held and sent while documents are fetched.
pub struct Rebuild {
    index: Index,
    writer: Option<Writer>,
}

impl Rebuild {
    /// Takes more documents, none of them twice. Blocking.
    pub fn add(&mut self, documents: Vec<Document>) -> Result<(), Error> {
        let writer = self.writer.as_mut().ok_or(Error::Busy)?;
        writer.add(&documents)
    }

    /// Commits durably and shows all to readers.
    pub fn finish(mut self, position: &str) -> Result<(), Error> {
        let writer = self.writer.as_mut().ok_or(Error::Busy)?;
        writer.commit(&payload(position))?;
        self.index.show(position)?;
        *lock(&self.index.0.writer) = self.writer.take();
        Ok(())
    }
}

impl Drop for Rebuild {
    fn drop(&mut self) {
        if let Some(mut writer) = self.writer.take() {
            writer.roll_back();
            *lock(&self.index.0.writer) = Some(writer);
        }
    }
}

fn payload(position: &str) -> String {
    format!("{}\n{position}", schema::FORMAT)
}

fn read_payload(payload: &str) -> Option<&str> {
    let (format, position) = payload.split_once('\n')?;
    (format == schema::FORMAT).then_some(position)
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
