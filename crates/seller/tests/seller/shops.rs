//! Shops in the hands of operators.

use auth::actor::Operator;
use catalog::shop::admin::{Counts, Order, ShopSearch};
use catalog::shop::{Decision, Status};
use futures_util::future::join_all;
use seller::shops::{self, Applicant};
use seller::{Error, payout};
use types::{PageRequest, ShopId, Text};

use crate::support::TestMarket;

fn suspend(reason: &str) -> Decision {
    Decision::Suspend(Text::parse(reason).unwrap())
}

fn is_decided(refused: &Result<Applicant, Error>, status: Status) -> bool {
    matches!(refused, Err(Error::Catalog(catalog::Error::ShopDecided(at))) if *at == status)
}

/// What the log says, latest last: act and shop, before and after.
const LOG: &str = "select string_agg(concat_ws(' ', action, target_label, before, after), '; ' \
     order by position) from audit_entries";

#[tokio::test]
async fn an_open_shop_is_suspended_once_and_opened_again_and_its_owner_told_each_time() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let decide =
        async |decision| shops::decide(&market.context, &root, clay.shop(), &decision).await;
    assert!(is_decided(&decide(Decision::Lift).await, Status::Approved));
    let closed = decide(suspend("Goods that are no stoneware"))
        .await
        .unwrap();
    assert_eq!(
        (
            closed.shop.status,
            closed.shop.reason.as_deref(),
            closed.owner_name.as_str()
        ),
        (
            Status::Suspended,
            Some("Goods that are no stoneware"),
            "clay"
        )
    );
    for again in [suspend("Too late"), Decision::Approve] {
        assert!(is_decided(&decide(again).await, Status::Suspended));
    }
    assert_eq!(market.emails("Your shop clay is suspended").await, 1);
    let email = "select payload ->> 'text' from jobs where payload ->> 'subject' like '%suspended'";
    let email = market.word(email).await;
    assert!(email.contains("Goods that are no stoneware"), "{email}");
    let opened = decide(Decision::Lift).await.unwrap();
    assert_eq!(
        (opened.shop.status, opened.shop.reason),
        (Status::Approved, None)
    );
    assert_eq!(market.emails("Your shop clay is open again").await, 1);
    decide(suspend("Again")).await.unwrap();
    assert_eq!(market.emails("Your shop clay is suspended").await, 2);
    let bell = "select string_agg(about ->> 'step', ' ' order by id) from notifications \
         where kind = 'shop'";
    assert_eq!(market.word(bell).await, "suspended lifted suspended");
    let log = market.word(LOG).await;
    assert_eq!(
        log,
        "shop_suspended clay {\"status\": \"approved\"} {\"status\": \"suspended\"}; \
         shop_suspension_lifted clay {\"status\": \"suspended\"} {\"status\": \"approved\"}; \
         shop_suspended clay {\"status\": \"approved\"} {\"status\": \"suspended\"}"
    );
}

#[tokio::test]
async fn a_shop_is_told_in_the_language_of_its_owner() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    market
        .sql("update users set language = 'de' where username = 'clay'")
        .await;
    for decision in [suspend("Keine Keramik"), Decision::Lift] {
        let decided = shops::decide(&market.context, &root, clay.shop(), &decision).await;
        decided.unwrap();
    }
    assert_eq!(market.emails("Dein Shop clay ist gesperrt").await, 1);
    assert_eq!(market.emails("Dein Shop clay ist wieder offen").await, 1);
}

#[tokio::test]
async fn of_many_who_suspend_a_shop_at_once_one_does() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let decision = suspend("Enough");
    let all = (0..8).map(|_| shops::decide(&market.context, &root, clay.shop(), &decision));
    let done = join_all(all).await;
    assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 1);
    assert_eq!(market.emails("Your shop clay is suspended").await, 1);
    assert_eq!(market.number("select count(*) from audit_entries").await, 1);
    assert_eq!(market.number("select count(*) from notifications").await, 1);
}

#[tokio::test]
async fn what_a_suspended_shop_sold_is_paid_out() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    let decided = shops::decide(&market.context, &root, clay.shop(), &suspend("Enough")).await;
    decided.unwrap();
    let plan = payout::plan::look(&market.context, &root).await.unwrap();
    assert_eq!(plan.shops[0].obstacle, None);
    market.run(&root, "one").await;
    assert_eq!(market.number("select count(*) from payouts").await, 1);
}

async fn names(market: &TestMarket, root: &Operator, wanted: &ShopSearch) -> (String, i64, Counts) {
    let (found, counts) = shops::list(&market.context, root, wanted).await.unwrap();
    let names: Vec<String> = (found.items.into_iter().map(|found| found.shop.name)).collect();
    (names.join(" "), found.total, counts)
}

#[tokio::test]
async fn shops_are_found_by_name_address_and_owner_and_counted_by_state() {
    let market = TestMarket::open().await;
    let root = market.operator("root").await;
    for name in ["first", "second", "third", "fourth", "fifth"] {
        market.seller(name).await;
    }
    market.sql(
        "update shops set status = 'pending', applied_at = now() - interval '1 hour' * (10 - id); \
         update shops set status = 'approved' where name = 'second'; \
         update shops set applied_at = now() - interval '2 days' where name = 'third'; \
         update shops set status = 'rejected', status_reason = 'No' where name = 'fourth'; \
         update shops set status = 'suspended', slug = 'violin' where name = 'fifth'; \
         update users set email = 'grace@navy.test' where username = 'second'",
    )
    .await;
    let everything = Counts {
        pending: 2,
        approved: 1,
        rejected: 1,
        suspended: 1,
    };
    let page = PageRequest::parse(Some(1), Some(3)).unwrap();
    let wanted = ShopSearch {
        page,
        ..ShopSearch::default()
    };
    assert_eq!(
        names(&market, &root, &wanted).await,
        ("third first fifth".to_owned(), 5, everything)
    );
    let newest = ShopSearch {
        order: Order::Newest,
        ..wanted.clone()
    };
    assert_eq!(
        names(&market, &root, &newest).await.0,
        "fifth fourth second"
    );
    let by_name = ShopSearch {
        order: Order::Name,
        ..wanted.clone()
    };
    assert_eq!(
        names(&market, &root, &by_name).await.0,
        "fifth first fourth"
    );
    let waiting = ShopSearch {
        status: Some(Status::Pending),
        ..wanted.clone()
    };
    assert_eq!(
        names(&market, &root, &waiting).await,
        ("third first".to_owned(), 2, everything)
    );
    for (words, found) in [
        ("IRST", "first"),
        ("violi", "fifth"),
        ("Grace@Navy", "second"),
        ("%", ""),
    ] {
        let wanted = ShopSearch {
            words: Some(Text::parse(words).unwrap()),
            ..ShopSearch::default()
        };
        let (names, total, counts) = names(&market, &root, &wanted).await;
        assert_eq!(names, found, "{words}");
        let counted = counts.pending + counts.approved + counts.rejected + counts.suspended;
        assert_eq!((total, counted), (i64::from(!found.is_empty()), total));
    }
}

#[tokio::test]
async fn a_record_says_what_a_shop_sold_and_what_is_agreed() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let find = async || {
        shops::find(&market.context, &root, clay.shop())
            .await
            .unwrap()
    };
    let file = find().await;
    assert_eq!((file.totals.orders, file.commission_bps), (0, 800));
    assert_eq!((file.record.commission_bps(), file.decided), (None, None));
    market.sold(clay.shop(), 10_000, "completed", 40).await;
    market.sold(clay.shop(), 5000, "completed", 8).await;
    market.reserve(&root, clay.shop(), 1000).await;
    let file = find().await;
    assert_eq!(
        (
            file.totals.revenue.minor(),
            file.totals.revenue_lately.minor()
        ),
        (15_000, 5000)
    );
    assert_eq!((file.hold_days, file.agreed.reserve_bps), (7, 1000));
    assert_eq!((file.agreed.hold_days, file.agreed.hold), (None, None));
    assert_eq!(file.owner.email, "clay@fair.test");
    let agreed = shops::set_commission(&market.context, &root, clay.shop(), Some(650)).await;
    assert_eq!(agreed.unwrap().commission_bps, 650);
    let back = shops::set_commission(&market.context, &root, clay.shop(), None).await;
    assert_eq!(back.unwrap().commission_bps, 800);
    assert_eq!(
        market
            .word(
                "select string_agg(concat(before ->> 'commissionBps', '>', \
             after ->> 'commissionBps'), ' ' order by position) from audit_entries \
             where action = 'shop_commission_changed'"
            )
            .await,
        ">650 650>"
    );
    let nobody = shops::find(&market.context, &root, ShopId::new(404)).await;
    assert!(matches!(
        nobody,
        Err(Error::Catalog(catalog::Error::NotFound))
    ));
}

#[tokio::test]
async fn notes_are_the_operators_own_and_stay_as_they_were_written() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let grace = market.operator("grace").await;
    let add = async |who: &Operator, text: &str| {
        let text = Text::parse(text).unwrap();
        shops::add_note(&market.context, who, clay.shop(), &text).await
    };
    add(&root, "Called, promised to answer").await.unwrap();
    add(&grace, "Called again").await.unwrap();
    let notes = shops::notes(&market.context, &root, clay.shop(), PageRequest::FIRST).await;
    let notes = notes.unwrap();
    let said: Vec<_> = notes
        .items
        .iter()
        .map(|note| (note.author_name.as_str(), note.note.text.as_str()))
        .collect();
    assert_eq!(
        said,
        [
            ("grace", "Called again"),
            ("root", "Called, promised to answer")
        ]
    );
    let nobody = Text::parse("Nobody").unwrap();
    let nobody = shops::add_note(&market.context, &root, ShopId::new(404), &nobody).await;
    assert!(matches!(
        nobody,
        Err(Error::Catalog(catalog::Error::NotFound))
    ));
    for change in [
        "update shop_notes set text = 'Nothing'",
        "delete from shop_notes",
    ] {
        let mut conn = market.conn().await;
        let changed = diesel_async::SimpleAsyncConnection::batch_execute(&mut *conn, change).await;
        assert!(changed.is_err(), "{change}");
    }
    let seen: Result<(), Error> = db::transaction_of_shop(market.pool(), clay.shop(), async |tx| {
        use diesel_async::RunQueryDsl;
        diesel::sql_query("select from shop_notes")
            .execute(tx.conn())
            .await?;
        Ok(())
    })
    .await;
    assert!(seen.unwrap_err().to_string().contains("permission denied"));
    let noted = "select count(*) from audit_entries where action = 'shop_note_added'";
    assert_eq!(market.number(noted).await, 2);
    let words = "select count(*) from audit_entries where after::text like '%Called%'";
    assert_eq!(market.number(words).await, 0);
}
