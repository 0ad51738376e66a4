//! Prints `schema.rs` from a migrated database, so that it can be compared in a test and
//! rewritten by `just schema`, with no tool to install.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use diesel::sql_types::{Array, Bool, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};

use crate::Error;

#[derive(diesel::QueryableByName)]
struct Column {
    #[diesel(sql_type = Text)]
    table: String,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    kind: String,
    #[diesel(sql_type = Bool)]
    nullable: bool,
    #[diesel(sql_type = Array<Text>)]
    key: Vec<String>,
}

#[derive(diesel::QueryableByName)]
struct Reference {
    #[diesel(sql_type = Text)]
    child: String,
    #[diesel(sql_type = Text)]
    parent: String,
    #[diesel(sql_type = Text)]
    column: String,
}

/// The whole file.
pub async fn print(conn: &mut AsyncPgConnection) -> Result<String, Error> {
    let columns: Vec<Column> = diesel::sql_query(include_str!("schema_columns.sql"))
        .load(conn)
        .await?;
    let references: Vec<Reference> = diesel::sql_query(include_str!("schema_references.sql"))
        .load(conn)
        .await?;
    Ok(render(&columns, &references))
}

fn render(columns: &[Column], references: &[Reference]) -> String {
    let mut out = String::from(
        "//! The tables, generated from the migrations by `just schema`. Do not edit.\n",
    );
    let mut tables: BTreeMap<&str, Vec<&Column>> = BTreeMap::new();
    for column in columns {
        tables.entry(&column.table).or_default().push(column);
    }
    for (table, columns) in &tables {
        let key = columns
            .iter()
            .next()
            .map(|c| c.key.join(", "))
            .unwrap_or_default();
        let _ = writeln!(out, "\ndiesel::table! {{\n    {table} ({key}) {{");
        for column in columns {
            let _ = writeln!(out, "        {} -> {},", column.name, kind_of(column));
        }
        out.push_str("    }\n}\n");
    }
    out.push('\n');
    for Reference {
        child,
        parent,
        column,
    } in references
    {
        let _ = writeln!(out, "diesel::joinable!({child} -> {parent} ({column}));");
    }
    let names: Vec<&str> = tables.keys().copied().collect();
    let _ = writeln!(
        out,
        "\ndiesel::allow_tables_to_appear_in_same_query!(\n    {},\n);",
        names.join(",\n    ")
    );
    out
}

fn kind_of(column: &Column) -> String {
    let kind = match column.kind.as_str() {
        "int8" => "Int8",
        "int4" => "Int4",
        "bool" => "Bool",
        "bytea" => "Bytea",
        "jsonb" => "Jsonb",
        "date" => "Date",
        "timestamptz" => "Timestamptz",
        "_int4" => "Array<Int4>",
        "_int8" => "Array<Int8>",
        _ => "Text",
    };
    if column.nullable {
        format!("Nullable<{kind}>")
    } else {
        kind.to_owned()
    }
}
