//! Opening a shop where the marketplace looks at it first.

use auth::actor::{Operator, User};
use catalog::shop::{Decision, NewShop, Status};
use seller::registration;
use seller::shops::{self, Applicant};
use seller::{Error, SellerContext};
use types::{Name, ShopId, Text};

use crate::support::TestMarket;

fn new(name: &str, approve: bool) -> NewShop {
    NewShop {
        name: Name::parse(name).unwrap(),
        description: Text::parse("Mugs and bowls").unwrap(),
        approve,
    }
}

fn reject(reason: &str) -> Decision {
    Decision::Reject(Text::parse(reason).unwrap())
}

async fn apply(market: &TestMarket, user: &User, name: &str) -> Result<ShopId, Error> {
    registration::register(&market.context, user, &new(name, false)).await
}

async fn decide(
    context: &SellerContext,
    operator: &Operator,
    shop: ShopId,
    decision: &Decision,
) -> Result<Applicant, Error> {
    shops::decide(context, operator, shop, decision).await
}

fn is_decided(refused: &Result<Applicant, Error>, status: Status) -> bool {
    matches!(refused, Err(Error::Catalog(catalog::Error::ShopDecided(at))) if *at == status)
}

fn has_shop(refused: &Result<ShopId, Error>) -> bool {
    matches!(refused, Err(Error::Catalog(catalog::Error::HasShop)))
}

#[tokio::test]
async fn a_shop_waits_until_an_operator_opens_it_once() {
    let market = TestMarket::open().await;
    let (ada, root) = (market.shopper("ada").await, market.operator("root").await);
    let shop = apply(&market, &ada, "Clay").await.unwrap();
    assert_eq!(market.emails("We got your application for Clay").await, 1);
    assert_eq!(market.emails("Clay is waiting for approval").await, 1);
    assert_eq!(market.emails("Your shop Clay is open").await, 0);
    let opened = decide(&market.context, &root, shop, &Decision::Approve).await;
    let opened = opened.unwrap();
    assert_eq!(
        (opened.shop.status, opened.owner_name.as_str()),
        (Status::Approved, "ada")
    );
    for again in [Decision::Approve, reject("Too late")] {
        let again = decide(&market.context, &root, shop, &again).await;
        assert!(is_decided(&again, Status::Approved));
    }
    assert_eq!(market.emails("Your shop Clay is open").await, 1);
    assert_eq!(market.emails("Your shop Clay wasn't approved").await, 0);
    let who = "select decided_by from seller_registrations where decided_at is not null";
    assert_eq!(market.number(who).await, root.user().id().get());
    let unknown = decide(&market.context, &root, ShopId::new(404), &Decision::Approve).await;
    assert!(matches!(
        unknown,
        Err(Error::Catalog(catalog::Error::NotFound))
    ));
}

#[tokio::test]
async fn where_nobody_looks_first_a_shop_is_open_at_once_and_its_owner_told() {
    let market = TestMarket::open().await;
    let ada = market.shopper("ada").await;
    let new = new("Clay", true);
    let opened = registration::register(&market.context, &ada, &new).await;
    opened.unwrap();
    assert_eq!(market.emails("Your shop Clay is open").await, 1);
    assert_eq!(
        market
            .number("select count(*) from jobs where kind = 'mail'")
            .await,
        1
    );
    assert_eq!(
        market.word("select status from shops").await,
        Status::Approved.as_str()
    );
}

#[tokio::test]
async fn who_was_refused_reads_why_and_applies_again() {
    let market = TestMarket::open().await;
    let (ada, root) = (market.shopper("ada").await, market.operator("root").await);
    let shop = apply(&market, &ada, "Nike Official").await.unwrap();
    assert!(has_shop(&apply(&market, &ada, "Clay").await), "it waits");
    let refused = decide(&market.context, &root, shop, &reject("That is a brand")).await;
    assert_eq!(
        refused.unwrap().shop.reason.as_deref(),
        Some("That is a brand")
    );
    let email =
        "select payload ->> 'text' from jobs where payload ->> 'subject' like '%wasn''t approved'";
    let email = market.word(email).await;
    assert!(email.contains("That is a brand"), "{email}");
    assert!(
        email.contains("https://fair.test/seller-registration"),
        "{email}"
    );
    let again = apply(&market, &ada, "Clay").await.unwrap();
    assert_eq!(again, shop);
    let stands =
        "select concat_ws(' ', name, slug, status, coalesce(status_reason, '-')) from shops";
    assert_eq!(market.word(stands).await, "Clay clay pending -");
    assert_eq!(market.emails("We got your application for Clay").await, 1);
    assert!(
        has_shop(&apply(&market, &ada, "Wood").await),
        "it waits again"
    );
    // the second refusal is told too
    for _ in 0..2 {
        let _ = decide(&market.context, &root, shop, &reject("Say what you sell")).await;
    }
    assert_eq!(market.emails("Your shop Clay wasn't approved").await, 1);
    // the same name keeps its address; where nobody looks any more it opens at once
    registration::register(&market.context, &ada, &new("Clay", true))
        .await
        .unwrap();
    assert_eq!(market.word(stands).await, "Clay clay approved -");
    assert_eq!(market.emails("Your shop Clay is open").await, 1);
    let once = "select count(*) from seller_registrations join user_roles using (shop_id)";
    assert_eq!(market.number(once).await, 1);
}

#[tokio::test]
async fn a_name_that_another_shop_took_meanwhile_is_refused_and_nothing_else_changes() {
    let market = TestMarket::open().await;
    let (ada, root) = (market.shopper("ada").await, market.operator("root").await);
    let shop = apply(&market, &ada, "Clay").await.unwrap();
    let refused = decide(&market.context, &root, shop, &reject("Say more")).await;
    refused.unwrap();
    market.seller("wood").await;
    let taken = apply(&market, &ada, "wood").await;
    assert!(matches!(
        taken,
        Err(Error::Catalog(catalog::Error::ShopNameTaken))
    ));
    let stands = "select status || ' ' || status_reason from shops where name = 'Clay'";
    assert_eq!(market.word(stands).await, "rejected Say more");
    assert_eq!(market.emails("wood is waiting for approval").await, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_decisions_at_the_same_moment_one_holds_and_is_told() {
    let market = TestMarket::open().await;
    let (ada, root) = (market.shopper("ada").await, market.operator("root").await);
    let eve = market.operator("eve").await;
    for round in 0..8 {
        let name = format!("Clay {round}");
        let shop = apply(&market, &ada, &name).await.unwrap();
        let (yes, no) = (Decision::Approve, reject("Not here"));
        let both = [(&root, &yes), (&eve, &no), (&eve, &yes), (&root, &no)]
            .map(|(who, decision)| decide(&market.context, who, shop, decision));
        let outcomes = futures_util::future::join_all(both).await;
        let held: Vec<_> = outcomes.iter().flatten().collect();
        assert_eq!(held.len(), 1, "round {round}: {outcomes:?}");
        let status = held[0].shop.status;
        let losers = outcomes.iter().filter(|outcome| outcome.is_err());
        assert!(losers.into_iter().all(|lost| is_decided(lost, status)));
        let opened = market.emails(&format!("Your shop {name} is open")).await;
        let refused = market
            .emails(&format!("Your shop {name} wasn't approved"))
            .await;
        let told = match status {
            Status::Approved => (1, 0),
            _ => (0, 1),
        };
        assert_eq!((opened, refused), told, "round {round}");
        market
            .sql("update shops set status = 'rejected', status_reason = 'Anew'")
            .await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_applies_again_twice_at_once_waits_once() {
    let market = TestMarket::open().await;
    let (ada, root) = (market.shopper("ada").await, market.operator("root").await);
    let shop = apply(&market, &ada, "Clay").await.unwrap();
    for round in 0..4 {
        let refused = decide(&market.context, &root, shop, &reject("Say more")).await;
        refused.unwrap();
        let name = format!("Clay {round}");
        let copies = (0..4).map(|_| apply(&market, &ada, &name));
        let outcomes = futures_util::future::join_all(copies).await;
        let (taken, turned): (Vec<_>, Vec<_>) =
            outcomes.into_iter().partition(|outcome| outcome.is_ok());
        assert_eq!((taken.len(), turned.len()), (1, 3), "round {round}");
        assert!(turned.iter().all(has_shop), "round {round}: {turned:?}");
        let subject = format!("We got your application for {name}");
        assert_eq!(market.emails(&subject).await, 1, "round {round}");
    }
    assert_eq!(market.number("select count(*) from shops").await, 1);
}

#[tokio::test]
async fn a_refusal_without_a_reason_cannot_be_written() {
    let market = TestMarket::open().await;
    let ada = market.shopper("ada").await;
    apply(&market, &ada, "Clay").await.unwrap();
    let mut conn = market.conn().await;
    for wrong in [
        "status = 'rejected'",
        "status = 'rejected', status_reason = ''",
        "status = 'approved', status_reason = 'Fine'",
        "status_reason = 'Wait'",
    ] {
        let update = format!("update shops set {wrong}");
        let written = diesel_async::SimpleAsyncConnection::batch_execute(&mut *conn, &update).await;
        assert!(written.is_err(), "{wrong}");
    }
}
