//! A shop answers a dispute, an operator agrees with the buyer; the provider hears of both once.

use chrono::TimeDelta;
use orders::dispute::{admin, answer, case};
use orders::{Error, Order, provider_webhooks};
use payments::Dispute;
use types::{DisputeId, PageRequest, ShipmentId, Text};

use crate::support::{TestMarket, cents, key_of};

async fn disputed(market: &TestMarket, order: &Order) -> DisputeId {
    market
        .sql(&format!(
            "insert into disputes (payment_id, provider_dispute_id, reason, status, stage, amount, \
         currency, opened_at) select id, 'PP-D-' || id, 'OTHER', 'OPEN', 'INQUIRY', 1999, 'USD', \
         now() from payments where order_id = {}",
            order.id
        ))
        .await;
    DisputeId::new(market.number("select max(id) from disputes").await)
}

/// What the provider says of a dispute that waits for the shop.
async fn asked(market: &TestMarket, order: &Order, name: &str) -> Dispute {
    Dispute {
        id: name.to_owned(),
        capture_id: Some(market.word("select capture_id from payments").await),
        reason: "OTHER".to_owned(),
        status: "WAITING_FOR_SELLER_RESPONSE".to_owned(),
        stage: "INQUIRY".to_owned(),
        outcome: None,
        amount: cents(1999),
        currency: market.context.currency.clone(),
        refunded: None,
        respond_by: None,
        takes_evidence: true,
        can_be_accepted: true,
        opened_at: order.created_at,
        changed_at: order.created_at,
    }
}

/// The provider says this, and a webhook that there is news.
async fn hear(market: &TestMarket, said: &Dispute) {
    market.paypal.dispute(said.clone());
    market
        .sql(&format!(
            "insert into webhook_events (provider, event_id, kind, body, dispute_id) \
             values ('paypal', gen_random_uuid(), 'CUSTOMER.DISPUTE.UPDATED', '{{}}', '{}')",
            said.id
        ))
        .await;
    let event = market.number("select max(id) from webhook_events").await;
    let processed = provider_webhooks::process(&market.context, event).await;
    processed.unwrap();
}

#[tokio::test]
async fn a_dispute_stands_as_the_provider_changed_it_last_and_each_turn_of_the_shop_is_told() {
    let market = TestMarket::open().await;
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let order = market.paid(&ada, &[(mug, 1)], None).await;
    let at = |minutes| order.created_at + TimeDelta::minutes(minutes);
    let asked = Dispute {
        respond_by: Some(at(1000)),
        ..asked(&market, &order, "PP-D-1").await
    };
    let answered = Dispute {
        status: "UNDER_REVIEW".to_owned(),
        respond_by: None,
        changed_at: at(1),
        ..asked.clone()
    };
    let asked_again = Dispute {
        respond_by: Some(at(2000)),
        changed_at: at(2),
        ..asked.clone()
    };
    let decided = Dispute {
        status: "RESOLVED".to_owned(),
        outcome: Some("RESOLVED_SELLER_FAVOUR".to_owned()),
        respond_by: None,
        changed_at: at(3),
        ..asked.clone()
    };
    let news = "select count(*) from notifications where kind = 'dispute'";
    let emails = "select count(*) from jobs where unique_key like 'mail:dispute:%'";
    for (said, told) in [
        (&asked, 1),
        (&asked, 1),
        (&answered, 2),
        (&asked_again, 3),
        (&decided, 4),
        (&answered, 4),
    ] {
        hear(&market, said).await;
        assert_eq!(market.number(news).await, told, "{said:?}");
        assert_eq!(market.number(emails).await, 2 * told, "{said:?}");
    }
    let decided =
        "select count(*) from disputes where status = 'RESOLVED' and resolved_at is not null";
    assert_eq!(
        market.number(decided).await,
        1,
        "not reopened by an answer that comes late"
    );
}

async fn send_all(market: &TestMarket) -> Result<(), Error> {
    let last = market.number("select max(id) from dispute_evidence").await;
    answer::send_evidence(&market.context, last).await
}

#[tokio::test]
async fn a_shop_answers_a_dispute_about_its_own_part_once() {
    let market = TestMarket::open().await;
    let (clay, wool) = (market.seller("clay").await, market.seller("wool").await);
    let ada = market.shopper("ada").await;
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let order = market.paid(&ada, &[(mug, 1)], None).await;
    let id = disputed(&market, &order).await;
    let part = order.shop_orders[0].id;
    market.sql(&format!(
        "insert into shipments (shop_order_id, carrier, tracking_number) values ({part}, 'UPS', '1Z')"
    ))
    .await;
    let parcel = ShipmentId::new(market.number("select max(id) from shipments").await);
    let note = Text::parse("It was handed over on Monday").unwrap();
    let say = async |parcels: &[ShipmentId], key: &str| {
        let key = key_of(clay.user(), "evidence", key);
        answer::provide_evidence(&market.context, &clay, &key, id, &note, parcels).await
    };
    let foreign = say(&[ShipmentId::new(0)], "a").await;
    assert!(matches!(foreign, Err(Error::NotFound)));
    let said = say(&[parcel], "b").await.unwrap();
    assert_eq!(said.evidence[0].status, "pending");
    assert_eq!(say(&[parcel], "b").await.unwrap(), said);
    market.paypal.set_away(true);
    assert!(send_all(&market).await.is_err());
    market.paypal.set_away(false);
    send_all(&market).await.unwrap();
    send_all(&market).await.unwrap();
    let heard = market.paypal.evidence();
    assert_eq!(heard.len(), 1);
    assert_eq!(heard[0].parcels[0].tracking_number, "1Z");
    let now = case::find(&market.context, &clay, id).await.unwrap();
    assert_eq!(now.evidence[0].status, "sent");
    // another shop sees neither the dispute nor what was said
    let theirs = case::find(&market.context, &wool, id).await;
    assert!(matches!(theirs, Err(Error::NotFound)));
    let key = key_of(wool.user(), "evidence", "c");
    let meddled = answer::provide_evidence(&market.context, &wool, &key, id, &note, &[]).await;
    assert!(matches!(meddled, Err(Error::NotFound)));
    let page = case::of_shop(&market.context, &wool, PageRequest::FIRST).await;
    assert_eq!(page.unwrap().total, 0);
    market
        .sql("update disputes set status = 'RESOLVED', resolved_at = now()")
        .await;
    let late = say(&[], "d").await;
    assert!(matches!(late, Err(Error::DisputeDecided)));
}

#[tokio::test]
async fn an_operator_agrees_once_and_may_try_again_when_the_provider_refuses() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let ada = market.shopper("ada").await;
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let order = market.paid(&ada, &[(mug, 1)], None).await;
    let id = disputed(&market, &order).await;
    let note = Text::parse("The parcel got lost").unwrap();
    let agree = async |key: &str| {
        let key = key_of(root.user(), "accept", key);
        answer::accept_by_operator(&market.context, &root, &key, id, &note).await
    };
    let accepted = agree("a").await.unwrap();
    assert!(accepted.case.accepted_at.is_some());
    assert_eq!(agree("a").await.unwrap(), accepted);
    assert!(matches!(agree("b").await, Err(Error::DisputeDecided)));
    // this provider knows no disputes to accept
    answer::send_acceptance(&market.context, id).await.unwrap();
    let page = admin::list(&market.context, &root, true, PageRequest::FIRST).await;
    let case = page.unwrap().items.remove(0).case;
    assert!(case.accepted_at.is_none() && case.accept_failure.is_some());
    assert!(agree("c").await.is_ok());
}

#[tokio::test]
async fn a_shop_agrees_where_the_whole_order_is_its_own_and_pays_from_its_balance() {
    let market = TestMarket::open().await;
    let (clay, wool) = (market.seller("clay").await, market.seller("wool").await);
    let ada = market.shopper("ada").await;
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let hat = market.product(&wool, "hat", 2500, 9).await;
    let own = market.paid(&ada, &[(mug, 1)], None).await;
    let shared = market.paid(&ada, &[(mug, 1), (hat, 1)], None).await;
    let (own, shared) = (
        disputed(&market, &own).await,
        disputed(&market, &shared).await,
    );
    let note = Text::parse("The parcel got lost").unwrap();
    let agree = async |seller: &auth::actor::Seller, id: DisputeId, key: &str| {
        let key = key_of(seller.user(), "accept", key);
        answer::accept_by_shop(&market.context, seller, &key, id, &note).await
    };
    let theirs = agree(&wool, own, "a").await;
    assert!(matches!(theirs, Err(Error::NotFound)));
    for seller in [&clay, &wool] {
        let part = agree(seller, shared, "b").await;
        assert!(matches!(part, Err(Error::DisputeShared)));
        let seen = case::find(&market.context, seller, shared).await.unwrap();
        assert!(!seen.case.can_accept);
    }
    assert!(
        case::find(&market.context, &clay, own)
            .await
            .unwrap()
            .case
            .can_accept
    );
    let accepted = agree(&clay, own, "c").await.unwrap();
    assert!(accepted.case.accepted_by_shop && accepted.case.accepted_at.is_some());
    assert!(!accepted.case.can_accept);
    assert_eq!(agree(&clay, own, "c").await.unwrap(), accepted);
    assert!(matches!(
        agree(&clay, own, "d").await,
        Err(Error::DisputeDecided)
    ));
    let told = "select count(*) from jobs where kind = 'accept a dispute'";
    assert_eq!(market.number(told).await, 1);
}

#[tokio::test]
async fn an_operator_reads_a_dispute_with_its_order_and_what_each_shop_said() {
    let market = TestMarket::open().await;
    let (clay, wool) = (market.seller("clay").await, market.seller("wool").await);
    let (ada, root) = (market.shopper("ada").await, market.operator("root").await);
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let hat = market.product(&wool, "hat", 2500, 9).await;
    let order = market.paid(&ada, &[(mug, 1), (hat, 1)], None).await;
    let id = disputed(&market, &order).await;
    for (seller, words) in [(&clay, "The mug was sent"), (&wool, "So was the hat")] {
        let key = key_of(seller.user(), "evidence", "a");
        let note = Text::parse(words).unwrap();
        answer::provide_evidence(&market.context, seller, &key, id, &note, &[])
            .await
            .unwrap();
    }
    market
        .sql("update disputes set accept_failure = 'Too late'")
        .await;
    let (filed, said) = admin::find(&market.context, &root, id).await.unwrap();
    assert_eq!(filed.order, order.id);
    assert_eq!(filed.case.order_number, order.number);
    assert_eq!(filed.case.accept_failure.as_deref(), Some("Too late"));
    let mut shops: Vec<_> = (filed.parts.iter())
        .map(|part| (part.shop, part.shop_name.as_str()))
        .collect();
    shops.sort_unstable();
    assert_eq!(shops, [(clay.shop(), "clay"), (wool.shop(), "wool")]);
    let said: Vec<_> = (said.iter())
        .map(|said| (said.shop_id, said.note.as_str()))
        .collect();
    assert_eq!(
        said,
        [
            (clay.shop(), "The mug was sent"),
            (wool.shop(), "So was the hat")
        ]
    );
    let page = admin::list(&market.context, &root, false, PageRequest::FIRST).await;
    assert_eq!(page.unwrap().items, [filed]);
    let nothing = admin::find(&market.context, &root, DisputeId::new(404)).await;
    assert!(matches!(nothing, Err(Error::NotFound)));
}

/// A dispute of that name with how many days are left to answer, and whether it is decided.
async fn filed(market: &TestMarket, order: &Order, name: &str, days: Option<i64>, is_over: bool) {
    let respond_by = days.map_or("null".to_owned(), |days| {
        format!("date '2026-11-01' + {days}")
    });
    let resolved_at = if is_over { "now()" } else { "null" };
    market
        .sql(&format!(
            "insert into disputes (payment_id, provider_dispute_id, reason, status, stage, amount, \
             currency, opened_at, respond_by, resolved_at) \
             select id, '{name}', '{name}', 'OPEN', 'INQUIRY', 1999, 'USD', now(), {respond_by}, \
             {resolved_at} from payments where order_id = {}",
            order.id
        ))
        .await;
}

fn pages_of(size: i64) -> [PageRequest; 3] {
    [1, 2, 3].map(|page| PageRequest::parse(Some(page), Some(size)).unwrap())
}

#[tokio::test]
async fn lists_of_disputes_begin_with_the_most_urgent_open_one_and_a_shop_reads_its_own() {
    let market = TestMarket::open().await;
    let (clay, wool) = (market.seller("clay").await, market.seller("wool").await);
    let (ada, root) = (market.shopper("ada").await, market.operator("root").await);
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let hat = market.product(&wool, "hat", 2500, 9).await;
    let of_clay = market.paid(&ada, &[(mug, 1)], None).await;
    let of_wool = market.paid(&ada, &[(hat, 1)], None).await;
    let shared = market.paid(&ada, &[(mug, 1), (hat, 1)], None).await;
    filed(&market, &of_clay, "over", Some(1), true).await;
    filed(&market, &of_clay, "anytime", None, false).await;
    filed(&market, &of_wool, "soon", Some(2), false).await;
    filed(&market, &shared, "later", Some(9), false).await;
    filed(&market, &shared, "anytime too", None, false).await;
    filed(&market, &of_wool, "long over", None, true).await;

    let mut of_clays = Vec::new();
    for page in pages_of(3) {
        let read = case::of_shop(&market.context, &clay, page).await.unwrap();
        let reasons = read.items.into_iter().map(|case| case.reason);
        of_clays.push((reasons.collect::<Vec<_>>(), read.total));
    }
    let page = |reasons: &[&str], total: i64| {
        let reasons = reasons.iter().map(|reason| (*reason).to_owned());
        (reasons.collect::<Vec<_>>(), total)
    };
    assert_eq!(
        of_clays,
        [
            page(&["later", "anytime too", "anytime"], 4),
            page(&["over"], 4),
            page(&[], 0)
        ]
    );
    let of_wools = case::of_shop(&market.context, &wool, PageRequest::FIRST).await;
    let of_wools = of_wools.unwrap();
    let seen: Vec<_> = (of_wools.items.iter())
        .map(|case| (case.reason.as_str(), case.order_number.as_str()))
        .collect();
    let (own, both) = (of_wool.number.as_str(), shared.number.as_str());
    assert_eq!(
        seen,
        [
            ("soon", own),
            ("later", both),
            ("anytime too", both),
            ("long over", own)
        ]
    );

    for (only_open, expected) in [
        (
            false,
            [
                page(&["soon", "later", "anytime too", "anytime"], 6),
                page(&["over", "long over"], 6),
            ],
        ),
        (
            true,
            [
                page(&["soon", "later", "anytime too", "anytime"], 4),
                page(&[], 0),
            ],
        ),
    ] {
        for (request, expected) in pages_of(4).into_iter().zip(expected) {
            let read = admin::list(&market.context, &root, only_open, request).await;
            let read = read.unwrap();
            let reasons = read.items.into_iter().map(|found| found.case.reason);
            let seen = (reasons.collect::<Vec<_>>(), read.total);
            assert_eq!(seen, expected, "{request:?}");
        }
    }
}

/// Of the disputes of a large marketplace a page is read, or those of one shop.
#[tokio::test]
async fn a_list_of_disputes_does_not_read_all_of_them() {
    let market = TestMarket::open().await;
    let (clay, wool) = (market.seller("clay").await, market.seller("wool").await);
    let ada = market.shopper("ada").await;
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let hat = market.product(&wool, "hat", 2500, 9).await;
    let of_clay = market.paid(&ada, &[(mug, 1)], None).await;
    let of_wool = market.paid(&ada, &[(hat, 1)], None).await;
    disputed(&market, &of_clay).await;
    market
        .sql(&format!(
            "insert into disputes (payment_id, provider_dispute_id, reason, status, stage, amount, \
             currency, opened_at, resolved_at) \
             select p.id, 'PP-M-' || n, 'OTHER', 'OPEN', 'INQUIRY', 1999, 'USD', now(), \
             case when n % 100 > 0 then now() end \
             from payments p, generate_series(1, 3000) n where p.order_id = {}",
            of_wool.id
        ))
        .await;
    market.sql("analyze disputes, dispute_shops").await;
    let plan = async |page: &str, shop: &str| {
        let query = format!("{page}{}", include_str!("../../src/dispute/cases.sql"));
        let query = query.replace("$1", shop).replace("$2", "5");
        market.plan(&query.replace("$3", "0")).await
    };
    let of_shop = include_str!("../../src/dispute/page_of_shop.sql");
    let of_shop = plan(of_shop, &clay.shop().to_string()).await;
    assert!(of_shop.contains("dispute_shops_pkey"), "{of_shop}");
    assert!(!of_shop.contains("Seq Scan on disputes"), "{of_shop}");
    let of_all = plan(include_str!("../../src/dispute/page_of_all.sql"), "null").await;
    assert!(of_all.contains("using disputes_open_first on"), "{of_all}");
    let of_open = plan(include_str!("../../src/dispute/page_of_open.sql"), "null").await;
    assert!(of_open.contains("using disputes_open on"), "{of_open}");
}

/// Jobs that the queue has given up.
const GIVEN_UP: &str = "select count(*) from jobs where parked_at is not null and done_at is null";

async fn give_up(market: &TestMarket, kind: &str) {
    market
        .sql(&format!(
            "update jobs set parked_at = now() where kind = '{kind}'"
        ))
        .await;
}

#[tokio::test]
async fn answers_whose_job_was_given_up_are_brought_through_once() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let ada = market.shopper("ada").await;
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let order = market.paid(&ada, &[(mug, 1)], None).await;
    let id = disputed(&market, &order).await;
    let name = market
        .word("select provider_dispute_id from disputes")
        .await;
    market.paypal.dispute(asked(&market, &order, &name).await);
    let note = Text::parse("It was handed over on Monday").unwrap();
    let key = key_of(clay.user(), "evidence", "a");
    let said = answer::provide_evidence(&market.context, &clay, &key, id, &note, &[]);
    said.await.unwrap();
    let key = key_of(root.user(), "accept", "a");
    let accepted = answer::accept_by_operator(&market.context, &root, &key, id, &note);
    accepted.await.unwrap();
    give_up(&market, answer::EVIDENCE).await;
    give_up(&market, answer::ACCEPT).await;
    // young ones are the queue's, and who is away hears nothing
    answer::sweep(&market.context).await.unwrap();
    assert_eq!(market.paypal.evidence().len(), 0);
    market.sql(
        "update dispute_evidence set created_at = now() - interval '21 minutes'; \
         update disputes set accepted_at = accepted_at - interval '21 minutes'; \
         update jobs set unique_key = ( \
             select 'accept-dispute:' || id || ':' || (extract(epoch from accepted_at) * 1e6)::bigint \
             from disputes) where kind = 'accept a dispute'",
    )
    .await;
    market.paypal.set_away(true);
    answer::sweep(&market.context).await.unwrap();
    assert_eq!(market.number(GIVEN_UP).await, 2);
    market.paypal.set_away(false);
    answer::sweep(&market.context).await.unwrap();
    answer::sweep(&market.context).await.unwrap();
    assert_eq!(market.paypal.evidence().len(), 1);
    assert_eq!(market.number(GIVEN_UP).await, 0);
    let word = "select status from dispute_evidence";
    assert_eq!(market.word(word).await, "sent");
    let resolved = "select count(*) from disputes where status = 'RESOLVED' \
        and accepted_at is not null and accept_failure is null";
    assert_eq!(market.number(resolved).await, 1, "{name} was agreed with");
}
