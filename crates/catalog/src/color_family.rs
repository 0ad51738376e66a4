//! Color families, managed by operators. A color belongs to the family that the rule derives unless
//! an operator chose another; the [`feed`] updates the index of each gateway.

use std::collections::{BTreeMap, HashMap};

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, Utc};
use db::schema::color_families;
use db::{Pool, Tx};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text as SqlText};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use search::{Color, ColorCount, Families, Family};
use serde_json::{Value, json};
use types::{Page, PageRequest, Text, UserId};

use crate::listing::Listings;
use crate::{Error, feed};

/// How it is stored that a color stands alone.
const NONE: &str = "none";
/// Serialises those who say what belongs where.
const LOCK: &str = "lock table color_families in share row exclusive mode";

/// A color with the family that it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// As most products have it, or else as it is compared.
    pub color: String,
    /// How many products on sale have it.
    pub products: i64,
    /// Its family by the rule.
    pub rule: Option<Family>,
    /// What an operator said instead.
    pub given: Option<Given>,
    /// Whether it is called like a family, and so belongs to that one for good.
    pub is_family: bool,
}

/// An operator's choice for a color.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Given {
    /// Its family; none if it stands alone.
    pub family: Option<Family>,
    /// The operator's name.
    pub changed_by: String,
    /// When.
    pub changed_at: DateTime<Utc>,
}

/// Which colors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// All that products on sale have, and those that an operator said something of.
    All,
    /// Those that the rule gives no family, and no operator either.
    WithoutFamily,
    /// Those that an operator said something of.
    Changed,
}

/// What is asked for.
#[derive(Debug, Clone)]
pub struct ColorSearch {
    /// Which colors.
    pub which: Which,
    /// A part of their names.
    pub words: Option<Text<60>>,
    /// The page.
    pub page: PageRequest,
}

/// A page of colors.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The most used first.
    pub page: Page<Listed>,
    /// How many of all colors have no family, and no operator said that they stand alone.
    pub without_family: i64,
}

/// The colors of the products on sale with their families, the most used first.
pub async fn list(
    pool: &Pool,
    listings: &Listings,
    _: &Operator,
    wanted: &ColorSearch,
) -> Result<Found, Error> {
    let counted = listings.colors().await?;
    let given = db::transaction(pool, async |tx| all_given(tx).await).await?;
    let mut colors = with_families(counted, given);
    let without = colors.iter().filter(|color| has_no_family(color)).count();
    let words = wanted.words.as_ref().map(|it| it.as_str().to_lowercase());
    colors.retain(|color| {
        let asked = match wanted.which {
            Which::All => true,
            Which::WithoutFamily => has_no_family(color),
            Which::Changed => color.given.is_some(),
        };
        let has = |words: &String| color.color.to_lowercase().contains(words);
        asked && words.as_ref().is_none_or(has)
    });
    let total = i64::try_from(colors.len()).unwrap_or(i64::MAX);
    let place = |number: i64| usize::try_from(number).unwrap_or(usize::MAX);
    let (offset, limit) = (place(wanted.page.offset()), place(wanted.page.limit()));
    let items = colors.into_iter().skip(offset).take(limit).collect();
    Ok(Found {
        page: Page::new(wanted.page, items, total),
        without_family: i64::try_from(without).unwrap_or(i64::MAX),
    })
}

fn has_no_family(color: &Listed) -> bool {
    color.rule.is_none() && color.given.is_none()
}

/// What is counted comes first; what is in use nowhere, behind it.
fn with_families(counted: Vec<ColorCount>, mut given: BTreeMap<String, Given>) -> Vec<Listed> {
    let mut colors: Vec<Listed> = Vec::with_capacity(counted.len());
    for count in counted {
        colors.push(Listed {
            rule: Family::by_rule(&count.color),
            given: given.remove(&count.color),
            is_family: Family::parse(&count.color).is_some(),
            color: count.written,
            products: count.count,
        });
    }
    colors.extend(given.into_iter().map(|(color, given)| Listed {
        rule: Family::by_rule(&color),
        given: Some(given),
        is_family: false,
        color,
        products: 0,
    }));
    colors
}

/// Puts a color into a family, or into none; from then on it counts and is found there, within a second on every
/// gateway. What is so already leaves no trace.
pub async fn set(
    pool: &Pool,
    operator: &Operator,
    color: &Color,
    family: Option<Family>,
) -> Result<Given, Error> {
    db::transaction(pool, async |tx| {
        diesel::sql_query(LOCK).execute(tx.conn()).await?;
        let before = given(tx, color).await?;
        if before
            .as_ref()
            .is_some_and(|before| before.0 == word(family))
        {
            return only_given(tx, color).await;
        }
        diesel::sql_query(
            "insert into color_families (color, family, changed_by) values ($1, $2, $3) \
             on conflict (color) do update set family = excluded.family, \
                 changed_by = excluded.changed_by, changed_at = now()",
        )
        .bind::<SqlText, _>(color.as_str())
        .bind::<SqlText, _>(word(family))
        .bind::<BigInt, _>(operator.user().id())
        .execute(tx.conn())
        .await?;
        feed::notify(tx);
        let set = only_given(tx, color).await?;
        let before = before.map_or_else(|| by_rule(color), |(family, ..)| said(&family));
        let entry = Entry::new(Action::ColorFamilySet, target(color));
        let entry = entry.before(before).after(said(word(family)));
        audit::record(tx, operator, entry).await?;
        Ok(set)
    })
    .await
}

/// Leaves a color to the rule again, whether or not an operator had said something of it.
pub async fn reset(pool: &Pool, operator: &Operator, color: &Color) -> Result<(), Error> {
    db::transaction(pool, async |tx| {
        diesel::sql_query(LOCK).execute(tx.conn()).await?;
        let Some((family, ..)) = given(tx, color).await? else {
            return Ok(());
        };
        let own = color_families::table.filter(color_families::color.eq(color.as_str()));
        diesel::delete(own).execute(tx.conn()).await?;
        feed::notify(tx);
        let entry = Entry::new(Action::ColorFamilyReset, target(color));
        let entry = entry.before(said(&family)).after(by_rule(color));
        Ok(audit::record(tx, operator, entry).await?)
    })
    .await
}

/// What all operators said, for the index.
pub(crate) async fn load(conn: &mut AsyncPgConnection) -> Result<Families, Error> {
    let rows: Vec<(String, String)> = color_families::table
        .select((color_families::color, color_families::family))
        .load(conn)
        .await?;
    let read = |(color, family): (String, String)| {
        let color = Color::parse(&color).ok()?;
        Some((color, Family::parse(&family)))
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

/// The family, by whom and when.
type Row = (String, UserId, DateTime<Utc>);

async fn given(tx: &mut Tx, color: &Color) -> Result<Option<Row>, Error> {
    Ok(color_families::table
        .filter(color_families::color.eq(color.as_str()))
        .select((
            color_families::family,
            color_families::changed_by,
            color_families::changed_at,
        ))
        .first(tx.conn())
        .await
        .optional()?)
}

async fn only_given(tx: &mut Tx, color: &Color) -> Result<Given, Error> {
    let row = given(tx, color).await?.ok_or(Error::NotFound)?;
    let names = auth::contact::names(tx.conn(), &[row.1]).await?;
    Ok(named(row, &names))
}

async fn all_given(tx: &mut Tx) -> Result<BTreeMap<String, Given>, Error> {
    let rows: Vec<(String, Row)> = color_families::table
        .select((
            color_families::color,
            (
                color_families::family,
                color_families::changed_by,
                color_families::changed_at,
            ),
        ))
        .load(tx.conn())
        .await?;
    let people: Vec<UserId> = rows.iter().map(|(_, row)| row.1).collect();
    let names = auth::contact::names(tx.conn(), &people).await?;
    let named = |(color, row)| (color, named(row, &names));
    Ok(rows.into_iter().map(named).collect())
}

fn named((family, by, changed_at): Row, names: &HashMap<UserId, String>) -> Given {
    Given {
        family: Family::parse(&family),
        changed_by: names.get(&by).cloned().unwrap_or_default(),
        changed_at,
    }
}

fn word(family: Option<Family>) -> &'static str {
    family.map_or(NONE, Family::as_str)
}

fn target(color: &Color) -> Target<'_> {
    Target::new(TargetKind::Color, color.as_str(), color.as_str())
}

/// What the log says of a color that an operator said something of.
fn said(family: &str) -> Value {
    json!({ "family": family, "isByRule": false })
}

fn by_rule(color: &Color) -> Value {
    json!({ "family": word(Family::by_rule(color.as_str())), "isByRule": true })
}
