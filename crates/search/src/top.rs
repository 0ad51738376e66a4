//! The best of many, without sorting all of them.

use std::cmp::{Ordering, Reverse};

use tantivy::DocAddress;

/// A product that fits and its place in the order.
#[derive(Debug, Clone, Copy)]
pub struct Candidate {
    /// The higher the better.
    pub key: u64,
    /// Of the same key the one sold more often.
    pub sold: u64,
    /// Then the older one.
    pub id: u64,
    /// Where it is.
    pub address: DocAddress,
}

impl Candidate {
    /// The better one is less, so that it comes first.
    fn compare(&self, other: &Self) -> Ordering {
        let order = |c: &Self| (Reverse(c.key), Reverse(c.sold), c.id);
        order(self).cmp(&order(other))
    }
}

/// Keeps the best of those it is offered. The work grows with their number alone, however
/// many are kept.
pub struct Top {
    keep: usize,
    kept: Vec<Candidate>,
    /// Of those dropped none was better than this key.
    worst: Option<u64>,
}

/// So many more than wanted are kept before the worst are dropped.
const SLACK: usize = 256;

impl Top {
    /// Keeps so many.
    pub fn new(keep: usize) -> Self {
        Self {
            keep,
            kept: Vec::new(),
            worst: None,
        }
    }

    /// Takes one, unless its key says that it is not among the best.
    pub fn offer(&mut self, key: u64, candidate: impl FnOnce() -> Candidate) {
        if self.keep == 0 || self.worst.is_some_and(|worst| key < worst) {
            return;
        }
        self.kept.push(candidate());
        if self.kept.len() >= self.keep * 2 + SLACK {
            self.drop_worst();
        }
    }

    /// Where the kept ones are, from the best on, without the first few.
    pub fn page(mut self, skip: usize) -> Vec<DocAddress> {
        self.drop_worst();
        if skip >= self.kept.len() {
            return Vec::new();
        }
        self.kept.select_nth_unstable_by(skip, Candidate::compare);
        let mut page = self.kept.split_off(skip);
        page.sort_unstable_by(Candidate::compare);
        page.into_iter().map(|found| found.address).collect()
    }

    fn drop_worst(&mut self) {
        let Some(last) = self.keep.checked_sub(1) else {
            return;
        };
        if self.kept.len() > self.keep {
            let (_, worst, _) = self.kept.select_nth_unstable_by(last, Candidate::compare);
            self.worst = Some(worst.key);
            self.kept.truncate(self.keep);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn every_page_is_the_one_of_the_whole_sorted_list(
            offered in prop::collection::vec((0u64..50, 0u64..3), 0..2000),
            skip in 0usize..300,
            limit in 0usize..50,
        ) {
            let mut all = Vec::new();
            let mut top = Top::new(skip + limit);
            for (id, (key, sold)) in (0u32..).zip(offered) {
                let address = DocAddress::new(0, id);
                let candidate = Candidate { key, sold, id: u64::from(id), address };
                all.push(candidate);
                top.offer(key, || candidate);
            }
            all.sort_by_key(|c| (Reverse(c.key), Reverse(c.sold), c.id));
            let page: Vec<_> = all.iter().skip(skip).take(limit).map(|c| c.address).collect();
            prop_assert_eq!(top.page(skip), page);
        }
    }
}
