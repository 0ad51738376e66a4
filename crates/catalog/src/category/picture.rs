//! The picture of a category.

use std::path::Path;

use auth::actor::Operator;
use auth::audit::Action;
use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use types::CategoryId;

use super::admin::{Managed, load_one, lock_tree, record};
use crate::{Error, feed, picture};
use db::Pool;
use db::schema::categories;

/// Gives a category a picture, instead of the one it has.
pub async fn set_picture(
    pool: &Pool,
    store: &media::Store,
    operator: &Operator,
    id: CategoryId,
    file: &Path,
) -> Result<Managed, Error> {
    db::transaction(pool, async |tx| load_one(tx, id).await.map(drop)).await?;
    let picture = picture::keep(pool, store, file).await?;
    let width = i32::try_from(picture.width).ok();
    write(pool, operator, id, Some(&picture.url), width).await
}

/// Takes the picture of a category down.
pub async fn remove_picture(
    pool: &Pool,
    operator: &Operator,
    id: CategoryId,
) -> Result<Managed, Error> {
    write(pool, operator, id, None, None).await
}

async fn write(
    pool: &Pool,
    operator: &Operator,
    id: CategoryId,
    url: Option<&str>,
    width: Option<i32>,
) -> Result<Managed, Error> {
    db::transaction(pool, async |tx| {
        lock_tree(tx).await?;
        let before = load_one(tx, id).await?;
        diesel::update(categories::table.find(id))
            .set((
                categories::picture.eq(url),
                categories::picture_width.eq(width),
            ))
            .execute(tx.conn())
            .await?;
        feed::notify(tx);
        let after = load_one(tx, id).await?;
        if before.picture != after.picture {
            let action = Action::CategoryPictureSet;
            record(tx, operator, action, Some(&before), Some(&after)).await?;
        }
        Ok(after)
    })
    .await
}
