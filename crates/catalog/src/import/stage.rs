//! The status of an import, and what is needed to continue it.

use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::pg::{Pg, PgValue};
use diesel::prelude::*;
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::Text;
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use types::{Currency, ImportId, ProductId, ShopId};

use super::category_lookup::CategoryLookup;
use super::days::Days;
use super::file;
use super::group::{Group, group};
use super::parsed_product::ReadContext;
use super::pictures::FetchContext;
use super::rule::Rule;
use super::view::FileColumn;
use crate::{Error, json};
use db::schema::product_imports;
use db::{Pool, Tx};

/// Where an import is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, AsExpression, FromSqlRow, Serialize, Deserialize)]
#[diesel(sql_type = Text)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The file is there; what its columns mean is to be said.
    Uploaded,
    /// Each product is compared with what there is.
    Checking,
    /// What would be done is known.
    Checked,
    /// It is being done.
    Applying,
    /// It is done.
    Applied,
    /// It is being taken back.
    Undoing,
    /// It is as if it had not been, as far as that goes.
    Undone,
}

impl Stage {
    const ALL: [(Self, &str); 7] = [
        (Self::Uploaded, "uploaded"),
        (Self::Checking, "checking"),
        (Self::Checked, "checked"),
        (Self::Applying, "applying"),
        (Self::Applied, "applied"),
        (Self::Undoing, "undoing"),
        (Self::Undone, "undone"),
    ];

    /// Where the work of this stage leads.
    pub(super) const fn end(self) -> Option<Self> {
        match self {
            Self::Checking => Some(Self::Checked),
            Self::Applying => Some(Self::Applied),
            Self::Undoing => Some(Self::Undone),
            Self::Uploaded | Self::Checked | Self::Applied | Self::Undone => None,
        }
    }
}

impl ToSql<Text, Pg> for Stage {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
        let name = Self::ALL.iter().find(|(stage, _)| stage == self);
        let name = name
            .map(|(_, name)| *name)
            .ok_or("a stage without a name")?;
        <str as ToSql<Text, Pg>>::to_sql(name, out)
    }
}

impl FromSql<Text, Pg> for Stage {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        let name = <String as FromSql<Text, Pg>>::from_sql(value)?;
        let stage = Self::ALL.iter().find(|(_, known)| *known == name);
        let stage = stage.map(|(stage, _)| *stage);
        stage.ok_or_else(|| format!("unknown stage of an import {name}").into())
    }
}

/// An import on its way.
pub(super) struct Work<'a> {
    pub pool: &'a Pool,
    pub currency: &'a Currency,
    pub fetch_context: &'a FetchContext<'a>,
    pub import: ImportId,
    pub shop: ShopId,
    pub stage: Stage,
    pub source: Source,
    pub category_lookup: CategoryLookup,
}

/// What says what is to become of the products.
pub(super) enum Source {
    /// A file.
    File(Sheet),
    /// One rule for all.
    Rule {
        rule: Rule,
        /// The products, in their order.
        chosen: Vec<ProductId>,
    },
}

/// A file that was read.
pub(super) struct Sheet {
    /// Its products.
    pub groups: Vec<Group>,
    pub days: Days,
}

impl<'a> Work<'a> {
    /// What the cells of its file are read by.
    pub fn read_context<'b>(&'b self, sheet: &'b Sheet) -> ReadContext<'b> {
        ReadContext {
            category_lookup: &self.category_lookup,
            days: &sheet.days,
            currency: self.currency,
            origin: self.fetch_context.origin,
        }
    }

    /// `None` when the import is there no longer.
    pub async fn load(
        pool: &'a Pool,
        currency: &'a Currency,
        fetch_context: &'a FetchContext<'a>,
        import: ImportId,
    ) -> Result<Option<Self>, Error> {
        type Row = (ShopId, Stage, Option<Value>, Option<Vec<ProductId>>);
        let row: Option<Row> = product_imports::table
            .find(import)
            .select((
                product_imports::shop_id,
                product_imports::status,
                product_imports::rule,
                product_imports::chosen,
            ))
            .first(&mut pool.get().await?)
            .await
            .optional()?;
        let Some((shop, stage, rule, chosen)) = row else {
            return Ok(None);
        };
        let (source, category_lookup) = db::transaction_of_shop(pool, shop, async |tx| {
            let source = match (rule, chosen) {
                (Some(rule), Some(chosen)) => Source::Rule {
                    rule: json::read(&rule.to_string())?,
                    chosen,
                },
                _ => Source::File(Sheet::load(tx, shop, import).await?),
            };
            Ok::<_, Error>((source, CategoryLookup::load(tx, shop).await?))
        })
        .await?;
        Ok(Some(Self {
            pool,
            currency,
            fetch_context,
            import,
            shop,
            stage,
            source,
            category_lookup,
        }))
    }
}

impl Sheet {
    async fn load(tx: &mut Tx, shop: ShopId, import: ImportId) -> Result<Self, Error> {
        let (content, separator, columns): (String, String, Value) = product_imports::table
            .find(import)
            .select((
                product_imports::content,
                product_imports::separator,
                product_imports::file_columns,
            ))
            .first(tx.conn())
            .await?;
        let columns: Vec<FileColumn> = json::read(&columns.to_string())?;
        let means: Vec<_> = columns.iter().map(|column| column.means).collect();
        let sheet = file::read(&content, separator.chars().next().unwrap_or(','));
        let groups = group(sheet.map_err(Error::Unreadable)?, &means);
        let days = Days::load(tx, shop, &groups).await?;
        Ok(Self { groups, days })
    }

    /// The product at its place in the file, from 1.
    pub fn group(&self, number: i32) -> Result<&Group, Error> {
        let place = usize::try_from(number)
            .ok()
            .and_then(|number| number.checked_sub(1));
        place
            .and_then(|place| self.groups.get(place))
            .ok_or(Error::NotFound)
    }
}
