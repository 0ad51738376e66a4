//! Opening a shop, and its status: its owner applies, an operator approves or rejects it with a
//! reason, and the owner of a rejected shop can apply again; an open shop can be suspended and
//! opened again.

use auth::actor::{Operator, User};
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text as SqlText, Timestamptz};
use diesel_async::RunQueryDsl;
use types::{Name, ShopId, Slug, Text, UserId};

use super::Status;
use super::own::taken;
use crate::{Error, Tile, feed};
use db::Tx;
use db::schema::{shop_slugs, shops};

/// What a shop starts with.
#[derive(Debug, Clone)]
pub struct NewShop {
    /// Its name, which no other shop has.
    pub name: Name<60>,
    /// What it says about itself.
    pub description: Text<2000>,
    /// Whether it opens at once; otherwise it waits for the operator.
    pub approve: bool,
}

impl NewShop {
    const fn status(&self) -> Status {
        match self.approve {
            true => Status::Approved,
            false => Status::Pending,
        }
    }
}

/// Opens a shop for a person who has none, or asks again for the one that was refused.
/// [`Error::HasShop`] for one whose shop was not, [`Error::ShopNameTaken`] when the name is gone.
pub async fn apply(tx: &mut Tx, owner: &User, new: &NewShop) -> Result<ShopId, Error> {
    feed::notify(tx);
    match apply_again(tx, owner, new).await? {
        Some(shop) => Ok(shop),
        None => create(tx, owner, new).await,
    }
}

async fn create(tx: &mut Tx, owner: &User, new: &NewShop) -> Result<ShopId, Error> {
    let name = new.name.as_str();
    let slug = free_slug(tx, name, None).await?;
    diesel::insert_into(shops::table)
        .values((
            shops::owner_id.eq(owner.id()),
            shops::name.eq(name),
            shops::slug.eq(slug.as_str()),
            shops::description.eq(new.description.as_str()),
            shops::tile.eq(Tile::of(name)),
            shops::status.eq(new.status()),
        ))
        .returning(shops::id)
        .get_result(tx.conn())
        .await
        .map_err(taken)
}

/// Nothing for a person without a refused shop. Of two at once the later waits for the lock and
/// then finds none.
async fn apply_again(tx: &mut Tx, owner: &User, new: &NewShop) -> Result<Option<ShopId>, Error> {
    let refused: Option<(ShopId, String, String)> = shops::table
        .filter(shops::owner_id.eq(owner.id()))
        .filter(shops::status.eq(Status::Rejected))
        .select((shops::id, shops::name, shops::slug))
        .for_update()
        .first(tx.conn())
        .await
        .optional()?;
    let Some((id, name, slug)) = refused else {
        return Ok(None);
    };
    // it was never open: nobody looks for it where its old name led
    let slug = match name == new.name.as_str() {
        true => slug,
        false => free_slug(tx, new.name.as_str(), Some(id))
            .await?
            .as_str()
            .to_owned(),
    };
    diesel::update(shops::table.find(id))
        .set((
            shops::name.eq(new.name.as_str()),
            shops::slug.eq(slug),
            shops::description.eq(new.description.as_str()),
            shops::status.eq(new.status()),
            shops::status_reason.eq(None::<&str>),
            shops::applied_at.eq(db::now()),
        ))
        .execute(tx.conn())
        .await
        .map_err(taken)?;
    Ok(Some(id))
}

/// The name as a slug. Names that differ in signs only share one: the later gets a number.
async fn free_slug(tx: &mut Tx, name: &str, own: Option<ShopId>) -> Result<Slug, Error> {
    let slug = Slug::of(name);
    let like = format!("{}%", slug.as_str());
    let taken: Vec<(String, ShopId)> = shop_slugs::table
        .filter(shop_slugs::slug.like(like))
        .select((shop_slugs::slug, shop_slugs::shop_id))
        .load(tx.conn())
        .await?;
    let of_another = |slug: &Slug, (other, shop): &(String, ShopId)| {
        other == slug.as_str() && Some(*shop) != own
    };
    let free = |slug: &Slug| !taken.iter().any(|other| of_another(slug, other));
    let numbered = (2..).map(|number| slug.numbered(number));
    let mut candidates = std::iter::once(slug.clone()).chain(numbered);
    Ok(candidates.find(free).unwrap_or(slug))
}

/// A shop as an operator decides about it.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub struct Application {
    /// Its id.
    #[diesel(sql_type = BigInt)]
    pub id: ShopId,
    /// Its name.
    #[diesel(sql_type = SqlText)]
    pub name: String,
    /// Its part of the URL.
    #[diesel(sql_type = SqlText)]
    pub slug: String,
    /// What it says about itself, in Markdown.
    #[diesel(sql_type = SqlText)]
    pub description: String,
    /// Whose it is.
    #[diesel(sql_type = BigInt)]
    pub owner_id: UserId,
    /// When they last asked for it.
    #[diesel(sql_type = Timestamptz)]
    pub applied_at: DateTime<Utc>,
    /// Where it stands.
    #[diesel(sql_type = SqlText)]
    pub status: Status,
    /// Since when.
    #[diesel(sql_type = Timestamptz)]
    pub status_since: DateTime<Utc>,
    /// Why it is not open, as an operator said.
    #[diesel(sql_type = Nullable<SqlText>)]
    pub reason: Option<String>,
}

pub(super) const APPLICATION: &str = "id, name, slug, description, owner_id, applied_at, status, \
     status_since, status_reason as reason";

/// What an operator decides about a shop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// A shop that waits opens.
    Approve,
    /// It stays closed; the owner reads why.
    Reject(Text<1000>),
    /// An open shop is closed for a while; the owner reads why.
    Suspend(Text<1000>),
    /// It opens again.
    Lift,
}

impl Decision {
    /// Where a shop stands that this can be decided about.
    pub const fn from(&self) -> Status {
        match self {
            Self::Approve | Self::Reject(_) => Status::Pending,
            Self::Suspend(_) => Status::Approved,
            Self::Lift => Status::Suspended,
        }
    }

    /// Where it stands then.
    pub const fn to(&self) -> Status {
        match self {
            Self::Approve | Self::Lift => Status::Approved,
            Self::Reject(_) => Status::Rejected,
            Self::Suspend(_) => Status::Suspended,
        }
    }

    fn reason(&self) -> Option<&str> {
        match self {
            Self::Approve | Self::Lift => None,
            Self::Reject(reason) | Self::Suspend(reason) => Some(reason.as_str()),
        }
    }
}

/// Decides about a shop that stands where this is decided: [`Error::ShopDecided`] for any other,
/// and of two decisions at once the later finds it moved. Its products come and go with it.
pub async fn decide(
    tx: &mut Tx,
    _operator: &Operator,
    shop: ShopId,
    decision: &Decision,
) -> Result<Application, Error> {
    let decided = diesel::sql_query(format!(
        "update shops set status = $3, status_reason = $4 \
         where id = $1 and status = $2 returning {APPLICATION}"
    ))
    .bind::<BigInt, _>(shop)
    .bind::<SqlText, _>(decision.from())
    .bind::<SqlText, _>(decision.to())
    .bind::<Nullable<SqlText>, _>(decision.reason())
    .get_result(tx.conn())
    .await
    .optional()?;
    let Some(decided) = decided else {
        let status: Option<Status> = shops::table
            .find(shop)
            .select(shops::status)
            .first(tx.conn())
            .await
            .optional()?;
        return Err(status.map_or(Error::NotFound, Error::ShopDecided));
    };
    feed::notify(tx);
    Ok(decided)
}
