//! Grouping a table's rows by product. Rows with the same handle, or without one, with the same
//! title, are variants of one product.

use std::collections::HashMap;

use types::Slug;

use super::Column;
use super::file::{Sheet, SheetRow};

/// The rows of one product.
#[derive(Debug, Clone)]
pub struct Group {
    /// The name by which the file knows it.
    pub handle: String,
    /// In their order; at least one.
    pub rows: Vec<Row>,
}

/// A row by what its columns mean.
#[derive(Debug, Clone)]
pub struct Row {
    /// As a spreadsheet counts it.
    pub number: i32,
    /// Whether it has cells below no heading.
    pub is_ragged: bool,
    cells: Vec<(Column, String)>,
}

impl Row {
    fn new(row: SheetRow, mapping: &[Option<Column>]) -> Self {
        let is_ragged = row
            .cells
            .iter()
            .skip(mapping.len())
            .any(|cell| !cell.is_empty());
        let mut cells = row.cells.into_iter();
        let known = mapping.iter().filter_map(|column| {
            let cell = cells.next().unwrap_or_default();
            Some(((*column)?, cell))
        });
        Self {
            number: row.number,
            is_ragged,
            cells: known.collect(),
        }
    }

    /// What stands below the column, maybe nothing; `None` when the file has no such column.
    pub fn cell(&self, column: Column) -> Option<&str> {
        let found = self.cells.iter().find(|(known, _)| *known == column);
        found.map(|(_, cell)| cell.as_str())
    }

    /// What stands below the column, if anything does.
    pub fn text(&self, column: Column) -> Option<&str> {
        self.cell(column).filter(|cell| !cell.is_empty())
    }
}

impl Group {
    /// What to call it before it is known whether it has a title.
    pub fn title(&self) -> &str {
        let title = self.rows.iter().find_map(|row| row.text(Column::Title));
        title.unwrap_or(&self.handle)
    }
}

/// The products of a table, in the order of their first rows. A row that names none is one of
/// its own.
pub fn group(sheet: Sheet, mapping: &[Option<Column>]) -> Vec<Group> {
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut groups: Vec<Group> = Vec::new();
    for row in sheet.rows {
        let row = Row::new(row, mapping);
        let handle = handle(&row);
        let known = places.get(&handle).and_then(|place| groups.get_mut(*place));
        match known {
            Some(group) => group.rows.push(row),
            None => {
                if !handle.is_empty() {
                    places.insert(handle.clone(), groups.len());
                }
                groups.push(Group {
                    handle,
                    rows: vec![row],
                });
            }
        }
    }
    groups
}

fn handle(row: &Row) -> String {
    match (row.text(Column::Handle), row.text(Column::Title)) {
        (Some(handle), _) => handle.to_lowercase(),
        (None, Some(title)) => Slug::of(title).as_str().to_owned(),
        (None, None) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::file;
    use super::*;

    #[test]
    fn rows_of_one_handle_or_title_are_one_product() {
        let text = "Handle,Title,SKU\nmug,Mug,A\n,Fine bowl,B\nMUG,,C\n,Fine  Bowl,D\n,,E\n,,F\n";
        let sheet = file::read(text, ',').unwrap();
        let mapping = Column::recognize(&sheet.head);
        let groups = group(sheet, &mapping);
        let seen: Vec<(&str, Vec<&str>)> = groups
            .iter()
            .map(|group| {
                let skus = group.rows.iter().filter_map(|row| row.text(Column::Sku));
                (group.handle.as_str(), skus.collect())
            })
            .collect();
        let expected = [
            ("mug", vec!["A", "C"]),
            ("fine-bowl", vec!["B", "D"]),
            ("", vec!["E"]),
            ("", vec!["F"]),
        ];
        assert_eq!(seen, expected);
    }
}
