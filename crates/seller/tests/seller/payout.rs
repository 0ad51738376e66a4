//! From what a shop is owed to its account, whatever the provider does.

use chrono::TimeDelta;
use db::testing::travel;
use payments::payouts::ItemStatus;
use seller::account::Destination;
use seller::iban::Iban;
use seller::payout::{Obstacle, bank_transfers, list, plan, run, send};
use seller::{Error, balance};
use types::{Money, PageRequest, PayoutId, Text};

use crate::support::{Fate, TestMarket, key_of};

async fn only_payout(market: &TestMarket) -> PayoutId {
    PayoutId::new(market.number("select max(id) from payouts").await)
}

#[tokio::test]
async fn a_payout_is_mailed_only_if_the_shop_wants_that_and_is_told_all_the_same() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    let wants = async |by_mail: bool| {
        market
            .sql(&format!(
                "insert into notification_choices (shop_id, kind, by_mail) \
             values ({}, 'payout', {by_mail}) \
             on conflict (shop_id, kind) do update set by_mail = {by_mail}",
                clay.shop()
            ))
            .await;
    };
    wants(false).await;
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.run(&root, "quiet").await;
    assert_eq!(market.payouts("paid").await, 1);
    assert_eq!(market.told("paid").await, 1);
    assert_eq!(market.emails("Your payout was sent").await, 0);
    wants(true).await;
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.run(&root, "loud").await;
    assert_eq!(market.told("paid").await, 2);
    assert_eq!(market.emails("Your payout was sent").await, 1);
}

/// Asks the provider again at once.
async fn look_again(market: &TestMarket) {
    market
        .sql("update payout_runs set ask_at = now() where ask_at is not null")
        .await;
    send::sweep(&market.context).await.unwrap();
}

#[tokio::test]
async fn a_run_pays_what_is_available_and_the_lines_add_up_to_it() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.sold(clay.shop(), 5000, "completed", 9).await;
    market.sold(clay.shop(), 3000, "delivered", 1).await;
    let key = key_of(root.user(), "startPayoutRun", "one");
    let begun = run::start(&market.context, &root, &key, None)
        .await
        .unwrap();
    let again = run::start(&market.context, &root, &key, None)
        .await
        .unwrap();
    assert_eq!(begun.id, again.id);
    send::carry_out(&market.context, begun.id).await.unwrap();
    let id = only_payout(&market).await;
    let detail = list::find(&market.context, &clay, id).await.unwrap();
    assert_eq!(detail.payout.amount, Money::new(13_800));
    assert_eq!(detail.payout.status, "paid");
    let paid: i64 = detail.lines.iter().map(|line| line.amount.minor()).sum();
    assert_eq!(
        (detail.lines.len(), paid, detail.other.minor()),
        (2, 13_800, 0)
    );
    assert_eq!(market.owed(clay.shop()).await, 2760);
    assert_eq!(market.account("payout").await, 0);
    assert_eq!(market.account("fee").await, 25);
    // 18,000 came in; 13,800 and the fee left
    assert_eq!(market.account("provider").await, 18_000 - 13_800 - 25);
    assert_eq!(market.emails("Your payout was sent").await, 1);
    assert_eq!(market.told("paid").await, 1);
    // what was paid is not paid again
    market.run(&root, "two").await;
    assert_eq!(market.payouts("paid").await, 1);
    let wool = market.paid_seller("wool").await;
    let foreign = list::find(&market.context, &wool, id).await;
    assert!(matches!(foreign, Err(Error::NotFound)));
    let own = list::own(&market.context, &wool, PageRequest::FIRST).await;
    assert_eq!(own.unwrap().total, 0);
}

#[tokio::test]
async fn a_plan_says_who_gets_nothing_and_why() {
    let market = TestMarket::open().await;
    let root = market.operator("root").await;
    let clay = market.paid_seller("clay").await;
    let wool = market.seller("wool").await;
    let tin = market.paid_seller("tin").await;
    let oak = market.paid_seller("oak").await;
    let ink = market.paid_seller("ink").await;
    for seller in [&clay, &wool, &oak, &ink] {
        market.sold(seller.shop(), 10_000, "completed", 8).await;
    }
    market.sold(tin.shop(), 1000, "completed", 8).await;
    let iban = Iban::parse("DE89370400440532013000").unwrap();
    let holder = Text::parse("Oak").unwrap();
    market
        .set_account(&oak, &Destination::Bank { holder, iban })
        .await
        .unwrap();
    market
        .sql("update shops set status = 'rejected', status_reason = 'No' where name = 'ink'")
        .await;
    let plan = plan::look(&market.context, &root).await.unwrap();
    let said: Vec<_> = plan
        .shops
        .iter()
        .map(|due| {
            let held = matches!(due.obstacle, Some(Obstacle::AccountChanged(_)));
            (
                due.name.as_str(),
                due.obstacle.clone().filter(|_| !held),
                held,
            )
        })
        .collect();
    assert_eq!(
        said,
        [
            ("clay", None, false),
            ("wool", Some(Obstacle::NoAccount), false),
            ("oak", None, true),
            ("ink", Some(Obstacle::ShopClosed), false),
            ("tin", Some(Obstacle::BelowMinimum), false),
        ]
    );
    assert_eq!(market.number("select count(*) from payout_runs").await, 0);
    market.run(&root, "one").await;
    assert_eq!(market.number("select count(*) from payouts").await, 1);
}

/// More shops than are read at a time.
#[tokio::test]
async fn a_plan_has_every_shop_once_however_many_there_are() {
    let market = TestMarket::open().await;
    let root = market.operator("root").await;
    market
        .sql(
            "insert into users (email, username, password_hash) \
             select 'owner' || n || '@example.com', 'owner' || n, '' from generate_series(1, 4100) n; \
             insert into shops (owner_id, name, slug, status) \
             select id, username, username, 'approved' from users where username like 'owner%'; \
             with booked as ( \
                 insert into ledger_transactions (kind, reference, currency) \
                 select 'adjustment', id::text, 'USD' from shops returning id, reference::bigint as shop) \
             insert into ledger_entries (transaction_id, account, shop_id, amount) \
             select b.id, e.account, e.shop_id, e.amount from booked b \
             cross join lateral (values ('shop', b.shop, -b.shop), ('commission', null, b.shop)) \
                 as e (account, shop_id, amount)",
        )
        .await;
    let plan = plan::look(&market.context, &root).await.unwrap();
    let planned: Vec<_> = plan
        .shops
        .iter()
        .map(|due| (due.shop.get(), due.balance.balance.minor()))
        .collect();
    let shops = market
        .numbers("select array_agg(id order by id) from shops")
        .await;
    let owed: Vec<_> = shops.into_iter().rev().map(|shop| (shop, shop)).collect();
    assert_eq!(owed.len(), 4100);
    assert!(planned == owed, "{} of them", planned.len());
}

#[tokio::test]
async fn a_plan_and_a_run_are_read_page_by_page_and_counted_as_a_whole() {
    let market = TestMarket::open().await;
    let root = market.operator("root").await;
    let clay = market.paid_seller("clay").await;
    let wool = market.paid_seller("wool").await;
    let oak = market.seller("oak").await;
    let (tin, ink) = (market.seller("tin").await, market.seller("ink").await);
    let iban = Iban::parse("DE89370400440532013000").unwrap();
    let holder = Text::parse("Oak").unwrap();
    let bank = Destination::Bank { holder, iban };
    market.set_account(&oak, &bank).await.unwrap();
    market.sold(clay.shop(), 5000, "completed", 8).await;
    for seller in [&oak, &wool] {
        market.sold(seller.shop(), 10_000, "completed", 8).await;
    }
    market.sold(tin.shop(), 20_000, "completed", 8).await;
    market.sold(ink.shop(), 30_000, "delivered", 1).await;
    let page = |page: i64| PageRequest::parse(Some(page), Some(2)).unwrap();

    let plan = plan::look(&market.context, &root).await.unwrap();
    let names = |number: i64| {
        let shops = plan.page(page(number)).items.into_iter();
        shops.map(|due| due.name).collect::<Vec<_>>()
    };
    assert_eq!(names(1), ["wool", "oak"]);
    assert_eq!(names(2), ["clay", "ink"]);
    assert_eq!(names(3), ["tin"]);
    assert_eq!(plan.page(page(2)).total, 5);
    assert_eq!((plan.payouts, plan.amount), (3, Money::new(23_000)));
    let sums = [plan.balance, plan.held_back, plan.available].map(Money::minor);
    assert_eq!(sums, [69_000, 27_600, 41_400]);

    market.paypal.will(Fate::Each(ItemStatus::Pending));
    let key = key_of(root.user(), "startPayoutRun", "one");
    let begun = run::start(&market.context, &root, &key, Some(&plan.version));
    let begun = begun.await.unwrap().id;
    send::carry_out(&market.context, begun).await.unwrap();
    let shown = async |number: i64| {
        let shown = run::show(&market.context, &root, begun, page(number)).await;
        let shown = shown.unwrap();
        let names = shown.payouts.items.into_iter().map(|(_, name)| name);
        let counts = (shown.payouts.total, shown.awaited, shown.by_hand);
        (names.collect::<Vec<_>>().join(" "), counts)
    };
    assert_eq!(shown(1).await, ("clay wool".to_owned(), (3, 2, 1)));
    assert_eq!(shown(2).await, ("oak".to_owned(), (3, 2, 1)));
    // PayPal waits for the receivers, which may take a month
    market.paypal.turn(ItemStatus::Unclaimed);
    look_again(&market).await;
    assert_eq!(shown(3).await, (String::new(), (3, 0, 1)));
}

#[tokio::test]
async fn a_run_pays_what_its_operator_saw_or_leaves_a_shop_out_and_says_so() {
    let market = TestMarket::open().await;
    let root = market.operator("root").await;
    let (clay, wool) = (
        market.paid_seller("clay").await,
        market.paid_seller("wool").await,
    );
    let tin = market.paid_seller("tin").await;
    let order = market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.sold(wool.shop(), 5000, "completed", 8).await;
    let seen = async || plan::look(&market.context, &root).await.unwrap().version;
    let start = async |key: &str, seen: &str| {
        let key = key_of(root.user(), "startPayoutRun", key);
        run::start(&market.context, &root, &key, Some(seen)).await
    };
    let stale = seen().await;
    market.sold(wool.shop(), 1000, "completed", 8).await;
    let refused = start("stale", &stale).await;
    assert!(matches!(refused, Err(Error::PlanChanged)), "{refused:?}");
    assert_eq!(market.number("select count(*) from payout_runs").await, 0);

    let begun = start("fresh", &seen().await).await.unwrap();
    // before the run comes to them, clay's money goes back, and tin is owed something
    market
        .sql(&format!(
            "insert into refunds (payment_id, shop_order_id, amount, commission, reason) \
         select p.id, s.id, 5000, 400, 'Broken' from payments p \
         join shop_orders s on s.order_id = p.order_id where p.order_id = {order}"
        ))
        .await;
    market.sold(tin.shop(), 10_000, "completed", 8).await;
    let show = async || run::show(&market.context, &root, begun.id, PageRequest::FIRST).await;
    let early = show().await.unwrap();
    assert_eq!((early.payouts.total, early.left_out.len()), (0, 0));
    send::carry_out(&market.context, begun.id).await.unwrap();
    let shown = show().await.unwrap();
    let paid: Vec<_> = shown
        .payouts
        .items
        .iter()
        .map(|(payout, name)| (name.as_str(), payout.amount.minor()))
        .collect();
    assert_eq!(paid, [("wool", 5520)]);
    let left_out: Vec<_> = shown
        .left_out
        .iter()
        .map(|(shop, name)| (name.as_str(), shop.amount.minor()))
        .collect();
    assert_eq!(left_out, [("clay", 9200)]);
    assert_eq!(market.paypal.sent(), 5520);
    // the next run finds both as they are
    market.run(&root, "without a look").await;
    assert_eq!(market.paypal.sent(), 5520 + 4600 + 9200);
}

#[tokio::test]
async fn a_run_of_an_empty_plan_pays_nobody() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    let seen = plan::look(&market.context, &root).await.unwrap().version;
    let key = key_of(root.user(), "startPayoutRun", "one");
    let begun = run::start(&market.context, &root, &key, Some(&seen))
        .await
        .unwrap();
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    send::carry_out(&market.context, begun.id).await.unwrap();
    assert_eq!(market.paypal.sent(), 0);
}

#[tokio::test]
async fn an_outcome_that_nobody_heard_is_settled_and_nothing_is_paid_twice() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.paypal.will(Fate::DoneUnheard);
    market.run(&root, "one").await;
    assert_eq!(market.payouts("pending").await, 1);
    let account = balance::own(&market.context, &clay).await.unwrap();
    assert_eq!(account.balance.on_its_way, Money::new(9200));
    // another run while nobody knows
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.run(&root, "two").await;
    assert_eq!(market.number("select count(*) from payouts").await, 1);
    market.paypal.will(Fate::Unavailable);
    look_again(&market).await;
    market.paypal.will(Fate::Each(ItemStatus::Paid));
    look_again(&market).await;
    assert_eq!(market.payouts("paid").await, 1);
    assert_eq!((market.paypal.calls(), market.paypal.sent()), (3, 9200));
    assert_eq!(market.account("payout").await, 0);
}

#[tokio::test]
async fn a_run_whose_name_the_provider_may_have_forgotten_is_not_sent_again() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.paypal.will(Fate::Unavailable);
    market.run(&root, "one").await;
    travel(market.pool(), TimeDelta::days(21)).await;
    look_again(&market).await;
    look_again(&market).await;
    assert_eq!(market.paypal.calls(), 1);
    assert_eq!(market.payouts("pending").await, 1);
}

#[tokio::test]
async fn what_the_provider_refuses_is_the_shops_again() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.paypal.will(Fate::Rejected);
    market.run(&root, "one").await;
    assert_eq!(market.payouts("failed").await, 1);
    assert_eq!(market.owed(clay.shop()).await, 9200);
    assert_eq!(market.account("payout").await, 0);
    assert_eq!(market.emails("Your payout didn't go through").await, 1);
    assert_eq!(market.told("back").await, 1);
    market.paypal.will(Fate::Each(ItemStatus::Failed));
    market.run(&root, "two").await;
    assert_eq!(market.payouts("failed").await, 2);
    assert_eq!(market.owed(clay.shop()).await, 9200);
    market.paypal.will(Fate::Each(ItemStatus::Paid));
    market.run(&root, "three").await;
    assert_eq!(market.owed(clay.shop()).await, 0);
    // the third pays the orders that the first two did not
    let detail = list::find(&market.context, &clay, only_payout(&market).await).await;
    assert_eq!(detail.unwrap().lines[0].amount, Money::new(9200));
}

#[tokio::test]
async fn what_nobody_claims_stays_on_its_way_until_it_comes_back() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.paypal.will(Fate::Each(ItemStatus::Unclaimed));
    market.run(&root, "one").await;
    assert_eq!(market.payouts("unclaimed").await, 1);
    assert_eq!(market.emails("Your payout is waiting for you").await, 1);
    assert_eq!(market.told("unclaimed").await, 1);
    let account = balance::own(&market.context, &clay).await.unwrap();
    assert_eq!(account.balance.on_its_way, Money::new(9200));
    market.paypal.turn(ItemStatus::Returned);
    look_again(&market).await;
    look_again(&market).await;
    assert_eq!(market.payouts("returned").await, 1);
    assert_eq!(market.owed(clay.shop()).await, 9200);
    assert_eq!(market.account("payout").await, 0);
    assert_eq!(market.account("provider").await, 10_000);
}

#[tokio::test]
async fn a_message_about_a_batch_has_its_run_asked_about_at_once() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.paypal.will(Fate::Each(ItemStatus::Unclaimed));
    market.run(&root, "one").await;
    market.paypal.turn(ItemStatus::Paid);
    send::sweep(&market.context).await.unwrap();
    assert_eq!(
        market.payouts("paid").await,
        0,
        "it is not asked every time"
    );
    let batch = market.word("select batch_id from payout_runs").await;
    send::reported(market.pool(), "another").await.unwrap();
    send::sweep(&market.context).await.unwrap();
    assert_eq!(market.payouts("paid").await, 0, "that was another batch");
    send::reported(market.pool(), &batch).await.unwrap();
    send::sweep(&market.context).await.unwrap();
    assert_eq!(market.payouts("paid").await, 1);
}

#[tokio::test]
async fn what_arrives_and_comes_back_between_two_looks_has_cost_its_fee() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.paypal.will(Fate::Each(ItemStatus::Pending));
    market.run(&root, "one").await;
    market.paypal.turn(ItemStatus::Paid);
    market.paypal.turn(ItemStatus::Returned);
    look_again(&market).await;
    look_again(&market).await;
    assert_eq!(market.payouts("returned").await, 1);
    assert_eq!(market.owed(clay.shop()).await, 9200);
    assert_eq!(market.account("provider").await, 10_000 - 25);
}

#[tokio::test]
async fn what_comes_back_after_it_was_paid_is_the_shops_again() {
    let market = TestMarket::open().await;
    let (clay, root) = (
        market.paid_seller("clay").await,
        market.operator("root").await,
    );
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    market.run(&root, "one").await;
    market.paypal.turn(ItemStatus::Returned);
    look_again(&market).await;
    assert_eq!(market.payouts("returned").await, 1);
    assert_eq!(market.owed(clay.shop()).await, 9200);
    assert_eq!(market.account("provider").await, 10_000 - 25);
}

#[tokio::test]
async fn a_bank_transfer_ends_by_the_operators_word() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let iban = Iban::parse("DE89 3704 0044 0532 0130 00").unwrap();
    let holder = Text::parse("Clay Potter").unwrap();
    let account = market
        .set_account(&clay, &Destination::Bank { holder, iban })
        .await
        .unwrap();
    assert_eq!(account.shown, "DE•• •••• 3000");
    market.sold(clay.shop(), 10_000, "completed", 8).await;
    let begun = market.run(&root, "one").await;
    let transfers = bank_transfers::transfers(&market.context, &root, begun.id).await;
    let transfers = transfers.unwrap();
    assert_eq!(transfers[0].iban, "DE89370400440532013000");
    assert_eq!(transfers[0].amount, Money::new(9200));
    assert_eq!(market.paypal.calls(), 0);
    let id = only_payout(&market).await;
    let end = |key: &'static str, why: Option<Text<500>>| {
        let key = key_of(root.user(), "end", key);
        let (context, root) = (&market.context, &root);
        async move { bank_transfers::end(context, root, &key, id, why.as_ref()).await }
    };
    let paid = end("a", None).await.unwrap();
    assert_eq!(paid.status, "paid");
    assert_eq!(end("a", None).await.unwrap(), paid);
    let late = end("b", Some(Text::parse("Wrong").unwrap())).await;
    assert!(matches!(late, Err(Error::NotByHand)));
    assert_eq!(market.account("bank").await, -9200);
    assert_eq!(market.account("provider").await, 10_000);
}

#[tokio::test]
async fn the_clock_begins_one_run_a_payout_day() {
    let market = TestMarket::open().await;
    for _ in 0..3 {
        run::on_schedule(&market.context).await.unwrap();
    }
    assert_eq!(market.number("select count(*) from payout_runs").await, 1);
    let jobs = "select count(*) from jobs where kind = 'payout run'";
    assert_eq!(market.number(jobs).await, 1);
}
