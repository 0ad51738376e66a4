//! The index of one process: opened, changed and asked.

use std::path::Path;

use crate::document::{Change, Document};
use crate::{Applied, Error, Found, Query, SearchText, Suggestions};

/// The index in a folder; clones share it. One process opens a folder at a time.
#[derive(Debug, Clone)]
pub struct Index;

impl Index {
    /// Opens the index of a folder or makes it. One of another format or a damaged one is
    /// emptied first; [`Index::position`] is `None` then.
    pub fn open(_folder: &Path) -> Result<Self, Error> {
        Err(Error::Busy)
    }

    /// What the last commit was told; `None` for a new index.
    pub fn position(&self) -> Option<String> {
        None
    }

    /// Takes changes, commits them durably together with the position, and shows them to
    /// readers before it returns. Blocking. What is told again unchanged is not written,
    /// and a position alone is written only now and then: telling a change twice is harmless.
    pub fn apply(&self, _changes: Vec<Change>, _position: &str) -> Result<Applied, Error> {
        Err(Error::Busy)
    }

    /// Starts to fill the index from nothing. Until it is finished readers see the old
    /// state, and [`Index::apply`] is refused as [`Error::Busy`].
    pub fn rebuild(&self) -> Result<Rebuild, Error> {
        Err(Error::Busy)
    }

    /// One page of goods with facets. Blocking, and busy with nothing but computing.
    pub fn find(&self, _query: &Query) -> Result<Found, Error> {
        Err(Error::Busy)
    }

    /// What words being typed may lead to.
    pub fn suggest(&self, _words: &SearchText) -> Result<Suggestions, Error> {
        Err(Error::Busy)
    }

    /// How many products can be found.
    pub fn products(&self) -> u64 {
        0
    }

    /// Grows with each change that readers see.
    pub fn generation(&self) -> u64 {
        0
    }
}

/// An index being filled from nothing; dropped unfinished, it leaves the old one. It may be
/// held and sent while documents are fetched.
#[derive(Debug)]
pub struct Rebuild;

impl Rebuild {
    /// Takes more documents. Blocking.
    pub fn add(&mut self, _documents: Vec<Document>) -> Result<(), Error> {
        Ok(())
    }

    /// Commits durably and shows all to readers.
    pub fn finish(self, _position: &str) -> Result<(), Error> {
        Ok(())
    }
}
