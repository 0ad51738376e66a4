//! The background color behind pictures: one per category or shop, so that a shelf looks
//! consistent.

use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::pg::{Pg, PgValue};
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::Text;
use serde::{Deserialize, Serialize};

/// One of the six hues.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, AsExpression, FromSqlRow,
)]
#[diesel(sql_type = Text)]
#[serde(rename_all = "lowercase")]
pub enum Tile {
    /// Warm beige.
    Sand,
    /// Pale green.
    Mint,
    /// Pale blue.
    Sky,
    /// Pale red.
    Rose,
    /// Pale violet.
    Lilac,
    /// Pale yellow.
    Butter,
}

impl Tile {
    /// All hues, in the order of the style guide.
    pub const ALL: [Self; 6] = [
        Self::Sand,
        Self::Mint,
        Self::Sky,
        Self::Rose,
        Self::Lilac,
        Self::Butter,
    ];

    /// The name in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Sand => "sand",
            Self::Mint => "mint",
            Self::Sky => "sky",
            Self::Rose => "rose",
            Self::Lilac => "lilac",
            Self::Butter => "butter",
        }
    }

    /// A hue for a name, always the same one.
    pub fn of(name: &str) -> Self {
        let sum = name.bytes().map(usize::from).sum::<usize>();
        let index = sum % Self::ALL.len();
        Self::ALL.get(index).copied().unwrap_or(Self::Sand)
    }
}

impl ToSql<Text, Pg> for Tile {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
        <str as ToSql<Text, Pg>>::to_sql(self.as_str(), out)
    }
}

impl FromSql<Text, Pg> for Tile {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        let name = <String as FromSql<Text, Pg>>::from_sql(value)?;
        Self::ALL
            .into_iter()
            .find(|tile| tile.as_str() == name)
            .ok_or_else(|| format!("unknown tile {name}").into())
    }
}
