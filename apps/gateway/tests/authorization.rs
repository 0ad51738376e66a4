//! Every operation of the spec, asked for by everybody who should not get it. A route that is
//! mounted tomorrow is walked tomorrow: one that is neither guarded nor listed as public is a
//! deviation, and so is one whose ids the walk has no foreign values for.

pub mod fixture;
mod foreign_ids;
mod keys;
pub mod operation;
mod view_as_seller;

use fixture::Fixture;
use operation::{Operation, operations};

/// Open to everybody. Whatever is not listed must want a bearer token.
const PUBLIC: [&str; 40] = [
    "activateAccount",
    "confirmStockRequest",
    "countProductView",
    "forgotPassword",
    "getCategory",
    "getCategoryTree",
    "getChildCategorySuggest",
    "getCollection",
    "getConfig",
    "getHome",
    "getMedia",
    "getPage",
    "getProduct",
    "getRobots",
    "getShop",
    "getSitemap",
    "getSitemapPart",
    "getShopFeed",
    "getShopFeedTable",
    "getOpenSearch",
    "getLlmsText",
    "getSubCategory",
    "healthLive",
    "healthReady",
    "listCountries",
    "listProducts",
    "listReviews",
    "listShopReviews",
    "listShops",
    "paypalWebhook",
    "refreshToken",
    "refreshTokenLegacy",
    "register",
    "resendActivation",
    "resetPassword",
    "sendContactMessage",
    "sendStockRequest",
    "signIn",
    "signInWithCode",
    "suggest",
];

/// Open too, but the answer depends on knowing an order's number and address, or a link.
const PUBLIC_BY_KNOWLEDGE: [&str; 2] = ["getSharedWishlist", "trackOrder"];

/// Of the seller's operations, the one for people who are none yet.
const FOR_ANY_USER: [&str; 1] = ["registerSeller"];

/// Their paths name what everybody may read, to do something of one's own with it, or a month, of
/// which every shop has its own statement.
const ABOUT_THE_PUBLIC: [&str; 10] = [
    "addToWishlist",
    "exportSellerStatement",
    "followShop",
    "getSellerStatement",
    "markReviewHelpful",
    "removeFromWishlist",
    "removeStockRequest",
    "reportReview",
    "unfollowShop",
    "unmarkReviewHelpful",
];

/// After these the caller is not who they were: each call gets somebody fresh.
pub const SPEND_THE_CALLER: [&str; 4] =
    ["signOut", "signOutPost", "changePassword", "registerSeller"];

/// Who asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    /// Nobody: no token, or one that is no good.
    Guest,
    /// A shopper to whom none of the ids belong.
    User,
    /// A seller to whom none of the ids belong.
    Seller,
    /// An operator, who has no shop.
    Operator,
    /// An operator who has not switched two-step sign-in on.
    OneStep,
}

fn is_public(operation: &Operation) -> bool {
    let id = operation.id.as_str();
    PUBLIC.contains(&id) || PUBLIC_BY_KNOWLEDGE.contains(&id)
}

/// What somebody is answered who may not call an operation, whatever they send.
fn refusal(operation: &Operation, actor: Actor) -> Option<u16> {
    let of_sellers = operation.tag == "seller" && !FOR_ANY_USER.contains(&operation.id.as_str());
    match actor {
        _ if is_public(operation) => None,
        Actor::Guest => Some(401),
        Actor::User | Actor::Operator | Actor::OneStep if of_sellers => Some(403),
        Actor::User | Actor::Seller | Actor::OneStep if operation.is_operators() => Some(403),
        _ => None,
    }
}

/// What is wrong with an answer, if anything.
fn deviation(operation: &Operation, actor: Actor, status: u16) -> Option<String> {
    let id = operation.id.as_str();
    let public = is_public(operation);
    let expected = match refusal(operation, actor) {
        _ if public == operation.secured => return Some(format!("{id} must be public or secured")),
        _ if status >= 500 => return Some(format!("{id} failed with {status} for {actor:?}")),
        _ if public => return None,
        Some(refusal) => refusal,
        None if operation.names_foreign => 404,
        None if matches!(status, 401 | 403) => {
            return Some(format!("{id} refused {actor:?} with {status}"));
        }
        None => return None,
    };
    (status != expected).then(|| format!("{id} answered {actor:?} {status}, not {expected}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_gets_what_is_not_theirs_from_any_operation() {
    let fixture = Fixture::build().await;
    let before = fixture.possessions().await;
    let mut deviations = Vec::new();
    for operation in operations() {
        let path = match fixture.path(&operation) {
            Ok(path) => path,
            Err(unknown) => {
                deviations.push(unknown);
                continue;
            }
        };
        for (actor, client) in fixture.callers(&operation).await {
            let request = operation.request(&client, &path);
            let status = client.send(request).await.status;
            deviations.extend(deviation(&operation, actor, status));
        }
    }
    assert!(deviations.is_empty(), "{deviations:#?}");
    assert_eq!(
        fixture.possessions().await,
        before,
        "something of the victims' changed"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_may_not_call_hears_that_and_nothing_of_what_else_is_wrong() {
    let fixture = Fixture::build().await;
    let mut deviations = Vec::new();
    for operation in operations() {
        let path = fixture.path(&operation).unwrap();
        for (actor, client) in fixture.strangers() {
            let Some(expected) = refusal(&operation, *actor) else {
                continue;
            };
            let answer = client.send(operation.spoiled(client, &path)).await;
            // an operator hears what is missing, and others do not that this is for operators
            let is_one_step = *actor == Actor::OneStep && operation.is_operators();
            if answer.status != expected
                || is_one_step != (answer.code() == "second_factor_required")
            {
                deviations.push(format!("{} {actor:?}: {}", operation.id, answer.text));
            }
        }
    }
    assert!(deviations.is_empty(), "{deviations:#?}");
}

#[test]
fn an_unguarded_new_route_is_a_deviation() {
    let new = Operation::named("exportEverything", "orders");
    assert!(deviation(&new, Actor::Guest, 200).is_some());
    let secured = Operation {
        secured: true,
        ..new
    };
    assert!(deviation(&secured, Actor::Guest, 200).is_some());
    assert!(deviation(&secured, Actor::Guest, 401).is_none());
    let of_seller = Operation {
        tag: "seller".to_owned(),
        ..secured
    };
    assert!(deviation(&of_seller, Actor::User, 200).is_some());
    assert!(deviation(&of_seller, Actor::Operator, 200).is_some());
    let of_another = Operation {
        names_foreign: true,
        ..of_seller
    };
    assert!(deviation(&of_another, Actor::Seller, 200).is_some());
    assert!(deviation(&of_another, Actor::Seller, 500).is_some());
    assert!(deviation(&of_another, Actor::Seller, 404).is_none());
    let of_operators = Operation {
        path: "/api/admin/everything".to_owned(),
        names_foreign: false,
        tag: "content".to_owned(),
        ..of_another
    };
    assert!(deviation(&of_operators, Actor::User, 200).is_some());
    assert!(deviation(&of_operators, Actor::Seller, 200).is_some());
    assert!(deviation(&of_operators, Actor::Seller, 403).is_none());
    assert!(deviation(&of_operators, Actor::Operator, 200).is_none());
}

#[test]
fn every_operation_that_is_named_here_still_exists() {
    let operations = operations();
    let named = PUBLIC.iter().chain(&PUBLIC_BY_KNOWLEDGE);
    for id in named.chain(&ABOUT_THE_PUBLIC) {
        assert!(
            operations.iter().any(|operation| operation.id == *id),
            "{id} is gone"
        );
    }
}
