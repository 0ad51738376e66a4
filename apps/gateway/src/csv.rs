//! Tables for spreadsheets and banks (RFC 4180). A text that a spreadsheet would take for a formula
//! gets an apostrophe before it, as OWASP advises; what this program counted is left as it is.

use actix_web::HttpResponse;

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
                words.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']),
            ),
        };
        let guard = if is_formula { "'" } else { "" };
        if words.contains(['"', ',', '\r', '\n', ';']) {
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
    let mut out = head.join(",");
    out.push_str("\r\n");
    for row in rows {
        for (place, cell) in row.iter().enumerate() {
            if place > 0 {
                out.push(',');
            }
            cell.write(&mut out);
        }
        out.push_str("\r\n");
    }
    out
}

/// A file to be saved under this name.
pub fn file(name: &str, table: String) -> HttpResponse {
    let disposition = format!("attachment; filename=\"{name}\"");
    HttpResponse::Ok()
        .content_type("text/csv; charset=utf-8; header=present")
        .insert_header(("Content-Disposition", disposition))
        .insert_header(("Cache-Control", "no-store"))
        .body(table)
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
        for bad in ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"] {
            let table = table(&["reason"], [vec![Cell::text(Some(bad))]]);
            assert_eq!(table, format!("reason\r\n'{bad}\r\n"));
        }
    }
}
