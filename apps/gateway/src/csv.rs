//! CSV for spreadsheets and banks (RFC 4180). A text that a spreadsheet would take for a formula
//! gets an apostrophe in front, as OWASP recommends, even if it already has one, so that removing
//! one restores the text; values that this program computed are left as they are.

use actix_web::{HttpResponse, HttpResponseBuilder};
use serde::Deserialize;
use types::{Currency, Money};
use utoipa::{IntoParams, ToSchema};

/// By this Excel knows that the letters are UTF-8.
pub const BYTE_ORDER_MARK: &str = "\u{feff}";

/// How a table is written.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TableQuery {
    /// The cell separator; default `comma`. Use `semicolon` for Excel in locales with a decimal
    /// comma; amounts then have a decimal comma, too.
    #[param(inline)]
    pub separator: Option<CellSeparator>,
}

/// The cell separator of a table.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum CellSeparator {
    #[default]
    Comma,
    Semicolon,
}

impl CellSeparator {
    /// The character itself.
    pub const fn sign(self) -> char {
        match self {
            Self::Comma => ',',
            Self::Semicolon => ';',
        }
    }

    /// What stands before decimals.
    pub const fn decimal(self) -> char {
        match self {
            Self::Comma => '.',
            Self::Semicolon => ',',
        }
    }

    /// An amount in the currency's main unit.
    pub fn amount(self, amount: Money, currency: &Currency) -> Cell {
        let amount = amount.decimal(currency);
        Cell::Plain(amount.replace('.', self.decimal().encode_utf8(&mut [0; 4])))
    }
}

/// One field of a row.
#[derive(Debug, Clone)]
pub enum Cell {
    /// Words that somebody chose.
    Text(String),
    /// A number or date of ours.
    Plain(String),
}

impl Cell {
    /// Words that somebody chose, or nothing.
    pub fn text(words: Option<&str>) -> Self {
        Self::Text(words.unwrap_or_default().to_owned())
    }

    /// A number or date of ours.
    pub fn plain(value: impl ToString) -> Self {
        Self::Plain(value.to_string())
    }

    fn write(&self, out: &mut String) {
        let (words, is_formula) = match self {
            Self::Plain(words) => (words, false),
            Self::Text(words) => (
                words,
                words
                    .trim_start_matches('\'')
                    .starts_with(['=', '+', '-', '@', '\t', '\r', '\n']),
            ),
        };
        let guard = if is_formula { "'" } else { "" };
        if words.contains(['"', ',', '\r', '\n', ';', '\t']) {
            let words = words.replace('"', "\"\"");
            out.push_str(&format!("\"{guard}{words}\""));
        } else {
            out.push_str(guard);
            out.push_str(words);
        }
    }
}

/// The table: a head, and rows below it.
pub fn table(head: &[&str], rows: impl IntoIterator<Item = Vec<Cell>>) -> String {
    let mut out = String::new();
    let head = head.iter().map(Cell::plain).collect();
    lines(std::iter::once(head).chain(rows), ',', &mut out);
    out
}

/// How a table for a spreadsheet begins: the mark, and the names of the columns.
pub fn head(columns: &[&str], separator: CellSeparator) -> String {
    let mut out = BYTE_ORDER_MARK.to_owned();
    let row: Vec<Cell> = columns.iter().map(Cell::plain).collect();
    lines([row], separator.sign(), &mut out);
    out
}

/// Writes rows whose cells this character parts.
pub fn lines(rows: impl IntoIterator<Item = Vec<Cell>>, separator: char, out: &mut String) {
    for row in rows {
        for (place, cell) in row.iter().enumerate() {
            if place > 0 {
                out.push(separator);
            }
            cell.write(out);
        }
        out.push_str("\r\n");
    }
}

/// A file to be saved under this name.
pub fn file(name: &str, table: String) -> HttpResponse {
    download(name).body(table)
}

/// The head of an answer that is saved as a table under this name.
pub fn download(name: &str) -> HttpResponseBuilder {
    let disposition = format!("attachment; filename=\"{name}\"");
    let mut answer = HttpResponse::Ok();
    answer
        .content_type("text/csv; charset=utf-8; header=present")
        .insert_header(("Content-Disposition", disposition))
        .insert_header(("Cache-Control", "no-store"));
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_quoted_where_it_must_be() {
        let row = vec![
            Cell::plain("-12.50"),
            Cell::text(Some("He said \"no\", twice\nor so")),
            Cell::text(None),
        ];
        let table = table(&["amount", "reason", "payout"], [row]);
        let expected = "amount,reason,payout\r\n-12.50,\"He said \"\"no\"\", twice\nor so\",\r\n";
        assert_eq!(table, expected);
    }

    #[test]
    fn no_text_becomes_a_formula() {
        for bad in ["=1+1", "+1", "-1", "@SUM(A1)", "'=1"] {
            let table = table(&["reason"], [vec![Cell::text(Some(bad))]]);
            assert_eq!(table, format!("reason\r\n'{bad}\r\n"));
        }
        let table = table(&["reason"], [vec![Cell::text(Some("\t=1"))]]);
        assert_eq!(table, "reason\r\n\"'\t=1\"\r\n");
    }
}
