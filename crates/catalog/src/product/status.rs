//! The status of a product: `draft → active ⇄ hidden → archived`. An operator can take an active or
//! hidden product off sale and put it back: `withdrawn`.

use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::pg::{Pg, PgValue};
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::Text;
use serde::{Deserialize, Serialize};

/// A product's status. Only active products are on sale.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, AsExpression, FromSqlRow, Serialize, Deserialize,
)]
#[diesel(sql_type = Text)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Being written; never seen by a shopper.
    Draft,
    /// On sale.
    Active,
    /// Taken off the shelf for a while.
    Hidden,
    /// Gone for good; kept for the orders that name it.
    Archived,
    /// Taken off sale by an operator, who alone puts it back.
    Withdrawn,
}

impl Status {
    const ALL: [Self; 5] = [
        Self::Draft,
        Self::Active,
        Self::Hidden,
        Self::Archived,
        Self::Withdrawn,
    ];

    /// The name in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Active => "active",
            Self::Hidden => "hidden",
            Self::Archived => "archived",
            Self::Withdrawn => "withdrawn",
        }
    }

    /// Where its seller may bring a product from here.
    pub const fn allowed(self) -> &'static [Self] {
        match self {
            Self::Draft => &[Self::Active],
            Self::Active => &[Self::Hidden],
            Self::Hidden => &[Self::Active, Self::Archived],
            Self::Archived | Self::Withdrawn => &[],
        }
    }

    /// Whether a product may stay or become `to`.
    pub fn may_become(self, to: Self) -> bool {
        self == to || self.allowed().contains(&to)
    }
}

impl std::fmt::Display for Status {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl ToSql<Text, Pg> for Status {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
        <str as ToSql<Text, Pg>>::to_sql(self.as_str(), out)
    }
}

impl FromSql<Text, Pg> for Status {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        let name = <String as FromSql<Text, Pg>>::from_sql(value)?;
        Self::ALL
            .into_iter()
            .find(|status| status.as_str() == name)
            .ok_or_else(|| format!("unknown product status {name}").into())
    }
}
