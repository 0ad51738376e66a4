//! The information pages: the operator's text if there is one, otherwise the original.

use auth::actor::Operator;
use auth::audit::{self, Action, Entry, Target, TargetKind};
use chrono::{DateTime, Utc};
use db::{Pool, Tx, transaction};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text as SqlText, Timestamptz};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde_json::json;
use settings::Settings;
use types::{Language, Text};

use crate::placeholder::fill;
use crate::{Error, original};

/// A page in one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// Its name in addresses.
    pub slug: &'static str,
    /// What it is written in.
    pub language: Language,
    /// The heading.
    pub title: String,
    /// A summary in one or two sentences.
    pub lead: String,
    /// The rest, Markdown.
    pub body: String,
    /// When this text was written.
    pub updated_at: DateTime<Utc>,
    /// Whether an operator wrote it.
    pub edited: bool,
}

impl Page {
    /// With the settings in it.
    fn filled(mut self, settings: &Settings) -> Self {
        for text in [&mut self.title, &mut self.lead, &mut self.body] {
            *text = fill(settings, text, self.language);
        }
        self
    }
}

/// What an operator writes.
#[derive(Debug, Clone)]
pub struct Draft {
    /// The heading, one line.
    pub title: Text<120>,
    /// What it says in a sentence or two, one line.
    pub lead: Text<400>,
    /// The rest, Markdown.
    pub body: Text<60_000>,
}

/// The page as visitors read it: settings filled in.
pub async fn show(
    pool: &Pool,
    settings: &Settings,
    slug: &str,
    language: Language,
) -> Result<Page, Error> {
    Ok(find(pool, slug, language).await?.filled(settings))
}

/// The pages by their names and headings, as visitors read them.
pub async fn titles(
    conn: &mut AsyncPgConnection,
    settings: &Settings,
    language: Language,
) -> Result<Vec<(&'static str, String)>, Error> {
    let rewritten: Vec<Titled> =
        diesel::sql_query("select slug, title from content_pages where language = $1")
            .bind::<SqlText, _>(language.as_str())
            .load(conn)
            .await?;
    let titled = |slug| {
        let (slug, shipped) = original::find(slug, language)?;
        let own = rewritten.iter().find(|page| page.slug == slug);
        let title = own.map_or(shipped.title, |page| &page.title);
        Some((slug, fill(settings, title, language)))
    };
    Ok(original::slugs().filter_map(titled).collect())
}

#[derive(QueryableByName)]
struct Titled {
    #[diesel(sql_type = SqlText)]
    slug: String,
    #[diesel(sql_type = SqlText)]
    title: String,
}

/// A draft as visitors would read it; nothing is kept.
pub fn preview(
    _operator: &Operator,
    settings: &Settings,
    slug: &str,
    language: Language,
    draft: &Draft,
) -> Result<Page, Error> {
    let page = Page {
        title: draft.title.as_str().to_owned(),
        lead: draft.lead.as_str().to_owned(),
        body: draft.body.as_str().to_owned(),
        edited: true,
        ..shipped(slug, language)?
    };
    Ok(page.filled(settings))
}

/// The page as operators edit it: the names of settings as they are written.
pub async fn source(
    pool: &Pool,
    _operator: &Operator,
    slug: &str,
    language: Language,
) -> Result<Page, Error> {
    find(pool, slug, language).await
}

/// Puts another text in place of the present one, which stays in the page's history.
pub async fn edit(
    pool: &Pool,
    operator: &Operator,
    slug: &str,
    language: Language,
    draft: &Draft,
) -> Result<Page, Error> {
    let shipped = shipped(slug, language)?;
    let slug = shipped.slug;
    let texts = [
        draft.title.as_str(),
        draft.lead.as_str(),
        draft.body.as_str(),
    ];
    transaction(pool, async |tx| {
        let [title, lead, body] = texts;
        let before = match edited(tx.conn(), slug, language).await? {
            Some(row) => row.page(slug, language),
            None => shipped,
        };
        let row: Row = diesel::sql_query(
            "insert into content_pages (slug, language, title, lead, body, updated_by) \
             values ($1, $2, $3, $4, $5, $6) \
             on conflict on constraint content_pages_pkey do update \
             set title = $3, lead = $4, body = $5, updated_by = $6, updated_at = now() \
             returning title, lead, body, updated_at",
        )
        .bind::<SqlText, _>(slug)
        .bind::<SqlText, _>(language.as_str())
        .bind::<SqlText, _>(title)
        .bind::<SqlText, _>(lead)
        .bind::<SqlText, _>(body)
        .bind::<BigInt, _>(operator.user().id())
        .get_result(tx.conn())
        .await?;
        record_history(tx, operator, slug, language, texts.map(Some)).await?;
        let page = row.page(slug, language);
        record_audit(tx, operator, Action::PageUpdated, &before, &page).await?;
        Ok(page)
    })
    .await
}

/// Puts the shipped text back in place.
pub async fn restore(
    pool: &Pool,
    operator: &Operator,
    slug: &str,
    language: Language,
) -> Result<Page, Error> {
    let shipped = shipped(slug, language)?;
    transaction(pool, async |tx| {
        let gone: Option<Row> = diesel::sql_query(
            "delete from content_pages where slug = $1 and language = $2 \
             returning title, lead, body, updated_at",
        )
        .bind::<SqlText, _>(slug)
        .bind::<SqlText, _>(language.as_str())
        .get_result(tx.conn())
        .await
        .optional()?;
        if let Some(gone) = gone {
            record_history(tx, operator, shipped.slug, language, [None; 3]).await?;
            let before = gone.page(shipped.slug, language);
            record_audit(tx, operator, Action::PageRestored, &before, &shipped).await?;
        }
        Ok(shipped)
    })
    .await
}

/// A line of the page's history; without texts it says that the shipped one came back.
async fn record_history(
    tx: &mut Tx,
    operator: &Operator,
    slug: &str,
    language: Language,
    [title, lead, body]: [Option<&str>; 3],
) -> Result<(), Error> {
    diesel::sql_query(
        "insert into content_page_edits (slug, language, title, lead, body, edited_by) \
         values ($1, $2, $3, $4, $5, $6)",
    )
    .bind::<SqlText, _>(slug)
    .bind::<SqlText, _>(language.as_str())
    .bind::<Nullable<SqlText>, _>(title)
    .bind::<Nullable<SqlText>, _>(lead)
    .bind::<Nullable<SqlText>, _>(body)
    .bind::<BigInt, _>(operator.user().id())
    .execute(tx.conn())
    .await?;
    Ok(())
}

/// The texts themselves stand in the page's history.
async fn record_audit(
    tx: &mut Tx,
    operator: &Operator,
    action: Action,
    before: &Page,
    after: &Page,
) -> Result<(), Error> {
    let id = format!("{}/{}", after.slug, after.language.as_str());
    let state = |page: &Page| json!({"title": page.title, "edited": page.edited});
    let entry = Entry::new(action, Target::new(TargetKind::Page, id, &after.title))
        .before(state(before))
        .after(state(after));
    Ok(audit::record(tx, operator, entry).await?)
}

async fn find(pool: &Pool, slug: &str, language: Language) -> Result<Page, Error> {
    let shipped = shipped(slug, language)?;
    let mut conn = pool.get().await?;
    Ok(match edited(&mut conn, shipped.slug, language).await? {
        Some(row) => row.page(shipped.slug, language),
        None => shipped,
    })
}

fn shipped(slug: &str, language: Language) -> Result<Page, Error> {
    let (slug, text) = original::find(slug, language).ok_or(Error::UnknownPage)?;
    Ok(Page {
        slug,
        language,
        title: text.title.to_owned(),
        lead: text.lead.to_owned(),
        body: text.body.to_owned(),
        updated_at: original::WRITTEN,
        edited: false,
    })
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = SqlText)]
    title: String,
    #[diesel(sql_type = SqlText)]
    lead: String,
    #[diesel(sql_type = SqlText)]
    body: String,
    #[diesel(sql_type = Timestamptz)]
    updated_at: DateTime<Utc>,
}

impl Row {
    fn page(self, slug: &'static str, language: Language) -> Page {
        Page {
            slug,
            language,
            title: self.title,
            lead: self.lead,
            body: self.body,
            updated_at: self.updated_at,
            edited: true,
        }
    }
}

async fn edited(
    conn: &mut AsyncPgConnection,
    slug: &str,
    language: Language,
) -> Result<Option<Row>, Error> {
    let row = diesel::sql_query(
        "select title, lead, body, updated_at from content_pages \
         where slug = $1 and language = $2",
    )
    .bind::<SqlText, _>(slug)
    .bind::<SqlText, _>(language.as_str())
    .get_result(conn)
    .await
    .optional()?;
    Ok(row)
}
