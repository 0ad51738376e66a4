//! Pictures as rows refer to them, and their files, which are written before the row and deleted
//! after it.
//!
//! A picture's name is derived from its content, so two rows may refer to the same files, and while
//! one is removed another may just be uploaded. Table `loose_pictures` resolves this: before files
//! are written their name is inserted there, whenever a row is deleted its picture is inserted
//! there, and [`sweep`] looks at each an hour later. If no row refers to the picture by then, it is
//! marked as being deleted, its files are removed, and only then can the same picture be uploaded
//! again. An interrupted upload leaves a name behind, but never a row without its files.

use std::path::Path;
use std::time::Duration;

use db::{Pool, Tx};
use diesel::QueryableByName;
use diesel::sql_types::{Bool, Integer, Nullable, Text};
use diesel_async::{AsyncPgConnection, RunQueryDsl};
use serde::{Deserialize, Serialize};

use crate::Error;

/// A picture with what it shows. `json_build_object` of the five columns reads into it, and so
/// does the bare address that reviews of the first days hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct Picture {
    /// Where the rendition is served that stands for it where there is no choice.
    pub url: String,
    /// What it shows.
    pub alt: String,
    /// How wide the widest rendition is; `None` for a picture of before there were several.
    pub width: Option<u32>,
    /// How high that one is.
    pub height: Option<u32>,
    /// What is seen until it is there, as a data URI.
    pub placeholder: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Stored {
    Address(String),
    Whole {
        url: String,
        #[serde(default)]
        alt: String,
        width: Option<u32>,
        height: Option<u32>,
        placeholder: Option<String>,
    },
}

impl From<Stored> for Picture {
    fn from(stored: Stored) -> Self {
        let (url, alt, width, height, placeholder) = match stored {
            Stored::Address(url) => (url, String::new(), None, None, None),
            Stored::Whole {
                url,
                alt,
                width,
                height,
                placeholder,
            } => (url, alt, width, height, placeholder),
        };
        Self {
            url,
            alt,
            width,
            height,
            placeholder,
        }
    }
}

/// A picture just kept; nobody said yet what it shows.
impl From<media::Picture> for Picture {
    fn from(picture: media::Picture) -> Self {
        Self {
            url: picture.url,
            alt: String::new(),
            width: Some(picture.width),
            height: Some(picture.height),
            placeholder: picture.placeholder,
        }
    }
}

/// Pictures that are looked at in one go.
const BATCH: i32 = 100;
/// How long the removal of one picture's files may take; `going_until` is twice as far off.
const REMOVAL: Duration = Duration::from_secs(30);
/// How often an upload asks whether the same picture has gone at last, and how long it waits.
const TRIES: u32 = 25;
const PAUSE: Duration = Duration::from_millis(200);

/// Checks and re-encodes an uploaded file and keeps it in all its widths. The row that names it
/// is to be written within the hour.
pub async fn keep(pool: &Pool, store: &media::Store, file: &Path) -> Result<media::Picture, Error> {
    keep_rendered(pool, store, media::image::render(file).await?).await
}

/// [`keep`] for a file that was fetched.
pub(crate) async fn keep_fetched(
    pool: &Pool,
    store: &media::Store,
    file: Vec<u8>,
) -> Result<media::Picture, Error> {
    keep_rendered(pool, store, media::image::render_bytes(file).await?).await
}

async fn keep_rendered(
    pool: &Pool,
    store: &media::Store,
    rendered: media::image::Rendered,
) -> Result<media::Picture, Error> {
    announce(pool, &rendered.picture).await?;
    store.save(&rendered).await?;
    Ok(rendered.picture)
}

/// Nobody removes the files from now on until an hour has passed.
async fn announce(pool: &Pool, picture: &media::Picture) -> Result<(), Error> {
    for _ in 0..TRIES {
        let announced = diesel::sql_query(
            "insert into loose_pictures (url, width) values ($1, $2) \
             on conflict (url) do update set since = now(), going_until = null \
             where loose_pictures.going_until is null or loose_pictures.going_until < now()",
        )
        .bind::<Text, _>(&picture.url)
        .bind::<Nullable<Integer>, _>(i32::try_from(picture.width).ok())
        .execute(&mut pool.get().await?)
        .await?;
        if announced > 0 {
            return Ok(());
        }
        tokio::time::sleep(PAUSE).await;
    }
    Err(media::Error::Io(std::io::Error::other("the same picture is going")).into())
}

#[derive(QueryableByName)]
struct Loose {
    #[diesel(sql_type = Text)]
    url: String,
    #[diesel(sql_type = Nullable<Integer>)]
    width: Option<i32>,
}

#[derive(QueryableByName)]
struct Shown {
    #[diesel(sql_type = Bool)]
    shown: bool,
}

/// Looks at what has been loose for an hour and removes the files that nothing names any more.
/// `elsewhere` knows the rows of others. Answers how many pictures were removed.
pub async fn sweep(
    pool: &Pool,
    store: &media::Store,
    elsewhere: impl AsyncFn(&mut Tx, &str) -> Result<bool, db::Error>,
) -> Result<usize, Error> {
    let due: Vec<Loose> = diesel::sql_query(
        "select url, width from loose_pictures where since < now() - interval '1 hour' \
         order by since limit $1",
    )
    .bind::<Integer, _>(BATCH)
    .load(&mut pool.get().await?)
    .await?;
    let mut removed = 0;
    for picture in due {
        let goes = db::transaction(pool, async |tx| {
            mark_for_deletion(tx, &picture.url, &elsewhere).await
        });
        if goes.await? {
            remove(pool, store, &picture).await?;
            removed += 1;
        }
    }
    Ok(removed)
}

/// Marks the picture as going if no row names it; strikes it off the list if one does.
async fn mark_for_deletion(
    tx: &mut Tx,
    url: &str,
    elsewhere: &impl AsyncFn(&mut Tx, &str) -> Result<bool, db::Error>,
) -> Result<bool, Error> {
    // Somebody else may be at it, or it was announced again.
    let due = diesel::sql_query(
        "update loose_pictures set going_until = now() + interval '1 minute' \
         where url = $1 and since < now() - interval '1 hour' \
             and (going_until is null or going_until < now())",
    )
    .bind::<Text, _>(url)
    .execute(tx.conn())
    .await?;
    if due == 0 {
        return Ok(false);
    }
    if is_shown(tx, url).await? || elsewhere(tx, url).await? {
        delete_from_loose(tx.conn(), url).await?;
        return Ok(false);
    }
    Ok(true)
}

async fn remove(pool: &Pool, store: &media::Store, picture: &Loose) -> Result<(), Error> {
    let width = picture.width.and_then(|width| u32::try_from(width).ok());
    let files = media::renditions(&picture.url, width);
    let removal = tokio::time::timeout(REMOVAL, store.remove(&files));
    removal
        .await
        .map_err(|late| media::Error::Io(late.into()))??;
    delete_from_loose(&mut *pool.get().await?, &picture.url).await
}

async fn delete_from_loose(conn: &mut AsyncPgConnection, url: &str) -> Result<(), Error> {
    diesel::sql_query("delete from loose_pictures where url = $1")
        .bind::<Text, _>(url)
        .execute(conn)
        .await?;
    Ok(())
}

/// Whether a row of this crate names the picture.
async fn is_shown(tx: &mut Tx, url: &str) -> Result<bool, Error> {
    let row: Shown = diesel::sql_query(include_str!("picture/is_shown.sql"))
        .bind::<Text, _>(url)
        .get_result(tx.conn())
        .await?;
    Ok(row.shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_read_in_every_form_it_was_ever_stored_in() {
        let read = |text: &str| serde_json::from_str::<Picture>(text).unwrap();
        let bare = Picture::from(Stored::Address("/media/a.webp".to_owned()));
        assert_eq!(read(r#""/media/a.webp""#), bare);
        assert_eq!(read(r#"{"url": "/media/a.webp"}"#), bare);
        let whole = Picture {
            alt: "A mug".to_owned(),
            width: Some(640),
            height: Some(480),
            placeholder: Some("data:image/webp;base64,AA".to_owned()),
            ..bare
        };
        assert_eq!(read(&serde_json::to_string(&whole).unwrap()), whole);
    }
}
