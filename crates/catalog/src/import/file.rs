//! Parsing a seller's file: its encoding, cell separator, headings and rows.

use csv::{ByteRecord, ReaderBuilder};
use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};
use types::Invalid;

/// Most rows below the head.
pub const MOST_ROWS: usize = 10_000;
/// Most columns; far more than we know.
const MOST_COLUMNS: usize = 200;
const SEPARATORS: [char; 3] = [';', ',', '\t'];
/// Excel's own first line, which names the separator.
const EXCEL_HINT: &str = "sep=";

/// A file that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// The headings of its columns.
    pub head: Vec<String>,
    /// Its rows.
    pub rows: Vec<SheetRow>,
}

/// A row with at least one cell that is not empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetRow {
    /// As a spreadsheet counts it: the head is row 1.
    pub number: i32,
    /// Its cells. There may be fewer than columns, or more.
    pub cells: Vec<String>,
}

/// The letters of a file: UTF-8, else UTF-16 when it says so, else what Excel on Windows writes.
pub fn decode(bytes: &[u8]) -> Result<String, Invalid> {
    let text = match bytes {
        [0xef, 0xbb, 0xbf, rest @ ..] => String::from_utf8(rest.to_vec()).ok(),
        [0xff, 0xfe, rest @ ..] => Some(UTF_16LE.decode_without_bom_handling(rest).0.into_owned()),
        [0xfe, 0xff, rest @ ..] => Some(UTF_16BE.decode_without_bom_handling(rest).0.into_owned()),
        _ => String::from_utf8(bytes.to_vec()).ok().or_else(|| {
            Some(
                WINDOWS_1252
                    .decode_without_bom_handling(bytes)
                    .0
                    .into_owned(),
            )
        }),
    };
    let is_binary = |text: &String| text.contains(['\0', '\u{fffd}']);
    let text = text.filter(|text| !is_binary(text));
    text.ok_or_else(|| {
        Invalid::new(
            "not_a_table",
            "This isn't a CSV file. Save your table as CSV (UTF-8)",
        )
    })
}

/// What parts the cells: what Excel says, else what the head has most of outside its quotes.
pub fn separator(text: &str) -> char {
    let head = text.lines().next().unwrap_or_default();
    if let Some(said) = head.strip_prefix(EXCEL_HINT) {
        return said.chars().next().unwrap_or(';');
    }
    let mut is_quoted = false;
    let mut counts = [0_usize; SEPARATORS.len()];
    for c in text.chars() {
        match c {
            '"' => is_quoted = !is_quoted,
            '\n' if !is_quoted => break,
            _ if is_quoted => {}
            _ => {
                let known = SEPARATORS.iter().zip(&mut counts);
                known
                    .filter(|(known, _)| **known == c)
                    .for_each(|(_, count)| *count += 1);
            }
        }
    }
    let most = SEPARATORS.into_iter().zip(counts).rev();
    most.max_by_key(|(_, count)| *count)
        .map_or(',', |(separator, _)| separator)
}

/// Reads the table. A text that was kept from being a formula is itself again.
pub fn read(text: &str, separator: char) -> Result<Sheet, Invalid> {
    let body = match text.strip_prefix(EXCEL_HINT) {
        Some(rest) => rest.split_once('\n').map_or("", |(_, body)| body),
        None => text,
    };
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(u8::try_from(separator).unwrap_or(b','))
        .from_reader(body.as_bytes());
    let mut sheet = Sheet {
        head: Vec::new(),
        rows: Vec::new(),
    };
    let broken = |_| Invalid::new("not_a_table", "This file can't be read as a table");
    let mut record = ByteRecord::new();
    for number in 1_i32.. {
        if !reader.read_byte_record(&mut record).map_err(broken)? {
            break;
        }
        // before anything is made of millions of cells
        if record.len() > MOST_COLUMNS {
            return Err(too_many_columns());
        }
        let cells = cells(&record);
        if number == 1 {
            sheet.head = cells;
        } else if cells.iter().any(|cell| !cell.is_empty()) {
            sheet.rows.push(SheetRow { number, cells });
        }
        if sheet.rows.len() > MOST_ROWS {
            let message = format!("Use at most {MOST_ROWS} rows in one file");
            return Err(Invalid::new("too_many_rows", message));
        }
    }
    check(sheet)
}

fn check(sheet: Sheet) -> Result<Sheet, Invalid> {
    if sheet.head.iter().all(String::is_empty) || sheet.rows.is_empty() {
        let message = "The file needs a header row and at least one product";
        return Err(Invalid::new("empty_table", message));
    }
    Ok(sheet)
}

fn too_many_columns() -> Invalid {
    let message = format!("Use at most {MOST_COLUMNS} columns");
    Invalid::new("too_many_columns", message)
}

fn cells(record: &ByteRecord) -> Vec<String> {
    let cells = record.iter().map(String::from_utf8_lossy);
    cells.map(|cell| bare(cell.trim()).to_owned()).collect()
}

/// Without the apostrophe that an export puts before what a spreadsheet takes for a formula.
fn bare(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest) if guarded(rest) => rest,
        _ => cell,
    }
}

/// Whether an apostrophe keeps this from being a formula, however many stand before it already.
fn guarded(text: &str) -> bool {
    text.trim_start_matches('\'')
        .starts_with(['=', '+', '-', '@'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_that_excel_saves_a_table_is_read() {
        let utf16 = |text: &str| -> Vec<u8> {
            let units = std::iter::once(0xfeff_u16).chain(text.encode_utf16());
            units.flat_map(u16::to_le_bytes).collect()
        };
        let text = "Titel;Preis\nBüchse;9,99\n";
        assert_eq!(decode(text.as_bytes()).unwrap(), text);
        assert_eq!(decode(format!("\u{feff}{text}").as_bytes()).unwrap(), text);
        assert_eq!(decode(&utf16(text)).unwrap(), text);
        let windows = WINDOWS_1252.encode(text).0.into_owned();
        assert_eq!(decode(&windows).unwrap(), text);
        assert_eq!(
            decode(b"PK\x03\x04\x00\x00").unwrap_err().code,
            "not_a_table"
        );
    }

    #[test]
    fn no_row_has_more_cells_than_a_table_has_columns() {
        for row in [1, MOST_COLUMNS - 1] {
            let text = format!("Title\na{}\n", ",".repeat(row));
            assert!(read(&text, ',').is_ok(), "{row}");
        }
        let wide = ",".repeat(MOST_COLUMNS);
        for text in [
            format!("Title\na{wide}\n"),
            format!("Title\na\n{wide}\n"),
            format!("Title{wide}\na\n"),
        ] {
            assert_eq!(read(&text, ',').unwrap_err().code, "too_many_columns");
        }
    }

    #[test]
    fn what_parts_the_cells_is_found_out() {
        assert_eq!(separator("Title;Price\nA, B;1"), ';');
        assert_eq!(separator("Title,Price\n\"a;b;c\",1"), ',');
        assert_eq!(separator("\"a;b;c\",Price,Stock\n"), ',');
        assert_eq!(separator("Title\tPrice\n"), '\t');
        assert_eq!(separator("sep=;\nTitle;Price"), ';');
        assert_eq!(separator("Title\nMug"), ';');
    }

    #[test]
    fn rows_are_counted_as_a_spreadsheet_does() {
        let sheet = read("Title,Text\nMug,\"two\nlines\"\n,\nBowl\n", ',').unwrap();
        assert_eq!(sheet.head, ["Title", "Text"]);
        let numbers: Vec<i32> = sheet.rows.iter().map(|row| row.number).collect();
        assert_eq!(numbers, [2, 4]);
        assert_eq!(sheet.rows[0].cells, ["Mug", "two\nlines"]);
        let hinted = read("sep=;\r\nTitle;Price\r\nMug;1\r\n", ';').unwrap();
        assert_eq!(hinted.head, ["Title", "Price"]);
        assert_eq!(read("Title\n", ',').unwrap_err().code, "empty_table");
    }

    #[test]
    fn what_was_kept_from_being_a_formula_is_itself_again() {
        assert_eq!(bare("'=1+1"), "=1+1");
        assert_eq!(bare("''=1"), "'=1");
        assert_eq!(bare("'tis a mug"), "'tis a mug");
        assert_eq!(bare("-5"), "-5");
    }
}
