//! Notifications as JSON. Amounts are in minor units of the marketplace's currency.

use chrono::{DateTime, Utc};
use orders::notification::{self, Kind, list};
use serde::{Deserialize, Serialize};
use types::{Invalid, NotificationId, Page};
use utoipa::ToSchema;
use validator::{Validate, ValidationError};

use crate::valid::rule_at;

/// So many at once.
const MOST: usize = 100;

/// One notification of the shop.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Notification {
    /// Newer ones have higher IDs.
    id: i64,
    about: NotificationAbout,
    is_read: bool,
    created_at: DateTime<Utc>,
}

/// The subject.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum NotificationAbout {
    /// An order was paid and waits to be shipped.
    #[serde(rename_all = "camelCase")]
    Order {
        shop_order_id: i64,
        #[schema(example = "HS-7K3M9-QXD2A")]
        order_number: String,
        /// The buyer; "a former customer" if they deleted their account.
        buyer_name: String,
        /// The number of pieces.
        items: i64,
        /// What the buyer paid for the shop order.
        total: i64,
    },
    /// A buyer wrote about an order, and the shop had no unread messages from them.
    #[serde(rename_all = "camelCase")]
    Message {
        shop_order_id: i64,
        #[schema(example = "HS-7K3M9-QXD2A")]
        order_number: String,
        /// The buyer; "a former customer" if they deleted their account.
        buyer_name: String,
    },
    /// A return needs the shop's answer, or continued without it.
    #[serde(rename_all = "camelCase")]
    Return {
        return_id: i64,
        shop_order_id: i64,
        order_number: String,
        /// The return's `status` at the time.
        status: &'static str,
        /// The return's `reason`.
        reason: &'static str,
        /// The deadline for the next step.
        #[schema(required = true)]
        act_by: Option<DateTime<Utc>>,
    },
    /// A buyer opened a dispute at PayPal.
    #[serde(rename_all = "camelCase")]
    Dispute {
        dispute_id: i64,
        order_number: String,
        /// `opened`, `moved` or `decided`.
        step: &'static str,
        amount: i64,
        /// PayPal's deadline for an answer.
        #[schema(required = true)]
        respond_by: Option<DateTime<Utc>>,
    },
    /// A sale reduced a variant's stock to the shop's limit for low stock.
    #[serde(rename_all = "camelCase")]
    LowStock {
        product_id: i64,
        variant_id: i64,
        #[schema(example = "Speckled mug")]
        title: String,
        /// The chosen values, if the product has options.
        #[schema(required = true)]
        choice: Option<String>,
        /// How many were left.
        left: i64,
    },
    /// A payout was sent to the shop, or came back.
    #[serde(rename_all = "camelCase")]
    Payout {
        payout_id: i64,
        /// `paid`, `unclaimed` (PayPal has no account with that address yet) or `back` (in the
        /// balance again).
        step: &'static str,
        amount: i64,
    },
    /// A buyer reviewed a product.
    #[serde(rename_all = "camelCase")]
    Review {
        review_id: i64,
        product_id: i64,
        #[schema(example = "speckled-mug")]
        product_slug: String,
        title: String,
        /// Stars, 1 to 5.
        rating: i32,
    },
    /// The marketplace suspended the shop, or lifted the suspension. Always emailed as well.
    #[serde(rename_all = "camelCase")]
    Shop {
        /// `suspended` or `lifted`.
        step: &'static str,
        /// Why the shop is suspended.
        #[schema(required = true)]
        reason: Option<String>,
    },
    /// The marketplace took a product off sale, or put it back. Always emailed as well.
    #[serde(rename_all = "camelCase")]
    Product {
        product_id: i64,
        /// `withdrawn` or `put_back`.
        step: &'static str,
        #[schema(example = "Stoneware mug")]
        title: String,
        /// Why it is off sale.
        #[schema(required = true)]
        reason: Option<String>,
    },
}

impl From<list::Notification> for Notification {
    fn from(of: list::Notification) -> Self {
        let buyer = of.buyer_name.unwrap_or_default();
        Self {
            id: of.id.get(),
            about: NotificationAbout::new(of.about, buyer),
            is_read: of.is_read,
            created_at: of.created_at,
        }
    }
}

impl NotificationAbout {
    fn new(about: notification::About, buyer_name: String) -> Self {
        use notification::About;
        match about {
            About::Order {
                shop_order,
                number,
                items,
                total,
            } => Self::Order {
                shop_order_id: shop_order.get(),
                order_number: number,
                buyer_name,
                items,
                total: total.minor(),
            },
            About::Message { shop_order, number } => Self::Message {
                shop_order_id: shop_order.get(),
                order_number: number,
                buyer_name,
            },
            About::Return {
                id,
                shop_order,
                number,
                status,
                reason,
                act_by,
            } => Self::Return {
                return_id: id.get(),
                shop_order_id: shop_order.get(),
                order_number: number,
                status: status.as_str(),
                reason: reason.as_str(),
                act_by,
            },
            About::Dispute {
                id,
                number,
                step,
                amount,
                respond_by,
            } => Self::Dispute {
                dispute_id: id.get(),
                order_number: number,
                step: step.as_str(),
                amount: amount.minor(),
                respond_by,
            },
            About::LowStock {
                product,
                variant,
                title,
                choice,
                left,
            } => Self::LowStock {
                product_id: product.get(),
                variant_id: variant.get(),
                title,
                choice,
                left,
            },
            About::Payout { id, step, amount } => Self::Payout {
                payout_id: id.get(),
                step: step.as_str(),
                amount: amount.minor(),
            },
            About::Review {
                id,
                product,
                slug,
                title,
                rating,
            } => Self::Review {
                review_id: id.get(),
                product_id: product.get(),
                product_slug: slug,
                title,
                rating,
            },
            About::Shop { step, reason } => Self::Shop {
                step: step.as_str(),
                reason,
            },
            About::Product {
                product,
                step,
                title,
                reason,
            } => Self::Product {
                product_id: product.get(),
                step: step.as_str(),
                title,
                reason,
            },
        }
    }
}

/// One page of notifications.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NotificationPage {
    items: Vec<Notification>,
    /// From 1.
    page: i64,
    page_size: i64,
    /// The total number on all pages.
    total: i64,
    /// The total number of unread ones.
    unread: i64,
}

impl NotificationPage {
    /// A page, and how many of all are unread.
    pub fn new(page: Page<list::Notification>, unread: i64) -> Self {
        Self {
            items: page.items.into_iter().map(Notification::from).collect(),
            page: page.page,
            page_size: page.page_size,
            total: page.total,
            unread,
        }
    }
}

/// How many notifications are unread.
#[derive(Debug, Serialize, ToSchema)]
pub struct Unread {
    pub unread: i64,
}

/// What the caller has read: either `upTo` or `ids`.
#[derive(Debug, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[validate(schema(function = one_of_two))]
#[schema(as = SeenNotifications)]
pub struct Seen {
    /// Only these, at most 100.
    #[schema(max_items = 100)]
    ids: Option<Vec<i64>>,
    /// This one and all before it.
    #[schema(example = 112)]
    up_to: Option<i64>,
}

fn one_of_two(seen: &Seen) -> Result<(), ValidationError> {
    match (&seen.ids, seen.up_to) {
        (Some(ids), None) if ids.len() > MOST => {
            let message = format!("Choose up to {MOST} at a time");
            rule_at::<()>("/ids", Err(Invalid::new("too_many", message)))
        }
        (Some(_), None) | (None, Some(_)) => Ok(()),
        _ => {
            let message = "Name some of them, or the last of them";
            rule_at::<()>("/upTo", Err(Invalid::new("required", message)))
        }
    }
}

impl From<Seen> for list::Seen {
    fn from(seen: Seen) -> Self {
        let ids = seen.ids.unwrap_or_default();
        match seen.up_to {
            Some(last) => Self::UpTo(NotificationId::new(last)),
            None => Self::These(ids.into_iter().map(NotificationId::new).collect()),
        }
    }
}

/// A notification kind for which emails are optional.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NotificationKind {
    Order,
    Message,
    Return,
    Dispute,
    LowStock,
    Payout,
    Review,
}

impl NotificationKind {
    fn of(kind: Kind) -> Option<Self> {
        match kind {
            Kind::Order => Some(Self::Order),
            Kind::Message => Some(Self::Message),
            Kind::Return => Some(Self::Return),
            Kind::Dispute => Some(Self::Dispute),
            Kind::LowStock => Some(Self::LowStock),
            Kind::Payout => Some(Self::Payout),
            Kind::Review => Some(Self::Review),
            Kind::Shop | Kind::Product => None,
        }
    }
}

impl From<NotificationKind> for Kind {
    fn from(kind: NotificationKind) -> Self {
        match kind {
            NotificationKind::Order => Self::Order,
            NotificationKind::Message => Self::Message,
            NotificationKind::Return => Self::Return,
            NotificationKind::Dispute => Self::Dispute,
            NotificationKind::LowStock => Self::LowStock,
            NotificationKind::Payout => Self::Payout,
            NotificationKind::Review => Self::Review,
        }
    }
}

/// The notification kinds that are also emailed.
#[derive(Debug, Serialize, Deserialize, Validate, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MailChoices {
    by_mail: Vec<NotificationKind>,
}

impl MailChoices {
    /// As the domain knows them.
    pub fn kinds(&self) -> Vec<Kind> {
        self.by_mail.iter().copied().map(Kind::from).collect()
    }
}

impl From<Vec<Kind>> for MailChoices {
    fn from(kinds: Vec<Kind>) -> Self {
        Self {
            by_mail: kinds.into_iter().filter_map(NotificationKind::of).collect(),
        }
    }
}
