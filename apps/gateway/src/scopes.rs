//! The scope that an API key needs for an operation. The area follows from the operation's path,
//! the level from its method. Operations that are not listed here cannot be called with a key, so
//! that nothing is open to keys by mistake; a test fails on an operation of sellers or operators
//! that was forgotten.

use actix_web::HttpRequest;
use actix_web::http::Method;
use auth::key::{Access, Area, Scope};

/// Operations at this address and below it belong to this area; the longest address counts.
const AREAS: [(&str, Area); 60] = [
    ("/api/admin/adjustment-requests", Area::Approvals),
    ("/api/admin/audit", Area::Audit),
    ("/api/admin/bookkeeping", Area::Money),
    ("/api/admin/categories", Area::Content),
    ("/api/admin/color-families", Area::Content),
    ("/api/admin/contact-messages", Area::Messages),
    ("/api/admin/coupons", Area::Coupons),
    ("/api/admin/disputes", Area::Money),
    ("/api/admin/health", Area::Health),
    ("/api/admin/home-pages", Area::Content),
    ("/api/admin/jobs", Area::Health),
    ("/api/admin/keys", Area::Keys),
    ("/api/admin/ledger", Area::Money),
    ("/api/admin/messages", Area::Messages),
    ("/api/admin/operators", Area::Team),
    ("/api/admin/orders", Area::Orders),
    ("/api/admin/overview", Area::Money),
    ("/api/admin/pages", Area::Content),
    ("/api/admin/payout-runs", Area::Money),
    ("/api/admin/payouts", Area::Money),
    ("/api/admin/people", Area::People),
    ("/api/admin/people/{personId}/appoint", Area::Team),
    ("/api/admin/people/{personId}/delete", Area::Privacy),
    ("/api/admin/people/{personId}/dismiss", Area::Team),
    ("/api/admin/people/{personId}/export", Area::Privacy),
    ("/api/admin/products", Area::Content),
    ("/api/admin/reconciliation", Area::Money),
    ("/api/admin/refunds", Area::Orders),
    ("/api/admin/returns", Area::Orders),
    ("/api/admin/reviews", Area::Reviews),
    ("/api/admin/settings", Area::Settings),
    ("/api/admin/shop-orders", Area::Orders),
    ("/api/admin/shops", Area::Shops),
    ("/api/admin/shops/{id}/adjustments", Area::Money),
    ("/api/admin/shops/{id}/balance", Area::Money),
    ("/api/admin/shops/{id}/look", Area::Look),
    ("/api/admin/shops/{id}/payout-terms", Area::Money),
    ("/api/admin/statements", Area::Money),
    ("/api/admin/webhooks", Area::Webhooks),
    ("/api/seller/attributes", Area::Products),
    ("/api/seller/balance", Area::Money),
    ("/api/seller/categories", Area::Products),
    ("/api/seller/conversations", Area::Messages),
    ("/api/seller/coupons", Area::Coupons),
    ("/api/seller/dashboard", Area::Money),
    ("/api/seller/disputes", Area::Money),
    ("/api/seller/keys", Area::Keys),
    ("/api/seller/ledger", Area::Money),
    ("/api/seller/notifications", Area::Shop),
    ("/api/seller/orders", Area::Orders),
    ("/api/seller/orders/{id}/messages", Area::Messages),
    ("/api/seller/packing-slips", Area::Orders),
    ("/api/seller/payout-account", Area::PayoutAccount),
    ("/api/seller/payouts", Area::Money),
    ("/api/seller/products", Area::Products),
    ("/api/seller/returns", Area::Orders),
    ("/api/seller/reviews", Area::Reviews),
    ("/api/seller/shop", Area::Shop),
    ("/api/seller/statements", Area::Money),
    ("/api/seller/webhooks", Area::Webhooks),
];

/// The scope that the operation of a request needs; none if it is not for keys.
pub fn required(request: &HttpRequest) -> Option<Scope> {
    of(request.method(), &request.match_pattern()?)
}

/// The scope that an operation needs; none if it is not for keys.
pub fn of(method: &Method, pattern: &str) -> Option<Scope> {
    let found = AREAS
        .iter()
        .filter(|(address, _)| is_below(pattern, address));
    let (_, area) = found.max_by_key(|(address, _)| address.len())?;
    let access = match *method {
        Method::GET | Method::HEAD => Access::Read,
        _ => Access::Write,
    };
    Some(Scope {
        area: *area,
        access,
    })
}

/// Whether an address is this one or stands below it.
pub fn is_below(pattern: &str, address: &str) -> bool {
    let rest = pattern.strip_prefix(address);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scope(method: Method, pattern: &str) -> Option<String> {
        of(&method, pattern).map(|scope| scope.to_string())
    }

    #[test]
    fn an_operation_belongs_to_the_nearest_area_above_it() {
        for (method, pattern, expected) in [
            (Method::GET, "/api/seller/orders/{id}", "orders:read"),
            (Method::POST, "/api/seller/orders/{id}/ship", "orders:write"),
            (
                Method::POST,
                "/api/seller/orders/{id}/messages/seen",
                "messages:write",
            ),
            (Method::GET, "/api/admin/shops/{id}", "shops:read"),
            (
                Method::POST,
                "/api/admin/shops/{id}/adjustments",
                "money:write",
            ),
            (
                Method::POST,
                "/api/admin/people/{personId}/export",
                "privacy:write",
            ),
        ] {
            assert_eq!(
                scope(method, pattern).as_deref(),
                Some(expected),
                "{pattern}"
            );
        }
    }

    #[test]
    fn what_no_area_has_is_not_for_keys() {
        for pattern in [
            "/api/user/me",
            "/api/seller/registration",
            "/api/seller/ordersomething",
        ] {
            assert_eq!(scope(Method::POST, pattern), None, "{pattern}");
        }
    }
}
