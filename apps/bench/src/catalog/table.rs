//! The figures for one size, formatted as in the documentation.

use std::fmt::Write;
use std::time::Duration;

use crate::buying::{Buying, BuyingRow};
use crate::measurement::Measurement;
use crate::selling::Selling;

/// One kind of page.
pub struct Row {
    pub name: &'static str,
    pub size: usize,
    pub sql_size: usize,
    pub cached: Measurement,
    pub computed: Measurement,
    pub bytes: Measurement,
    pub sql: Measurement,
}

/// One size of catalog.
pub struct Figures {
    pub products: u64,
    pub rows: Vec<Row>,
    pub loaded: Duration,
    pub indexed: Duration,
    pub opened: Duration,
    pub memory: Option<u64>,
    pub buying: Option<Buying>,
    pub selling: Option<Selling>,
}

impl Figures {
    /// As Markdown.
    pub fn table(&self) -> String {
        let mut text = format!(
            "\n**{} products × 4 variants** (op/s; p50 and p99 in ms in parentheses)\n\n\
             | Page | bytes | cached | of `bytes` | computed | of `sql` | `bytes` | `sql` |\n\
             |---|---|---|---|---|---|---|---|\n",
            self.products
        );
        for row in &self.rows {
            // writing to a string does not fail
            let _ = writeln!(
                text,
                "| {} | {} | {} | {} | {} | {} | {} | {} |",
                row.name,
                row.size,
                row.cached.cell(),
                row.cached.share(&row.bytes),
                row.computed.cell(),
                row.computed.share(&row.sql),
                row.bytes.cell(),
                format_args!("{}, {} bytes", row.sql.cell(), row.sql_size),
            );
        }
        let memory = self
            .memory
            .map_or_else(|| "?".to_owned(), |memory| memory.to_string());
        let _ = write!(
            text,
            "\nGateway: {memory} MB resident; first response {:.2} s after the start with an existing index, \
             {:.1} s when it had to be built; catalog loaded in {:.1} s.",
            self.opened.as_secs_f64(),
            self.indexed.as_secs_f64(),
            self.loaded.as_secs_f64(),
        );
        if let Some(buying) = &self.buying {
            text.push('\n');
            text.push_str(&buying.table());
        }
        if let Some(selling) = &self.selling {
            text.push('\n');
            text.push_str(&selling.table());
        }
        text
    }
}

impl Figures {
    fn actions(&self) -> impl Iterator<Item = &BuyingRow> {
        self.buying.iter().flat_map(|buying| &buying.lines)
    }
}

/// What became of the rates from the first size to the last.
pub fn growth(first: &Figures, last: &Figures) -> String {
    let mut text = format!(
        "\n**Throughput at {} products relative to {}**\n\n| Page | cached | computed | `sql` |\n|---|---|---|---|\n",
        last.products, first.products
    );
    for (before, after) in first.rows.iter().zip(&last.rows) {
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} |",
            before.name,
            after.cached.share(&before.cached),
            after.computed.share(&before.computed),
            after.sql.share(&before.sql),
        );
    }
    text.push_str("\n| Buying | ours | `sql` |\n|---|---|---|\n");
    for (before, after) in first.actions().zip(last.actions()) {
        let _ = writeln!(
            text,
            "| {} | {} | {} |",
            before.name,
            after.ours.share(&before.ours),
            after.sql.share(&before.sql),
        );
    }
    if let (Some(before), Some(after)) = (&first.selling, &last.selling) {
        text.push_str(&after.growth(before));
    }
    text
}
