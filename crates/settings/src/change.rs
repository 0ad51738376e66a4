//! Changes of settings by operators. Each change is a row that is kept; the last row of a setting
//! is its value, and without any the environment's value applies.

use auth::actor::{Confirmed, Operator};
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, Utc};
use db::{Pool, Tx, transaction};
use diesel::QueryableByName;
use diesel::sql_types::{Array, BigInt, Text, Timestamptz};
use diesel_async::RunQueryDsl;
use serde_json::{Map, Value};
use types::{Currency, Language, Page, PageRequest, UserId};

use crate::{Error, Live, Setting, Settings, email};

/// Serialises those who change settings.
const LOCK: &str = "lock table setting_changes in share row exclusive mode";

/// The saved settings, which override the environment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saved {
    /// What holds.
    pub settings: Settings,
    /// The last change; 0 before the first.
    pub last: i64,
    /// What operators changed, whatever the environment says.
    pub overrides: Vec<Override>,
}

/// A setting that operators changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Override {
    /// Which.
    pub setting: Setting,
    /// When it was changed last.
    pub changed_at: DateTime<Utc>,
}

/// The settings to save.
#[derive(Debug, Clone, Copy)]
pub struct NewSettings<'a> {
    /// [`Settings::version`] of those that were read.
    pub version: &'a str,
    /// All of them.
    pub settings: &'a Settings,
    /// What their amounts are in.
    pub currency: &'a Currency,
}

/// What a setting was changed from and to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct History {
    /// The change.
    pub change: Change,
    /// The operator's name.
    pub changed_by: String,
}

/// A change, without the operator's name.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Change {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: i64,
    /// Which setting.
    #[diesel(sql_type = Text)]
    pub setting: String,
    /// What it was.
    #[diesel(sql_type = Text)]
    pub before: String,
    /// What it became.
    #[diesel(sql_type = Text)]
    pub after: String,
    /// By whom.
    #[diesel(sql_type = BigInt)]
    pub changed_by: UserId,
    /// When.
    #[diesel(sql_type = Timestamptz)]
    pub changed_at: DateTime<Utc>,
}

/// The settings in effect, and where each comes from.
pub async fn saved(pool: &Pool, live: &Live, _: &Operator) -> Result<Saved, Error> {
    load(pool, live).await
}

/// What was saved last.
pub(crate) async fn load(pool: &Pool, live: &Live) -> Result<Saved, Error> {
    transaction(pool, async |tx| read(tx, live.environment()).await).await
}

/// Saves all settings; those that stay as they are leave no trace. Refused if others hold by now
/// than were read. Who else looks after the marketplace gets an email. This process knows them when
/// it returns, the others within milliseconds.
pub async fn change(
    pool: &Pool,
    live: &Live,
    operator: &Confirmed<Operator>,
    new: &NewSettings<'_>,
) -> Result<Saved, Error> {
    let saved = transaction(pool, async |tx| {
        diesel::sql_query(LOCK).execute(tx.conn()).await?;
        let old = read(tx, live.environment()).await?;
        if old.settings.version() != new.version {
            return Err(Error::Changed);
        }
        let changes = difference(&old.settings, new.settings);
        if changes.is_empty() {
            return Ok(old);
        }
        let most = live.environment().adjustment_approval_above;
        if new.settings.adjustment_approval_above > most {
            let most = most.formatted(new.currency, Language::En);
            return Err(Error::AboveEnvironment(most));
        }
        write(tx, operator, &changes).await?;
        let sides = (&old.settings, new.settings);
        email::changed(tx, &live.brand(), operator, sides, &changes).await?;
        record(tx, operator, &changes, new.currency).await?;
        read(tx, live.environment()).await
    })
    .await?;
    live.replace(saved.clone());
    Ok(saved)
}

/// The changes, the latest first.
pub async fn history(pool: &Pool, _: &Operator, page: PageRequest) -> Result<Page<History>, Error> {
    transaction(pool, async |tx| {
        let changes: Vec<Change> = diesel::sql_query(
            "select id, setting, before, after, changed_by, changed_at from setting_changes \
             order by id desc limit $1 offset $2",
        )
        .bind::<BigInt, _>(page.limit())
        .bind::<BigInt, _>(page.offset())
        .load(tx.conn())
        .await?;
        let total: Count = diesel::sql_query("select count(*) as count from setting_changes")
            .get_result(tx.conn())
            .await?;
        let people: Vec<UserId> = changes.iter().map(|change| change.changed_by).collect();
        let names = auth::contact::names(tx.conn(), &people).await?;
        let named = |change: Change| History {
            changed_by: names.get(&change.changed_by).cloned().unwrap_or_default(),
            change,
        };
        let items = changes.into_iter().map(named).collect();
        Ok(Page::new(page, items, total.count))
    })
    .await
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    count: i64,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Text)]
    setting: String,
    #[diesel(sql_type = Text)]
    after: String,
    #[diesel(sql_type = Timestamptz)]
    changed_at: DateTime<Utc>,
}

async fn read(tx: &mut Tx, environment: &Settings) -> Result<Saved, Error> {
    let rows: Vec<Row> = diesel::sql_query(
        "select distinct on (setting) id, setting, after, changed_at from setting_changes \
         order by setting, id desc",
    )
    .load(tx.conn())
    .await?;
    let mut saved = Saved {
        settings: environment.clone(),
        last: 0,
        overrides: Vec::new(),
    };
    for row in rows {
        saved.last = saved.last.max(row.id);
        // a newer gateway may know more settings, or allow more
        let known = Setting::named(&row.setting).filter(|setting| {
            let set = saved.settings.set(*setting, &row.after);
            set.inspect_err(
                |error| tracing::warn!(setting = row.setting, %error, "a setting cannot be read"),
            )
            .is_ok()
        });
        saved.overrides.extend(known.map(|setting| Override {
            setting,
            changed_at: row.changed_at,
        }));
    }
    // whoever has only a password or a key cannot do away with the second person
    let limit = &mut saved.settings.adjustment_approval_above;
    *limit = (*limit).min(environment.adjustment_approval_above);
    Ok(saved)
}

pub(crate) type Difference = (Setting, String, String);

fn difference(old: &Settings, new: &Settings) -> Vec<Difference> {
    let texts = Setting::ALL.map(|setting| (setting, old.text(setting), new.text(setting)));
    let changed = texts
        .into_iter()
        .filter(|(_, before, after)| before != after);
    changed.collect()
}

async fn write(tx: &mut Tx, operator: &Operator, changes: &[Difference]) -> Result<(), Error> {
    let names: Vec<_> = changes
        .iter()
        .map(|(setting, ..)| setting.as_str())
        .collect();
    let before: Vec<_> = changes.iter().map(|(_, before, _)| before).collect();
    let after: Vec<_> = changes.iter().map(|(.., after)| after).collect();
    diesel::sql_query(
        "insert into setting_changes (setting, before, after, changed_by) \
         select setting, before, after, $4 \
         from unnest($1::text[], $2::text[], $3::text[]) as change (setting, before, after)",
    )
    .bind::<Array<Text>, _>(names)
    .bind::<Array<Text>, _>(before)
    .bind::<Array<Text>, _>(after)
    .bind::<BigInt, _>(operator.user().id())
    .execute(tx.conn())
    .await?;
    Ok(())
}

async fn record(
    tx: &mut Tx,
    operator: &Operator,
    changes: &[Difference],
    currency: &Currency,
) -> Result<(), Error> {
    let side = |text: fn(&Difference) -> &String| -> Value {
        let unit = ("currency".to_owned(), Value::from(currency.as_str()));
        let entries = changes.iter().map(|change| {
            let (name, text) = (change.0.as_str().to_owned(), text(change).as_str());
            let number = text.parse::<i64>().ok().filter(|_| change.0.is_number());
            (name, number.map_or_else(|| Value::from(text), Value::from))
        });
        entries.chain([unit]).collect::<Map<_, _>>().into()
    };
    let target = Target::new(TargetKind::Settings, "market", "Settings");
    let entry = Entry::new(Action::SettingsChanged, target)
        .before(side(|(_, before, _)| before))
        .after(side(|(.., after)| after));
    Ok(audit::record(tx, operator, entry).await?)
}
