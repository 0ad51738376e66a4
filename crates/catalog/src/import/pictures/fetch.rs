//! Fetching, rendering and adding pictures to their products, one by one.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use diesel::QueryableByName;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer, Jsonb, Nullable, Text};
use diesel_async::RunQueryDsl;
use futures_util::future::join_all;
use media::image::MAX_BYTES;
use outbound::RequestError;
use serde_json::Value;
use types::{Invalid, ProductId};

use super::super::stage::Work;
use super::super::view::lock;
use crate::product::{self, Attached, MOST_IMAGES};
use crate::{Error, picture};
use db::Tx;
use db::schema::{product_import_items, product_import_pictures};

/// So long a job goes on before others have their turn.
const ROUND: Duration = Duration::from_secs(10);
/// Pictures that are waited for together.
const AT_ONCE: i64 = 8;
/// A host that has let us wait so often is asked no more in this import.
const PATIENCE: usize = 3;

/// A picture whose product is there.
#[derive(QueryableByName)]
struct Due {
    #[diesel(sql_type = Integer)]
    number: i32,
    #[diesel(sql_type = Integer)]
    place: i32,
    #[diesel(sql_type = Text)]
    address: String,
    /// What the file says that it shows.
    #[diesel(sql_type = Text)]
    alt: String,
    /// The values of the variants that it is to show.
    #[diesel(sql_type = Jsonb)]
    variants: Value,
    #[diesel(sql_type = BigInt)]
    product_id: ProductId,
}

impl Due {
    /// As SQL takes it from the address.
    fn host(&self) -> &str {
        self.address.split('/').nth(2).unwrap_or_default()
    }

    fn only(&self) -> Which<'_> {
        (Some(self.number), Some(self.place), "")
    }
}

/// What became of a picture's address.
enum FetchResult {
    Kept(media::Picture),
    /// Nobody answered: the host may be gone.
    Missed(Invalid),
    Bad(Invalid),
}

/// Fetches pictures for a while; whether there may be more.
pub(in super::super) async fn fetch_due(work: &Work<'_>) -> Result<bool, Error> {
    let begun = Instant::now();
    let mut missed: HashMap<String, usize> = HashMap::new();
    while begun.elapsed() < ROUND {
        let due = due(work).await?;
        if due.is_empty() {
            return Ok(false);
        }
        let fetched = join_all(due.iter().map(|due| get(work, due))).await;
        for (due, fetched) in due.iter().zip(fetched) {
            let fetched = fetched?;
            let misses = missed.entry(due.host().to_owned()).or_default();
            *misses = match fetched {
                FetchResult::Missed(_) => *misses + 1,
                _ => 0,
            };
            let is_gone = *misses == PATIENCE;
            settle(work, due, fetched, is_gone).await?;
        }
    }
    Ok(true)
}

async fn due(work: &Work<'_>) -> Result<Vec<Due>, Error> {
    db::transaction_of_shop(work.pool, work.shop, async |tx| {
        if lock(tx, work.shop, work.import).await? != Some(work.stage) {
            return Ok(Vec::new());
        }
        let due = diesel::sql_query(include_str!("due.sql"))
            .bind::<BigInt, _>(work.import)
            .bind::<BigInt, _>(AT_ONCE)
            .load(tx.conn())
            .await?;
        Ok(due)
    })
    .await
}

async fn get(work: &Work<'_>, due: &Due) -> Result<FetchResult, Error> {
    let fetch_context = work.fetch_context;
    let file = match fetch_context.fetcher.get(&due.address, MAX_BYTES).await {
        Ok(file) => file,
        Err(refused @ RequestError::NoAnswer) => return Ok(FetchResult::Missed(refusal(&refused))),
        Err(refused) => return Ok(FetchResult::Bad(refusal(&refused))),
    };
    match picture::keep_fetched(work.pool, fetch_context.media, file).await {
        Ok(picture) => Ok(FetchResult::Kept(picture)),
        Err(Error::Media(error)) => match unusable(&error) {
            Some(invalid) => Ok(FetchResult::Bad(invalid)),
            None => Err(error.into()),
        },
        Err(error) => Err(error),
    }
}

fn refusal(refused: &RequestError) -> Invalid {
    let reason = refused.to_string();
    match refused {
        RequestError::NoAddress => Invalid::new("invalid_image", reason),
        RequestError::NotAllowed => Invalid::new("image_not_allowed", reason),
        RequestError::TooManyRedirects => Invalid::new("image_leads_on", reason),
        RequestError::Status(_) => Invalid::new("image_not_there", reason),
        RequestError::TooLarge(_) => Invalid::new("image_too_large", reason),
        RequestError::NoAnswer => Invalid::new("image_no_answer", reason),
    }
}

/// Why a file cannot be used; `None` if that is not its fault.
fn unusable(error: &media::Error) -> Option<Invalid> {
    use media::Error;
    match error {
        Error::TooLarge { .. } => Some(Invalid::new("image_too_large", "The picture is too large")),
        Error::TooManyPixels { .. } => {
            let message = "The picture has too many pixels";
            Some(Invalid::new("image_too_large", message))
        }
        Error::UnknownFormat => {
            let message = "Use a JPEG, PNG or WebP picture";
            Some(Invalid::new("unknown_picture_format", message))
        }
        Error::Animated => Some(Invalid::new(
            "animated_picture",
            "Animated pictures don't work here. Use a still one",
        )),
        Error::Damaged | Error::Unencodable(_) => {
            Some(Invalid::new("damaged_picture", "The picture is damaged"))
        }
        Error::Full(_) | Error::Io(_) | Error::Bucket(_) | Error::Worker(_) => None,
    }
}

/// Writes down what became of a picture; of a host that is gone, all others with it.
async fn settle(
    work: &Work<'_>,
    due: &Due,
    fetched: FetchResult,
    host_is_gone: bool,
) -> Result<(), Error> {
    db::transaction_of_shop(work.pool, work.shop, async |tx| {
        if lock(tx, work.shop, work.import).await? != Some(work.stage)
            || !waits(work, tx, due).await?
        {
            return Ok(());
        }
        match &fetched {
            FetchResult::Kept(picture) => attach(work, tx, due, picture).await,
            FetchResult::Missed(invalid) if host_is_gone => {
                refuse(work, tx, (None, None, due.host()), invalid).await
            }
            FetchResult::Missed(invalid) | FetchResult::Bad(invalid) => {
                refuse(work, tx, due.only(), invalid).await
            }
        }
    })
    .await
}

/// Whether nobody else has fetched it meanwhile.
async fn waits(work: &Work<'_>, tx: &mut Tx, due: &Due) -> Result<bool, Error> {
    let state: Option<String> = product_import_pictures::table
        .find((work.import, due.number, due.place))
        .select(product_import_pictures::state)
        .first(tx.conn())
        .await
        .optional()?;
    Ok(state.as_deref() == Some("waiting"))
}

async fn attach(
    work: &Work<'_>,
    tx: &mut Tx,
    due: &Due,
    picture: &media::Picture,
) -> Result<(), Error> {
    let seen: Option<i64> = product_import_items::table
        .find((work.import, due.number))
        .select(product_import_items::version)
        .first(tx.conn())
        .await?;
    let fetched = product::Fetched {
        picture,
        source: &due.address,
        alt: &due.alt,
        variants: &due.variants,
        seen,
    };
    let attached = product::attach_image(tx, work.shop, due.product_id, &fetched).await?;
    let (state, image, version) = match attached {
        Attached::Full => {
            let message = format!("A product can have up to {MOST_IMAGES} pictures");
            let invalid = Invalid::new("too_many_images", message);
            return refuse(work, tx, due.only(), &invalid).await;
        }
        Attached::There { version } => ("there", None, version),
        Attached::Added { image, version } => ("added", Some(image), Some(version)),
    };
    if let Some(version) = version {
        let item = product_import_items::table.find((work.import, due.number));
        // whoever changed the product since keeps it from being undone
        diesel::update(item)
            .filter(product_import_items::version.eq(version - 1))
            .set(product_import_items::version.eq(version))
            .execute(tx.conn())
            .await?;
    }
    let row = product_import_pictures::table.find((work.import, due.number, due.place));
    diesel::update(row)
        .set((
            product_import_pictures::state.eq(state),
            product_import_pictures::image_id.eq(image),
        ))
        .execute(tx.conn())
        .await?;
    Ok(())
}

/// One picture of a product of the file, or all of a host.
type Which<'a> = (Option<i32>, Option<i32>, &'a str);

async fn refuse(
    work: &Work<'_>,
    tx: &mut Tx,
    (number, place, host): Which<'_>,
    why: &Invalid,
) -> Result<(), Error> {
    diesel::sql_query(include_str!("refuse.sql"))
        .bind::<BigInt, _>(work.import)
        .bind::<Nullable<Integer>, _>(number)
        .bind::<Nullable<Integer>, _>(place)
        .bind::<Text, _>(host)
        .bind::<Text, _>(why.code)
        .bind::<Text, _>(&why.message)
        .execute(tx.conn())
        .await?;
    Ok(())
}
