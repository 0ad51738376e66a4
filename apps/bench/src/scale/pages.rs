//! What is requested of a large marketplace: the lists, figures and exports of every role.

/// Who asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    Guest,
    Shopper,
    /// The owner of one of many shops.
    SmallShop,
    /// The owner of the shop with a hundredth of all products.
    LargeShop,
    Operator,
}

impl Role {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Guest => "guests",
            Self::Shopper => "a shopper",
            Self::SmallShop => "a small shop",
            Self::LargeShop => "the large shop",
            Self::Operator => "operators",
        }
    }

    /// With what they sign in.
    pub const fn email(self) -> Option<&'static str> {
        match self {
            Self::Guest => None,
            Self::Shopper => Some("shopper-1@example.com"),
            Self::SmallShop => Some("owner-2@example.com"),
            Self::LargeShop => Some("owner-1@example.com"),
            Self::Operator => Some("operator@example.com"),
        }
    }

    /// The query for what belongs to them.
    pub fn own(self, query: &str) -> String {
        let shop = if self == Self::LargeShop { "1" } else { "2" };
        query.replace("{shop}", shop)
    }
}

/// A page, or pages of several things in turn.
pub struct Page {
    role: Role,
    pub path: &'static str,
    /// The query for what stands for `{}`.
    pub of: Option<&'static str>,
}

impl Page {
    /// Whether somebody sees it. All shops see the same.
    pub fn is_for(&self, role: Role) -> bool {
        self.role == role || self.role == Role::LargeShop && role == Role::SmallShop
    }
}

const fn page(role: Role, path: &'static str) -> Page {
    Page {
        role,
        path,
        of: None,
    }
}

const fn each(role: Role, path: &'static str, of: &'static str) -> Page {
    Page {
        role,
        path,
        of: Some(of),
    }
}

const PRODUCT: &str = "select slug from products order by hashint8(id) limit 5";
const SHOP: &str = "select slug from shops order by id limit 5";
const LEAF: &str = "select t.slug || '%2F' || c.slug from categories c \
    join categories t on t.id = c.parent_id order by c.id limit 5";
const OWN_ORDER: &str = "select id::text from orders where user_id = 10000001 order by id limit 5";
const SOLD: &str = "select id::text from shop_orders where shop_id = {shop} and paid_at is not null \
     order by hashint8(id) limit 5";
const OWN_PRODUCT: &str =
    "select id::text from products where shop_id = {shop} order by id limit 5";
const OWN_PAYOUT: &str =
    "select id::text from payouts where shop_id = {shop} order by id desc limit 5";
const MONTH: &str =
    "select to_char(now() - m * interval '1 month', 'YYYY-MM') from generate_series(1, 3) m";
const DAYS: &str =
    "select 'from=' || d || '&to=' || d + 29 from (select current_date - 60 as d) days";
const MOMENTS: &str = "select 'from=' || d || 'T00:00:00Z&to=' || d + 30 || 'T00:00:00Z' \
    from (select current_date - 60 as d) days";
const YEAR: &str = "select 'from=' || (current_date - 364) || '&to=' || current_date";
const ORDER: &str = "select id::text from orders order by hashint8(id) limit 5";
const NUMBER: &str = "select number from orders order by hashint8(id) limit 5";
const EMAIL: &str = "select email from orders order by hashint8(id) limit 5";
const PERSON: &str = "select id::text from users order by hashint8(id) limit 5";
const ANY_SHOP: &str = "select id::text from shops order by id limit 3";

/// All of them.
pub const PAGES: [Page; 87] = [
    page(Role::Guest, "/api/public/home"),
    page(Role::Guest, "/api/public/category/get_tree_category"),
    each(
        Role::Guest,
        "/api/public/products?category={}&pageSize=24",
        LEAF,
    ),
    page(Role::Guest, "/api/public/products?q=oak&pageSize=24"),
    page(
        Role::Guest,
        "/api/public/products?sort=best_selling&page=50",
    ),
    each(Role::Guest, "/api/public/products?shop={}", SHOP),
    each(Role::Guest, "/api/public/products/{}", PRODUCT),
    each(Role::Guest, "/api/public/products/{}/reviews", PRODUCT),
    page(Role::Guest, "/api/public/search/suggest?q=oa"),
    page(Role::Guest, "/api/public/shops"),
    page(Role::Guest, "/api/public/shops?sort=rating&page=20"),
    page(Role::Guest, "/api/public/shops?q=oak"),
    each(Role::Guest, "/api/public/shops/{}", SHOP),
    each(Role::Guest, "/api/public/shops/{}/reviews", SHOP),
    page(Role::Guest, "/sitemap.xml"),
    each(Role::Guest, "/feeds/{}.csv", SHOP),
    page(Role::Shopper, "/api/user/me"),
    page(Role::Shopper, "/api/user/addresses"),
    page(Role::Shopper, "/api/user/wishlist"),
    page(Role::Shopper, "/api/user/conversations"),
    page(Role::Shopper, "/api/user/export"),
    page(Role::Shopper, "/api/cart/findAll"),
    page(Role::Shopper, "/api/cart/saved"),
    page(Role::Shopper, "/api/orders"),
    page(Role::Shopper, "/api/orders?q=oak"),
    each(Role::Shopper, "/api/orders/{}", OWN_ORDER),
    page(Role::LargeShop, "/api/seller/dashboard"),
    each(Role::LargeShop, "/api/seller/dashboard?{}", YEAR),
    page(Role::LargeShop, "/api/seller/orders?pageSize=25"),
    page(Role::LargeShop, "/api/seller/orders?pageSize=25&page=20"),
    page(
        Role::LargeShop,
        "/api/seller/orders?pageSize=25&status=confirmed",
    ),
    page(
        Role::LargeShop,
        "/api/seller/orders?pageSize=25&q=shopper%2077",
    ),
    each(Role::LargeShop, "/api/seller/orders/{}", SOLD),
    each(Role::LargeShop, "/api/seller/orders/export?{}", DAYS),
    page(Role::LargeShop, "/api/seller/products?pageSize=25"),
    page(Role::LargeShop, "/api/seller/products?pageSize=25&q=oak"),
    page(
        Role::LargeShop,
        "/api/seller/products?pageSize=25&stock=low",
    ),
    each(Role::LargeShop, "/api/seller/products/{}", OWN_PRODUCT),
    page(Role::LargeShop, "/api/seller/balance"),
    page(Role::LargeShop, "/api/seller/balance/withheld"),
    page(Role::LargeShop, "/api/seller/ledger"),
    each(Role::LargeShop, "/api/seller/ledger?{}", MOMENTS),
    page(Role::LargeShop, "/api/seller/statements"),
    each(Role::LargeShop, "/api/seller/statements/{}", MONTH),
    page(Role::LargeShop, "/api/seller/payouts"),
    each(Role::LargeShop, "/api/seller/payouts/{}", OWN_PAYOUT),
    page(Role::LargeShop, "/api/seller/reviews"),
    page(Role::LargeShop, "/api/seller/reviews?unanswered=true"),
    page(Role::LargeShop, "/api/seller/returns"),
    page(Role::LargeShop, "/api/seller/disputes"),
    page(Role::LargeShop, "/api/seller/notifications"),
    page(Role::LargeShop, "/api/seller/conversations"),
    page(Role::Operator, "/api/admin/overview"),
    each(Role::Operator, "/api/admin/overview?{}", YEAR),
    page(Role::Operator, "/api/admin/orders"),
    page(Role::Operator, "/api/admin/orders?page=20"),
    page(Role::Operator, "/api/admin/orders?tab=delivered"),
    each(Role::Operator, "/api/admin/orders?q={}", NUMBER),
    each(Role::Operator, "/api/admin/orders?q={}", EMAIL),
    page(Role::Operator, "/api/admin/orders?q=shopper%2077"),
    page(Role::Operator, "/api/admin/orders?q=shop%2077"),
    each(Role::Operator, "/api/admin/orders/{}", ORDER),
    page(Role::Operator, "/api/admin/people"),
    page(Role::Operator, "/api/admin/people?q=shopper%2077"),
    each(Role::Operator, "/api/admin/people/{}", PERSON),
    page(Role::Operator, "/api/admin/products"),
    page(Role::Operator, "/api/admin/products?q=oak"),
    page(Role::Operator, "/api/admin/shops"),
    page(Role::Operator, "/api/admin/shops?q=oak"),
    each(Role::Operator, "/api/admin/shops/{}", ANY_SHOP),
    each(Role::Operator, "/api/admin/shops/{}/balance", ANY_SHOP),
    page(Role::Operator, "/api/admin/ledger"),
    page(Role::Operator, "/api/admin/ledger?kind=fee"),
    each(Role::Operator, "/api/admin/ledger?shopId={}", ANY_SHOP),
    page(Role::Operator, "/api/admin/statements"),
    each(Role::Operator, "/api/admin/statements/{}", MONTH),
    each(Role::Operator, "/api/admin/statements/{}/shops", MONTH),
    page(Role::Operator, "/api/admin/payout-runs"),
    page(Role::Operator, "/api/admin/payout-runs/1"),
    page(Role::Operator, "/api/admin/payout-runs/plan"),
    each(Role::Operator, "/api/admin/bookkeeping/journal?{}", DAYS),
    each(Role::Operator, "/api/admin/bookkeeping/commission?{}", DAYS),
    page(Role::Operator, "/api/admin/refunds"),
    page(Role::Operator, "/api/admin/reviews"),
    page(Role::Operator, "/api/admin/jobs/parked"),
    page(Role::Operator, "/api/admin/health"),
    page(Role::Operator, "/api/admin/audit"),
];
