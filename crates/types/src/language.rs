//! The languages of emails and pages.

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::pg::{Pg, PgValue};
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::Text;

/// A language that all pages and emails are available in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, AsExpression, FromSqlRow)]
#[diesel(sql_type = Text)]
pub enum Language {
    /// English, which every other language falls back to.
    #[default]
    En,
    /// German.
    De,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::En, Self::De];

    /// The language of a tag such as `de` or `de-AT`, if it is one of ours.
    pub fn parse(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| language.as_str().eq_ignore_ascii_case(primary))
    }

    /// The language of a tag, or English.
    pub fn or_english(tag: Option<&str>) -> Self {
        tag.and_then(Self::parse).unwrap_or(Self::En)
    }

    /// Its tag.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
        }
    }

    /// The text in this language, out of both.
    pub fn say<T>(self, english: T, german: T) -> T {
        match self {
            Self::En => english,
            Self::De => german,
        }
    }

    /// A day as people read it, such as `November 2, 2026` or `2. November 2026`.
    pub fn day(self, moment: DateTime<Utc>) -> String {
        match self {
            Self::En => moment.format("%B %-d, %Y").to_string(),
            Self::De => {
                let month = month_of(&MONTHS, &moment);
                format!("{}. {month} {}", moment.day(), moment.year())
            }
        }
    }

    /// A few days as people read them, such as `Nov 30 – Dec 5` or `30. Nov. – 5. Dez.`.
    pub fn days(self, from: NaiveDate, to: NaiveDate) -> String {
        let (first, last) = (self.short_day(from), self.short_day(to));
        let is_one_month = (from.year(), from.month()) == (to.year(), to.month());
        match self {
            _ if from == to => first,
            Self::En if is_one_month => format!("{first} – {}", to.day()),
            Self::De if is_one_month => format!("{}.–{last}", from.day()),
            _ => format!("{first} – {last}"),
        }
    }

    fn short_day(self, day: NaiveDate) -> String {
        match self {
            Self::En => day.format("%b %-d").to_string(),
            Self::De => format!("{}. {}", day.day(), month_of(&SHORT_MONTHS, &day)),
        }
    }
}

fn month_of(names: &[&'static str; 12], day: &impl Datelike) -> &'static str {
    let month = usize::try_from(day.month0()).unwrap_or_default();
    names.get(month).copied().unwrap_or_default()
}

const MONTHS: [&str; 12] = [
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
];

const SHORT_MONTHS: [&str; 12] = [
    "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez.",
];

impl ToSql<Text, Pg> for Language {
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, Pg>) -> serialize::Result {
        <str as ToSql<Text, Pg>>::to_sql(self.as_str(), out)
    }
}

impl FromSql<Text, Pg> for Language {
    fn from_sql(value: PgValue<'_>) -> deserialize::Result<Self> {
        let tag = <String as FromSql<Text, Pg>>::from_sql(value)?;
        Ok(Self::or_english(Some(&tag)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_tag_and_english_stands_in_for_the_rest() {
        assert_eq!(Language::or_english(Some("de")), Language::De);
        assert_eq!(Language::or_english(Some("DE-at")), Language::De);
        for other in [None, Some(""), Some("fr"), Some("den"), Some("\0")] {
            assert_eq!(Language::or_english(other), Language::En, "{other:?}");
        }
    }

    #[test]
    fn a_day_is_written_as_its_language_does() {
        let day = DateTime::from_timestamp(1_772_668_800, 0).unwrap();
        assert_eq!(Language::En.day(day), "March 5, 2026");
        assert_eq!(Language::De.day(day), "5. März 2026");
    }

    #[test]
    fn days_are_written_short_and_name_a_month_once() {
        let day = |month, day| NaiveDate::from_ymd_opt(2026, month, day).unwrap();
        let in_both = |from, to| Language::ALL.map(|language| language.days(from, to));
        let (last, first) = (day(11, 30), day(12, 5));
        assert_eq!(
            in_both(last, first),
            ["Nov 30 – Dec 5", "30. Nov. – 5. Dez."]
        );
        assert_eq!(in_both(day(3, 2), day(3, 9)), ["Mar 2 – 9", "2.–9. März"]);
        assert_eq!(in_both(first, first), ["Dec 5", "5. Dez."]);
    }
}
