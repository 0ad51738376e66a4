//! Every kind of row behind the wall: which of a row's shops see it, and which column, if any,
//! a seller may write. Both are said again here, apart from the migration.

/// One table behind the wall.
pub struct Kind {
    /// Its name.
    pub table: &'static str,
    /// The shops of a row `t`, as a query that the owner of the tables asks.
    pub shops: &'static str,
    /// A column that a seller's statements may update.
    pub writable: Option<&'static str>,
}

/// What sellers may delete; of everything else nothing is ever lost.
pub const DELETABLE: [&str; 8] = [
    "product_images",
    DELETABLE_UNUSED,
    DELETABLE_UNSOLD,
    "product_import_items",
    "coupon_products",
    "coupon_collections",
    "product_import_pictures",
    "webhook_endpoints",
];

/// Of these only what nobody ever set aside.
pub const DELETABLE_UNSOLD: &str = "products";

/// Of these only what no order ever used.
pub const DELETABLE_UNUSED: &str = "coupons";

const fn kind(table: &'static str, shops: &'static str, writable: Option<&'static str>) -> Kind {
    Kind {
        table,
        shops,
        writable,
    }
}

const OF_PRODUCT: &str = "select shop_id from products where id = t.product_id";
const OF_VARIANT: &str = "select p.shop_id from products p join variants v on v.product_id = p.id \
     where v.id = t.variant_id";
const OF_ORDER: &str = "select shop_id from shop_orders where order_id = t.order_id";
const OF_PART: &str = "select shop_id from shop_orders where id = t.shop_order_id";

const OF_RETURN: &str = "select o.shop_id from shop_orders o join returns r \
     on r.shop_order_id = o.id where r.id = t.return_id";

/// All of them.
pub const KINDS: [Kind; 66] = [
    kind("shops", "select t.id", Some("name")),
    kind("shop_slugs", "select t.shop_id", None),
    kind("collections", "select t.shop_id", Some("name")),
    kind("products", "select t.shop_id", Some("title")),
    kind("product_images", OF_PRODUCT, Some("alt")),
    kind("product_imports", "select t.shop_id", Some("status")),
    kind(
        "product_import_items",
        "select shop_id from product_imports where id = t.import_id",
        Some("step"),
    ),
    kind(
        "product_import_pictures",
        "select shop_id from product_imports where id = t.import_id",
        Some("state"),
    ),
    kind("product_options", OF_PRODUCT, Some("name")),
    kind(
        "option_values",
        "select p.shop_id from products p join product_options o on o.product_id = p.id \
         where o.id = t.option_id",
        Some("value"),
    ),
    kind("variants", OF_PRODUCT, Some("price")),
    kind("product_views", OF_PRODUCT, None),
    kind("shop_views", "select t.shop_id", None),
    kind("stock", OF_VARIANT, Some("on_hand")),
    kind("stock_holds", OF_VARIANT, None),
    kind("reviews", OF_PRODUCT, Some("reply")),
    kind("coupons", "select t.shop_id", Some("minimum_spend")),
    kind(
        "coupon_products",
        "select shop_id from coupons where id = t.coupon_id",
        None,
    ),
    kind(
        "coupon_collections",
        "select shop_id from coupons where id = t.coupon_id",
        None,
    ),
    kind(
        "coupon_redemptions",
        "select shop_id from coupons where id = t.coupon_id",
        None,
    ),
    kind("shop_orders", "select t.shop_id", Some("status")),
    kind(
        "orders",
        "select shop_id from shop_orders where order_id = t.id",
        None,
    ),
    kind("order_lines", OF_PART, None),
    kind("order_events", OF_PART, None),
    kind("shipments", OF_PART, None),
    kind(
        "shipment_lines",
        "select o.shop_id from shop_orders o join shipments s on s.shop_order_id = o.id \
         where s.id = t.shipment_id",
        None,
    ),
    kind("cancellations", OF_PART, None),
    kind(
        "cancellation_lines",
        "select o.shop_id from shop_orders o join cancellations c on c.shop_order_id = o.id \
         where c.id = t.cancellation_id",
        None,
    ),
    kind("cancel_requests", OF_PART, Some("answer")),
    kind(
        "cancel_request_lines",
        "select o.shop_id from shop_orders o join cancel_requests r on r.shop_order_id = o.id \
         where r.id = t.request_id",
        None,
    ),
    kind("returns", OF_PART, Some("answer")),
    kind("return_lines", OF_RETURN, None),
    kind("return_events", OF_RETURN, None),
    kind(
        "returned_lines",
        "select o.shop_id from shop_orders o join order_lines l on l.shop_order_id = o.id \
         where l.id = t.order_line_id",
        None,
    ),
    kind("payments", OF_ORDER, Some("updated_at")),
    kind("refunds", OF_PART, None),
    kind("invoices", "select t.shop_id", None),
    kind("invoice_series", "select t.shop_id", None),
    kind("ledger_entries", "select t.shop_id", None),
    kind(
        "ledger_transactions",
        "select shop_id from ledger_entries where transaction_id = t.id",
        None,
    ),
    kind("shop_balances", "select t.shop_id", None),
    kind("ledger_shop_months", "select t.shop_id", None),
    kind("shop_figures", "select t.shop_id", None),
    kind("shop_days", "select t.shop_id", None),
    kind("product_figures", "select t.shop_id", None),
    kind("product_months", "select t.shop_id", None),
    kind("product_quarters", "select t.shop_id", None),
    kind(
        "disputes",
        "select o.shop_id from shop_orders o join payments p on p.order_id = o.order_id \
         where p.id = t.payment_id",
        Some("accept_failure"),
    ),
    kind("messages", OF_PART, None),
    kind("conversations", "select t.shop_id", Some("shop_unread")),
    kind(
        "message_reports",
        "select o.shop_id from shop_orders o join messages m on m.shop_order_id = o.id \
         where m.id = t.message_id",
        None,
    ),
    kind("webhook_endpoints", "select t.shop_id", Some("url")),
    kind(
        "webhook_deliveries",
        "select shop_id from webhook_endpoints where id = t.endpoint_id",
        Some("failure"),
    ),
    kind("notifications", "select t.shop_id", Some("read_at")),
    kind("notification_choices", "select t.shop_id", Some("by_mail")),
    kind("dispute_evidence", "select t.shop_id", None),
    kind("dispute_shops", "select t.shop_id", None),
    kind("adjustments", "select t.shop_id", None),
    kind("payout_accounts", "select t.shop_id", Some("shown")),
    kind("payout_terms", "select t.shop_id", None),
    kind("payouts", "select t.shop_id", None),
    kind(
        "payout_lines",
        "select shop_id from payouts where id = t.payout_id",
        None,
    ),
    kind("user_roles", "select t.shop_id", None),
    kind("seller_registrations", "select t.shop_id", None),
    kind(
        "users",
        "select s.shop_id from shop_orders s join orders o on o.id = s.order_id \
         where o.user_id = t.id",
        None,
    ),
    kind(
        "idempotency_keys",
        "select shop_id from user_roles where t.actor = 'user:' || user_id",
        Some("resource_id"),
    ),
];
