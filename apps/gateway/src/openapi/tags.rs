//! The tags of the document, in the order in which integrators read them. An operation's tag
//! follows from its path; the domain that serves it is kept beside it (`x-domain`), for generating
//! a client per domain.

use serde_json::{Map, Value, json};

use crate::scopes::is_below;

/// A chapter, what it is about, and the addresses whose operations belong to it and what stands
/// below them; the longest address counts.
type Chapter = (&'static str, &'static str, &'static [&'static str]);

const CHAPTERS: [Chapter; 24] = [
    (
        "Catalog",
        "Public data: products, categories, search, shops, settings",
        &["/api/public"],
    ),
    (
        "Reviews",
        "Reviews by buyers, with votes and reports by readers",
        &[
            "/api/public/products/{slug}/reviews",
            "/api/public/shops/{slug}/reviews",
            "/api/orders/{orderId}/lines/{lineId}/review",
            "/api/user/reviews",
        ],
    ),
    (
        "Information",
        "Information pages, and messages to the marketplace",
        &["/api/public/pages", "/api/public/contact"],
    ),
    (
        "Cart",
        "The signed-in shopper's cart; every change returns the whole cart",
        &["/api/cart"],
    ),
    (
        "Checkout and orders",
        "Quote, place, pay, track, cancel and return orders; messages to shops",
        &[
            "/api/orders",
            "/api/public/orders",
            "/api/user/conversations",
        ],
    ),
    (
        "Signing in",
        "Create an account, sign in and out, refresh tokens",
        &["/api/auth", "/auth", "/api/public/registerWithoutVerify"],
    ),
    (
        "Account",
        "Profile, addresses, devices, wishlist, two-step sign-in, personal data",
        &["/api/user"],
    ),
    (
        "Seller shop",
        "The caller's shop: profile, vacation, dashboard, notifications, API keys",
        &["/api/seller"],
    ),
    (
        "Seller products",
        "Products with variants, stock and pictures; collections, imports and exports, bulk changes",
        &[
            "/api/seller/products",
            "/api/seller/categories",
            "/api/seller/attributes",
        ],
    ),
    (
        "Seller orders",
        "Orders of the shop: ship, cancel, returns, refunds, messages",
        &[
            "/api/seller/orders",
            "/api/seller/packing-slips",
            "/api/seller/returns",
            "/api/seller/conversations",
        ],
    ),
    (
        "Seller reviews and coupons",
        "Replies to reviews, and the shop's own coupons",
        &["/api/seller/reviews", "/api/seller/coupons"],
    ),
    (
        "Seller money",
        "Balance, ledger, statements, payouts and disputes of the shop",
        &[
            "/api/seller/balance",
            "/api/seller/ledger",
            "/api/seller/statements",
            "/api/seller/payouts",
            "/api/seller/payout-account",
            "/api/seller/disputes",
        ],
    ),
    (
        "Seller webhooks",
        "Webhooks that notify the shop's own programs, and their deliveries",
        &["/api/seller/webhooks"],
    ),
    (
        "Operator marketplace",
        "For operators: figures, settings, background jobs, the audit log, API keys",
        &["/api/admin"],
    ),
    (
        "Operator shops",
        "For operators: applications, suspension, commission, notes",
        &["/api/admin/shops"],
    ),
    (
        "Operator people",
        "For operators: accounts, who may sign in, and who runs the marketplace",
        &["/api/admin/people", "/api/admin/operators"],
    ),
    (
        "Operator catalog",
        "For operators: categories, color families, products off sale, and marketplace coupons",
        &[
            "/api/admin/categories",
            "/api/admin/color-families",
            "/api/admin/coupons",
            "/api/admin/products",
        ],
    ),
    (
        "Operator orders",
        "For operators: orders of all shops, refunds, returns and disputes",
        &[
            "/api/admin/orders",
            "/api/admin/shop-orders",
            "/api/admin/refunds",
            "/api/admin/returns",
            "/api/admin/disputes",
        ],
    ),
    (
        "Operator money",
        "For operators: payouts, shop balances, the ledger, and the comparison with PayPal's books",
        &[
            "/api/admin/payout-runs",
            "/api/admin/payouts",
            "/api/admin/reconciliation",
            "/api/admin/adjustment-requests",
            "/api/admin/ledger",
            "/api/admin/statements",
            "/api/admin/bookkeeping",
            "/api/admin/shops/{id}/adjustments",
            "/api/admin/shops/{id}/balance",
            "/api/admin/shops/{id}/payout-terms",
        ],
    ),
    (
        "Operator content",
        "For operators: the home page, messages from the contact form, information pages, and \
            reported reviews and messages",
        &[
            "/api/admin/home-pages",
            "/api/admin/contact-messages",
            "/api/admin/pages",
            "/api/admin/reviews",
            "/api/admin/messages",
        ],
    ),
    (
        "Operator webhooks",
        "For operators: webhooks that notify the marketplace's own programs",
        &["/api/admin/webhooks"],
    ),
    (
        "Feeds and files",
        "For programs that read the marketplace: feeds, sitemaps, pictures",
        &[""],
    ),
    (
        "Provider",
        "Webhook of the payment provider",
        &["/api/webhooks"],
    ),
    ("Health", "Health checks", &["/health"]),
];

/// Names the chapters in the document, in their order.
pub fn list() -> Value {
    let chapter = |(name, about, _): &Chapter| json!({ "name": name, "description": about });
    CHAPTERS.iter().map(chapter).collect()
}

/// Puts an operation into its chapter.
pub fn assign(path: &str, operation: &mut Map<String, Value>) {
    let domain = operation.get("tags").and_then(|tags| tags.get(0)).cloned();
    operation.insert("x-domain".to_owned(), domain.unwrap_or_default());
    operation.insert("tags".to_owned(), json!([of(path)]));
}

fn of(path: &str) -> &'static str {
    let addresses = CHAPTERS
        .iter()
        .flat_map(|(name, _, below)| below.iter().map(move |address| (*name, *address)));
    let above = addresses.filter(|(_, address)| is_below(path, address));
    let nearest = above.max_by_key(|(_, address)| address.len());
    nearest.map_or("Feeds and files", |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn an_operation_stands_in_the_chapter_of_the_nearest_address_above_it() {
        for (path, chapter) in [
            ("/api/public/products/{slug}", "Catalog"),
            ("/api/public/products/{slug}/reviews", "Reviews"),
            ("/api/orders/{id}", "Checkout and orders"),
            ("/api/orders/{orderId}/lines/{lineId}/review", "Reviews"),
            ("/auth/refresh-token", "Signing in"),
            ("/api/seller/ordersomething", "Seller shop"),
            ("/api/admin/shops/{id}", "Operator shops"),
            ("/api/admin/shops/{id}/balance", "Operator money"),
            ("/robots.txt", "Feeds and files"),
        ] {
            assert_eq!(of(path), chapter, "{path}");
        }
    }
}
