//! A cache of results, valid as long as the state of the index they come from.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::Error;

/// Letters of a question whose answer is kept: whoever asks longer ones is playing.
const LONGEST: usize = 1024;

/// A cache of results by query.
pub struct Cache<T> {
    answers: Mutex<HashMap<String, Arc<Answer<T>>>>,
    most: usize,
}

/// An answer once it is found out. Held while it is.
type Answer<T> = Mutex<Option<Arc<T>>>;

impl<T> Cache<T> {
    /// A cache with at most this many results.
    pub fn new(most: usize) -> Self {
        Self {
            answers: Mutex::default(),
            most,
        }
    }

    /// The cached result, or a new one. If several callers ask at once, one computes it and the
    /// others wait.
    pub fn get(
        &self,
        asked: String,
        find_out: impl FnOnce() -> Result<T, Error>,
    ) -> Result<Arc<T>, Error> {
        if asked.len() > LONGEST {
            return find_out().map(Arc::new);
        }
        let answer = self.answer(asked);
        let mut answer = answer.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = answer.as_ref() {
            return Ok(known.clone());
        }
        let found = Arc::new(find_out()?);
        *answer = Some(found.clone());
        Ok(found)
    }

    /// The number of cached results.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.answers.lock().unwrap().len()
    }

    fn answer(&self, asked: String) -> Arc<Answer<T>> {
        let mut answers = self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        if answers.len() >= self.most && !answers.contains_key(&asked) {
            answers.clear();
        }
        let answer = answers.entry(asked);
        answer.or_insert_with(|| Arc::new(Mutex::new(None))).clone()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    #[test]
    fn an_answer_is_found_out_once_and_a_fault_is_not_kept() {
        let cache = Cache::new(9);
        assert!(cache.get("a".to_owned(), || Err(Error::Busy)).is_err());
        assert_eq!(*cache.get("a".to_owned(), || Ok(1)).unwrap(), 1);
        assert_eq!(*cache.get("a".to_owned(), || Ok(2)).unwrap(), 1);
    }

    #[test]
    fn of_many_who_ask_at_once_one_finds_it_out() {
        let cache = Cache::new(9);
        let found_out = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    cache
                        .get("a".to_owned(), || {
                            std::thread::sleep(Duration::from_millis(20));
                            Ok(found_out.fetch_add(1, Ordering::SeqCst))
                        })
                        .unwrap();
                });
            }
        });
        assert_eq!(found_out.load(Ordering::SeqCst), 1);
    }

    #[test]
    fn the_number_of_answers_is_bounded() {
        let cache = Cache::new(3);
        for asked in 0..8 {
            cache.get(asked.to_string(), || Ok(asked)).unwrap();
        }
        assert!(cache.len() <= 3);
        let before = cache.len();
        let long = "a".repeat(LONGEST + 1);
        assert_eq!(*cache.get(long, || Ok(9)).unwrap(), 9);
        assert_eq!(cache.len(), before);
    }
}
