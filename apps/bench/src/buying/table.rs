//! The figures for buying, formatted as in the documentation.

use std::fmt::Write;

use super::counter::Count;
use crate::figure::Side;

/// What was measured in one market.
pub struct Buying {
    pub lines: Vec<Line>,
    /// What each step costs at the database.
    pub steps: Vec<(&'static str, Count)>,
    /// Sales a second of one variant at the database alone.
    pub hot: f64,
    pub memory: Option<u64>,
}

/// One deed.
pub struct Line {
    pub name: &'static str,
    pub ours: Side,
    pub sql: Side,
    /// How often our buyers were told to come again.
    pub put_off: u64,
}

impl Line {
    /// As a row of Markdown.
    pub fn row(&self) -> String {
        format!(
            "| {} | {} | {} | {} | {} |",
            self.name,
            self.ours.cell(),
            self.ours.share(&self.sql),
            self.sql.cell(),
            self.put_off,
        )
    }
}

impl Buying {
    /// As Markdown.
    pub fn table(&self) -> String {
        let mut text =
            "\n| Buying | ours | of `sql` | `sql` | told to come again |\n|---|---|---|---|---|\n"
                .to_owned();
        for line in &self.lines {
            // writing to a string does not fail
            let _ = writeln!(text, "{}", line.row());
        }
        text.push_str("\n| Step | statements | parsed anew | round trips |\n|---|---|---|---|\n");
        for (name, count) in &self.steps {
            let _ = writeln!(
                text,
                "| {name} | {} | {} | {} |",
                count.statements, count.parsed, count.round_trips
            );
        }
        let _ = write!(
            text,
            "\nOne variant, wanted by 200 at once, at the database alone: {:.0} sold a second.",
            self.hot
        );
        if let Some(memory) = self.memory {
            let _ = write!(text, " Gateway after all of it: {memory} MB resident.");
        }
        text
    }
}
