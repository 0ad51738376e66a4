//! Tables. On phones, a wide table becomes one card per row: the first cell is the card's title,
//! each other cell follows the name of its column. Browsers drop the roles of a table that is laid
//! out differently, so each role is set explicitly.

use pulldown_cmark::Alignment;

use crate::html::escape;

/// As many columns as stand side by side on a phone.
const NARROW: usize = 2;

/// Cells of a text beyond these lose their marks, and names of columns their ends: a few signs
/// can stand for very many cells, each of which says the name of its column.
const MOST_CELLS: usize = 5_000;
const LONGEST_NAME: usize = 80;

/// The table that is being written.
#[derive(Debug, Default)]
pub struct Table {
    /// Cells of the text so far, of the tables before too.
    cells: usize,
    sides: Vec<&'static str>,
    names: Vec<String>,
    /// The next cell's column; in the head as long as no row has begun.
    column: usize,
    is_head: bool,
}

impl Table {
    /// Its beginning.
    pub fn begin(&mut self, sides: &[Alignment]) -> &'static str {
        let side = |side: &Alignment| match side {
            Alignment::None => "",
            Alignment::Left => " data-align=\"start\"",
            Alignment::Center => " data-align=\"center\"",
            Alignment::Right => " data-align=\"end\"",
        };
        *self = Self {
            cells: self.cells,
            sides: sides.iter().map(side).collect(),
            names: Vec::new(),
            column: 0,
            is_head: true,
        };
        match sides.len() > NARROW {
            true => "<table role=\"table\" data-wide=\"\">",
            false => "<table role=\"table\">",
        }
    }

    /// Whether no more cells are written.
    pub fn is_full(&self) -> bool {
        self.cells >= MOST_CELLS
    }

    /// The next row of the body begins.
    pub fn next_row(&mut self) {
        self.is_head = false;
        self.column = 0;
    }

    /// What stands around the next cell, which holds these words.
    pub fn cell(&mut self, words: &str) -> (String, &'static str) {
        let column = self.column;
        self.column += 1;
        self.cells += 1;
        let side = self.sides.get(column).copied().unwrap_or_default();
        if self.is_head {
            self.names.push(words.chars().take(LONGEST_NAME).collect());
            // a corner without a name heads nothing
            return match words.is_empty() {
                true => ("<td role=\"cell\">".to_owned(), "</td>"),
                false => (
                    format!("<th role=\"columnheader\" scope=\"col\"{side}>"),
                    "</th>",
                ),
            };
        }
        let name = self.names.get(column).map(String::as_str);
        let name = escape(name.unwrap_or_default());
        (
            format!("<td role=\"cell\"{side} data-column=\"{name}\"><span>"),
            "</span></td>",
        )
    }
}
