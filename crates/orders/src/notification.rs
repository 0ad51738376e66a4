//! Notifications of a shop: a new order, a message, a return request, low stock. Each is written
//! once, in the transaction that causes it or in the job that writes its email, and shown in the
//! Seller Center's notification list; an email is sent too if the shop wants one
//! ([`email_preferences`]).

pub mod email_preferences;
pub mod list;
pub mod live;
pub(crate) mod low_stock;

use chrono::{DateTime, Utc};
use db::{Pool, Tx, delete_in_steps};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Jsonb, Text};
use diesel_async::RunQueryDsl;
use serde::{Deserialize, Serialize};
use types::{
    DisputeId, Money, PayoutId, ProductId, ReturnId, ReviewId, ShopId, ShopOrderId, VariantId,
};

use crate::Error;
use crate::returns::{Reason, ReturnStatus};
pub use crate::status::{DisputeStep, NotificationKind as Kind, PayoutStep, ProductStep, ShopStep};

/// What a shop is told, without a word of who bought: that is read with the order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum About {
    /// An order was paid and waits to be shipped.
    Order {
        /// The shop's part of it.
        shop_order: ShopOrderId,
        /// Its number for people.
        number: String,
        /// How many pieces.
        items: i64,
        /// What the buyer paid for them.
        total: Money,
    },
    /// A buyer wrote, and nothing of theirs was unread before.
    Message {
        /// The shop's part of the order it is about.
        shop_order: ShopOrderId,
        /// The order's number for people.
        number: String,
    },
    /// A return needs the shop's answer, or continued without it.
    Return {
        /// Which.
        id: ReturnId,
        /// The shop order.
        shop_order: ShopOrderId,
        /// The order's number for people.
        number: String,
        /// Where it stands now.
        status: ReturnStatus,
        /// Why it was asked for.
        reason: Reason,
        /// Until when somebody must act.
        act_by: Option<DateTime<Utc>>,
    },
    /// A buyer complained at the provider.
    Dispute {
        /// Which.
        id: DisputeId,
        /// The order's number for people.
        number: String,
        /// How far it is.
        step: DisputeStep,
        /// What it is about.
        amount: Money,
        /// Until when the provider waits for an answer.
        respond_by: Option<DateTime<Utc>>,
    },
    /// A sale left so few of a variant as its shop calls few. Written by
    /// `notification/low_stock.sql`.
    LowStock {
        /// What it is a variant of.
        product: ProductId,
        /// Which.
        variant: VariantId,
        /// What the product is called.
        title: String,
        /// The chosen values, such as "Forest, M".
        choice: Option<String>,
        /// How many are left.
        left: i64,
    },
    /// A payout was sent to the shop, or came back.
    Payout {
        /// Which payout.
        id: PayoutId,
        /// What became of it.
        step: PayoutStep,
        /// How much.
        amount: Money,
    },
    /// A buyer said what they think.
    Review {
        /// Which review.
        id: ReviewId,
        /// Of what.
        product: ProductId,
        /// The product's part of the URL.
        slug: String,
        /// What the product is called.
        title: String,
        /// Stars, 1 to 5.
        rating: i32,
    },
    /// An operator closed the shop for a while, or opened it again.
    Shop {
        /// Which of the two.
        step: ShopStep,
        /// Why, of a shop that is closed.
        reason: Option<String>,
    },
    /// An operator took a product off sale, or put it back.
    Product {
        /// Which.
        product: ProductId,
        /// Which of the two.
        step: ProductStep,
        /// What it is called.
        title: String,
        /// Why, of one that is off sale.
        reason: Option<String>,
    },
}

impl About {
    /// Its kind.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Order { .. } => Kind::Order,
            Self::Message { .. } => Kind::Message,
            Self::Return { .. } => Kind::Return,
            Self::Dispute { .. } => Kind::Dispute,
            Self::LowStock { .. } => Kind::LowStock,
            Self::Payout { .. } => Kind::Payout,
            Self::Review { .. } => Kind::Review,
            Self::Shop { .. } => Kind::Shop,
            Self::Product { .. } => Kind::Product,
        }
    }
}

#[derive(QueryableByName)]
struct Told {
    #[diesel(sql_type = Bool)]
    by_mail: bool,
}

/// Tells a shop of a fact, which `once` names among those of its kind. Answers whether an email is
/// to be sent: not when the shop wants none of this kind, and not when it was told before.
pub async fn tell(tx: &mut Tx, shop: ShopId, once: &str, about: &About) -> Result<bool, Error> {
    let kind = about.kind();
    let told: Option<Told> = diesel::sql_query(
        "insert into notifications (shop_id, kind, once, about) values ($1, $2, $3, $4) \
         on conflict (shop_id, once) do nothing \
         returning coalesce((select c.by_mail from notification_choices c \
             where c.shop_id = $1 and c.kind = $2), true) as by_mail",
    )
    .bind::<BigInt, _>(shop)
    .bind::<Text, _>(kind)
    .bind::<Text, _>(format!("{kind}:{once}"))
    .bind::<Jsonb, _>(serde_json::to_value(about)?)
    .get_result(tx.conn())
    .await
    .optional()?;
    Ok(told.is_some_and(|told| told.by_mail))
}

/// Forgets what is older than 90 days. Answers how many went.
pub async fn forget(pool: &Pool) -> Result<usize, Error> {
    let gone = delete_in_steps(
        pool,
        1_000,
        "delete from notifications where id = any(array( \
             select id from notifications where created_at < now() - interval '90 days' \
             order by created_at limit $1 for update skip locked))",
    );
    Ok(gone.await?)
}
