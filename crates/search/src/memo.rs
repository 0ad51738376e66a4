//! Answers kept for as long as the state of the index that gave them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::Error;

/// Answers by what was asked.
pub struct Memo<T> {
    answers: Mutex<HashMap<String, Arc<T>>>,
    most: usize,
}

impl<T> Memo<T> {
    /// Keeps so many answers at most.
    pub fn new(most: usize) -> Self {
        Self {
            answers: Mutex::default(),
            most,
        }
    }

    /// The answer kept, or a new one. Two who ask at once may both find it out.
    pub fn get(
        &self,
        asked: String,
        find_out: impl FnOnce() -> Result<T, Error>,
    ) -> Result<Arc<T>, Error> {
        let lock = || self.answers.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = lock().get(&asked) {
            return Ok(known.clone());
        }
        let answer = Arc::new(find_out()?);
        let mut answers = lock();
        if answers.len() >= self.most {
            answers.clear();
        }
        answers.insert(asked, answer.clone());
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_found_out_once_and_a_fault_is_not_kept() {
        let memo = Memo::new(9);
        assert!(memo.get("a".to_owned(), || Err(Error::Busy)).is_err());
        assert_eq!(*memo.get("a".to_owned(), || Ok(1)).unwrap(), 1);
        assert_eq!(*memo.get("a".to_owned(), || Ok(2)).unwrap(), 1);
    }

    #[test]
    fn the_number_of_answers_is_bounded() {
        let memo = Memo::new(3);
        for asked in 0..8 {
            memo.get(asked.to_string(), || Ok(asked)).unwrap();
        }
        assert!(memo.answers.lock().unwrap().len() <= 3);
    }
}
