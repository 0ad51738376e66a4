//! Attributes that operators suggest for products in a subcategory.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use diesel::QueryableByName;
use diesel::sql_types::{BigInt, Jsonb};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use types::{CategoryId, Text};

use super::admin::{load_one, lock_tree, refuse, seen};
use crate::product::Field;
use crate::{Error, feed, json};
use db::{Pool, Tx};

/// Most attributes of a subcategory, and most values of one of them.
const ATTRIBUTES: usize = 30;
const VALUES: usize = 30;

/// A name of attributes with values to choose from, such as "Material" with "Stoneware" and "Glass".
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suggested {
    /// What is specified.
    pub name: Text<60>,
    /// The same in German; the other name stands in without it.
    pub name_de: Option<Text<60>>,
    /// How it may be.
    pub values: Vec<SuggestedValue>,
}

/// One of its values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SuggestedValue {
    /// Such as "Stoneware".
    pub value: Text<60>,
    /// The same in German; the other word stands in without it.
    pub value_de: Option<Text<60>>,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = Jsonb)]
    attributes: Value,
}

/// What is suggested in a subcategory, in its order; nothing in one that is not there.
pub(crate) async fn suggested(
    conn: &mut AsyncPgConnection,
    category: CategoryId,
) -> Result<Vec<Suggested>, Error> {
    let query = diesel::sql_query("select attributes from categories where id = $1");
    let rows: Vec<Row> = query.bind::<BigInt, _>(category).load(conn).await?;
    let row = rows.into_iter().next();
    row.map_or(Ok(Vec::new()), |row| json::value(row.attributes))
}

/// What is suggested in a category, and the version of the category.
pub async fn attributes(
    pool: &Pool,
    _operator: &Operator,
    id: CategoryId,
) -> Result<(Vec<Suggested>, i64), Error> {
    db::transaction(pool, async |tx| {
        let category = load_one(tx, id).await?;
        Ok((suggested(tx.conn(), id).await?, category.version))
    })
    .await
}

/// Suggests these in a subcategory that is as it was at `version`, in place of all that were suggested.
pub async fn set_attributes(
    pool: &Pool,
    operator: &Operator,
    id: CategoryId,
    version: i64,
    wanted: &[Suggested],
) -> Result<(Vec<Suggested>, i64), Error> {
    check(wanted)?;
    db::transaction(pool, async |tx| {
        lock_tree(tx).await?;
        let category = seen(tx, id, version).await?;
        if category.parent.is_none() {
            let message = "Products belong to subcategories. Suggest attributes there";
            return refuse(Field::Attributes, "not_a_sub_category", message.to_owned());
        }
        let before = suggested(tx.conn(), id).await?;
        diesel::sql_query(
            "update categories set attributes = $2, version = version + 1 where id = $1",
        )
        .bind::<BigInt, _>(id)
        .bind::<Jsonb, _>(json::written(&wanted)?)
        .execute(tx.conn())
        .await?;
        feed::notify(tx);
        record(tx, operator, id, &category.name, [&before, wanted]).await?;
        Ok((wanted.to_vec(), version + 1))
    })
    .await
}

fn check(wanted: &[Suggested]) -> Result<(), Error> {
    if wanted.len() > ATTRIBUTES {
        let message = format!("Suggest at most {ATTRIBUTES} attributes");
        return refuse(Field::Attributes, "too_many", message);
    }
    let mut names: Vec<String> = Vec::new();
    for (at, attribute) in wanted.iter().enumerate() {
        let name = attribute.name.as_str().to_lowercase();
        if names.contains(&name) {
            let message = "Add each attribute only once".to_owned();
            return refuse(Field::AttributeName(at), "repeated", message);
        }
        names.push(name);
        if attribute.values.len() > VALUES {
            let message = format!("Suggest at most {VALUES} values");
            return refuse(Field::AttributeValues(at), "too_many", message);
        }
    }
    Ok(())
}

async fn record(
    tx: &mut Tx,
    operator: &Operator,
    id: CategoryId,
    name: &str,
    [before, after]: [&[Suggested]; 2],
) -> Result<(), Error> {
    let state = |attributes: &[Suggested]| {
        let names = attributes.iter().map(|attribute| attribute.name.as_str());
        let values: usize = attributes
            .iter()
            .map(|attribute| attribute.values.len())
            .sum();
        json!({ "attributes": names.collect::<Vec<_>>().join(", "), "values": values })
    };
    let target = Target::new(TargetKind::Category, id, name);
    let entry = Entry::new(Action::CategoryAttributesSet, target);
    let entry = entry.before(state(before)).after(state(after));
    Ok(audit::record(tx, operator, entry).await?)
}
