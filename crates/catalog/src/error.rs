//! Errors of catalog operations.

use types::{Invalid, VariantId};

use crate::product::{Field, Status};
use crate::shop::{self, BadHoliday};

/// An outcome that the caller understands.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such thing, or it is not on sale, or it belongs to another shop.
    #[error("not found")]
    NotFound,
    /// The chosen option values name no live variant of the product.
    #[error("these options name no variant of the product")]
    NoSuchVariant,
    /// Fewer are left than were asked for.
    #[error("Only {available} left in stock")]
    OutOfStock {
        /// The first variant that has too few.
        variant: VariantId,
        /// How many can be had.
        available: i64,
    },
    /// An order that is to be sold holds nothing: a fault of ours.
    #[error("nothing is set aside for this order")]
    NothingHeld,
    /// The shelf is not what the seller saw, or has fewer than they take from it.
    #[error("Stock has changed: {available} available now")]
    StockMoved {
        /// How many can be bought now.
        available: i64,
    },
    /// A product or a change of one breaks the rules; every fault is listed.
    #[error("the product breaks the rules in {} places", .0.len())]
    Refused(Vec<Fault>),
    /// The product is not the one that the seller saw.
    #[error("This product was changed in the meantime. Reload it")]
    ProductChanged {
        /// Its version now.
        version: i64,
    },
    /// The category is not the one that the operator saw.
    #[error("This category was changed in the meantime. Reload it")]
    CategoryChanged {
        /// Its version now.
        version: i64,
    },
    /// Something that follows a category to another one names it, and it is not said to which.
    #[error("{}", named(*coupons, *shelves))]
    CategoryNamed {
        /// How many coupons that have not ended.
        coupons: i64,
        /// How many shelves of home pages that are not over.
        shelves: i64,
    },
    /// The home page is not the one that the operator saw.
    #[error("This home page was changed in the meantime. Reload it")]
    HomePageChanged {
        /// Its version now.
        version: i64,
    },
    /// Shoppers have seen the home page.
    #[error("Shoppers have already seen this home page. Edit a copy instead")]
    HomePageBegun,
    /// The home page is neither shown nor scheduled.
    #[error("This home page isn't live or scheduled")]
    HomePageNotShown,
    /// The marketplace has as many categories as it may have.
    #[error("A marketplace can have up to {0} categories")]
    TooManyCategories(i64),
    /// A piece of the product was sold, or set aside for a checkout: orders name it.
    #[error("This product has orders, so it can't be deleted. Archive it instead")]
    ProductSold,
    /// A shop has as many collections as it may have.
    #[error("A shop can have up to {0} collections")]
    TooManyCollections(i64),
    /// A product cannot go from its status to the wanted one.
    #[error("A product can't change from {from} to {to}")]
    InvalidStatus {
        /// Where it stands.
        from: Status,
        /// Where it was to go.
        to: Status,
        /// Where it may go.
        allowed: &'static [Status],
    },
    /// A seller's file cannot be read as a table of products.
    #[error(transparent)]
    Unreadable(Invalid),
    /// What is asked for does not follow upon where the import is.
    #[error("This import has moved on. Reload it")]
    ImportMoved,
    /// Another import, or a change of many products, writes into the shop.
    #[error("Another bulk change is running. Wait until it's done")]
    ImportAtWork,
    /// A product has as many pictures as it may have.
    #[error("A product can have up to {0} pictures")]
    TooManyImages(usize),
    /// Another shop has this name.
    #[error("the shop name is taken")]
    ShopNameTaken,
    /// Another shop has this address, or had it before.
    #[error("the shop's address is taken")]
    ShopSlugTaken,
    /// The days of a holiday are none, or too many.
    #[error(transparent)]
    Holiday(#[from] BadHoliday),
    /// No time zone has this name.
    #[error("Choose a time zone from the list, such as Europe/Berlin")]
    UnknownTimeZone,
    /// The shop does not stand where this is decided.
    #[error("This shop is {}, so you can't do that. Reload it", .0.as_str())]
    ShopDecided(shop::Status),
    /// One person runs one shop.
    #[error("this person already has a shop")]
    HasShop,
    /// The line was reviewed before; a line is reviewed once.
    #[error("You've already reviewed this")]
    AlreadyReviewed,
    /// Somebody's own review cannot be found helpful or reported by them.
    #[error("This is your own review")]
    OwnReview,
    /// The seller has answered; an answer is given once.
    #[error("This review already has a reply")]
    AlreadyReplied,
    /// An answer is put right once, and this one is or was not given.
    #[error("You can edit a reply only once")]
    ReplyStays,
    /// The review is hidden already.
    #[error("This review is already hidden")]
    AlreadyHidden,
    /// The review is neither hidden nor reported: nothing is to be restored.
    #[error("This review isn't hidden or reported")]
    NotHidden,
    /// The wishlist holds as much as it can.
    #[error("Your wishlist is full ({limit} products). Remove one first")]
    WishlistFull {
        /// Most products of one list.
        limit: i64,
    },
    /// Somebody follows as many shops as they can.
    #[error("You already follow {limit} shops. Unfollow one first")]
    FollowsFull {
        /// Most shops that one person follows.
        limit: i64,
    },
    /// What somebody wants to wait for can be bought now.
    #[error("This is back in stock. You can buy it now")]
    InStock,
    /// A person waits for as much as they can.
    #[error("You're already waiting for {limit} products. Stop waiting for one first")]
    StockRequestsFull {
        /// Most that one person waits for.
        limit: i64,
    },
    /// The Idempotency-Key cannot be used.
    #[error(transparent)]
    Key(#[from] db::idempotency::Refused),
    /// The account's answer.
    #[error(transparent)]
    Auth(#[from] auth::Error),
    /// The picture cannot be used.
    #[error(transparent)]
    Media(#[from] media::Error),
    /// The search index is being filled: come again.
    #[error("the listings are being prepared")]
    NotReady,
    /// The search index failed.
    #[error(transparent)]
    Search(#[from] search::Error),
    /// Work beside the requests broke off.
    #[error(transparent)]
    Worker(#[from] tokio::task::JoinError),
    /// The database did not do its part.
    #[error(transparent)]
    Database(#[from] db::Error),
}

/// One broken rule of a product and where it is broken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Which part of the product.
    pub place: Field,
    /// What is wrong with it.
    pub invalid: Invalid,
}

impl Fault {
    /// A broken rule with its code and the sentence shown to the seller.
    pub fn new(place: Field, code: &'static str, message: impl Into<String>) -> Self {
        Self {
            place,
            invalid: Invalid::new(code, message),
        }
    }
}

impl From<diesel::result::Error> for Error {
    fn from(error: diesel::result::Error) -> Self {
        use diesel::result::{DatabaseErrorKind::ForeignKeyViolation, Error as Diesel};
        match error {
            // what it refers to was deleted meanwhile
            Diesel::DatabaseError(ForeignKeyViolation, _) => Self::NotFound,
            error => Self::Database(error.into()),
        }
    }
}

fn named(coupons: i64, shelves: i64) -> String {
    let of = |count: i64, one: &str, more: &str| match count {
        0 => None,
        1 => Some(format!("1 {one}")),
        _ => Some(format!("{count} {more}")),
    };
    let coupons_named = of(coupons, "coupon", "coupons");
    let shelves_named = of(shelves, "home page shelf", "home page shelves");
    let what: Vec<String> = coupons_named.into_iter().chain(shelves_named).collect();
    let verb = if coupons.saturating_add(shelves) == 1 {
        "uses"
    } else {
        "use"
    };
    format!(
        "{} {verb} this category. Choose another category for them, or change them first",
        what.join(" and ")
    )
}
