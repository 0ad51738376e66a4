//! How many products have each color, as shops spell it, regardless of its family.

use std::cmp::Reverse;

use crate::Error;
use crate::color_rule::is_color;
use crate::columns::{NO_NUMBER, size, texts};
use crate::found::ColorCount;
use crate::schema::{SEPARATOR, column};
use crate::snapshot::Snapshot;
use crate::spelling::{Spellings, collapsed, folded};
use crate::terms::Terms;

/// All of them, the most used first.
pub fn colors(snapshot: &Snapshot) -> Result<Vec<ColorCount>, Error> {
    let mut colors = Colors::default();
    for (_, segment, _) in snapshot.segments() {
        let options = texts(segment, column::OPTIONS, |option| colors.add(option))?;
        for doc in segment.doc_ids_alive() {
            let own = options.of(doc).filter(|spelling| *spelling != NO_NUMBER);
            colors.count(own.map(size).collect());
        }
    }
    Ok(colors.counted())
}

/// Colors by number, with the ways in which they are written.
#[derive(Default)]
struct Colors {
    keys: Terms,
    spellings: Spellings,
    /// How many products have a color.
    products: Vec<i64>,
    /// How many products have a spelling.
    uses: Vec<u64>,
}

impl Colors {
    /// The number of a spelling of a color; none that there is for another option.
    fn add(&mut self, option: &str) -> usize {
        let (name, value) = option.split_once(SEPARATOR).unwrap_or((option, ""));
        if !is_color(&folded(name)) {
            return usize::MAX;
        }
        let color = self.keys.add(&folded(value));
        let spelling = self.spellings.add(&collapsed(value), color);
        self.products.resize(self.keys.len(), 0);
        self.uses.resize(self.spellings.len(), 0);
        spelling
    }

    /// One product has these spellings, each of them perhaps in many variants.
    fn count(&mut self, spellings: Vec<usize>) {
        let spellings = once(spellings);
        for spelling in &spellings {
            if let Some(uses) = self.uses.get_mut(*spelling) {
                *uses += 1;
            }
        }
        let colors = spellings.into_iter();
        for color in once(colors.map(|it| self.spellings.thing(it)).collect()) {
            if let Some(products) = self.products.get_mut(color) {
                *products += 1;
            }
        }
    }

    fn counted(mut self) -> Vec<ColorCount> {
        self.spellings.shown = self.spellings.most_used(&self.uses);
        let used = self.products.iter().enumerate();
        let used = used.filter(|(_, products)| **products > 0);
        let mut counted: Vec<_> = used
            .map(|(color, products)| ColorCount {
                color: self.keys.text(color).to_owned(),
                written: self.spellings.text(color).to_owned(),
                count: *products,
            })
            .collect();
        counted.sort_unstable_by(|a, b| {
            (Reverse(a.count), &a.color).cmp(&(Reverse(b.count), &b.color))
        });
        counted
    }
}

fn once(mut numbers: Vec<usize>) -> Vec<usize> {
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}
