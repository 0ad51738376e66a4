//! The status of a shop: `pending → approved | rejected`, `approved ⇄ suspended`.

use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::pg::{Pg, PgValue};
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::Text;

/// A shop's status. Only approved shops are seen by shoppers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, AsExpression, FromSqlRow)]
#[diesel(sql_type = Text)]
pub enum Status {
    /// Waits for the operator.
    Pending,
    /// Open.
    Approved,
    /// Refused by the operator.
    Rejected,
    /// Closed by the operator for a while.
    Suspended,
}

impl Status {
    const ALL: [Self; 4] = [
        Self::Pending,
        Self::Approved,
        Self::Rejected,
        Self::Suspended,
    ];

    /// The name in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Approved => "approved",
            Self::Rejected => "rejected",
            Self::Suspended => "suspended",
        }
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
            .ok_or_else(|| format!("unknown shop status {name}").into())
    }
}
