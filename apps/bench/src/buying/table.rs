//! The figures for buying, formatted as in the documentation.

use std::fmt::Write;

use super::counting_proxy::Count;
use crate::measurement::Measurement;

/// What was measured in one market.
pub struct Buying {
    pub lines: Vec<BuyingRow>,
    /// What each step costs at the database.
    pub steps: Vec<(&'static str, Count)>,
    /// Sales a second of one variant at the database alone.
    pub hot: f64,
    pub memory: Option<u64>,
}

/// One action.
pub struct BuyingRow {
    pub name: &'static str,
    pub ours: Measurement,
    pub sql: Measurement,
    /// How often our buyers were told to retry.
    pub retries: u64,
}

impl BuyingRow {
    /// As a row of Markdown.
    pub fn row(&self) -> String {
        format!(
            "| {} | {} | {} | {} | {} |",
            self.name,
            self.ours.cell(),
            self.ours.share(&self.sql),
            self.sql.cell(),
            self.retries,
        )
    }
}

impl Buying {
    /// As Markdown.
    pub fn table(&self) -> String {
        let mut text =
            "\n| Buying | ours | of `sql` | `sql` | told to retry |\n|---|---|---|---|---|\n"
                .to_owned();
        for line in &self.lines {
            // writing to a string does not fail
            let _ = writeln!(text, "{}", line.row());
        }
        text.push_str("\n| Step | statements | parsed again | round trips |\n|---|---|---|---|\n");
        for (name, count) in &self.steps {
            let _ = writeln!(
                text,
                "| {name} | {} | {} | {} |",
                count.statements, count.parsed, count.round_trips
            );
        }
        let _ = write!(
            text,
            "\nOne variant, wanted by 200 buyers at once, in the database alone: {:.0} sold per second.",
            self.hot
        );
        if let Some(memory) = self.memory {
            let _ = write!(text, " Gateway memory afterwards: {memory} MB resident.");
        }
        text
    }
}
