//! A quantity of one variant: 1 to 999.

use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::pg::{Pg, PgValue};
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::Integer;
use serde::Serialize;

use crate::Invalid;

/// A count between 1 and [`Quantity::MAX`].
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, AsExpression, FromSqlRow,
)]
#[diesel(sql_type = Integer)]
#[serde(transparent)]
pub struct Quantity(i32);

impl Quantity {
    /// The most one line may hold.
    pub const MAX: i32 = 999;

    /// Takes 1 to 999, refuses the rest.
    pub fn parse(count: i64) -> Result<Self, Invalid> {
        match i32::try_from(count) {
            Ok(count) if (1..=Self::MAX).contains(&count) => Ok(Self(count)),
            _ => Err(Invalid::new(
                "quantity_out_of_range",
                format!("Choose a quantity from 1 to {}", Self::MAX),
            )),
        }
    }

    /// The count.
    pub const fn get(self) -> i32 {
        self.0
    }

    /// The sum of both, no more than the most a line may hold.
    pub fn plus_capped(self, other: Self) -> Self {
        Self((self.0 + other.0).min(Self::MAX))
    }
}

impl TryFrom<i64> for Quantity {
    type Error = Invalid;

    fn try_from(count: i64) -> Result<Self, Invalid> {
        Self::parse(count)
    }
}

impl ToSql<Integer, Pg> for Quantity {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
        <i32 as ToSql<Integer, Pg>>::to_sql(&self.0, out)
    }
}

impl FromSql<Integer, Pg> for Quantity {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        let count = <i32 as FromSql<Integer, Pg>>::from_sql(value)?;
        Ok(Self::parse(i64::from(count))?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_negative_and_a_thousand_are_refused() {
        for count in [0, -1, 1000, i64::MAX, i64::MIN] {
            assert_eq!(
                Quantity::parse(count).unwrap_err().code,
                "quantity_out_of_range"
            );
        }
    }
}
