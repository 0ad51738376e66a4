//! A year of trade, made up: several shops, coupons, returns and disputes of every outcome, two
//! payout runs a month of which some items fail. In the end every balance, statement and account of
//! the ledger is what plain arithmetic says, and what PayPal's books say.
//!
//! The test command goes through 500 orders; `just year` through 10,000, which takes minutes.

mod books;
mod hand;
mod trade;

use std::time::{Duration, Instant};

use chrono::{DateTime, Months, Utc};
use orders::adjustment;
use orders::reconciliation::Kind;
use orders::statement::{self, Filter};
use seller::account::Destination;
use seller::iban::Iban;
use seller::payout::{bank_transfers, send};
use serde_json::json;
use types::{Money, PageRequest, PayoutId};

use self::books::{Books, PAYOUT_FEE};
use self::trade::Town;
use crate::statements;
use crate::support::key_of;

/// Days between two payout runs.
const DAYS: i64 = 15;
const RUNS: i64 = 24;

/// What is not sent to PayPal but to the bank.
const BANK: usize = 1;
/// Of whose sales a tenth is kept for 90 days.
const RESERVED: usize = 2;

/// What trade dates.
const DATED: [&str; 11] = [
    "orders",
    "shop_orders",
    "payments",
    "refunds",
    "disputes",
    "returns",
    "shipments",
    "ledger_transactions",
    "payout_runs",
    "payouts",
    "adjustments",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_year_of_trade_adds_up_to_the_cent() {
    year(500).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes minutes: `just year`"]
async fn a_year_of_ten_thousand_orders_adds_up_to_the_cent() {
    year(10_000).await;
}

async fn year(orders: i64) {
    let begun = Instant::now();
    let mut town = Town::found().await;
    let mut books = Books::default();
    books.reserve = vec![0; town.sellers.len()];
    prepare(&town, &mut books).await;
    for period in 0..RUNS {
        let since = Utc::now();
        books.period = period;
        town.decide_what_is_open(&mut books).await;
        let (from, to) = (orders * period / RUNS, orders * (period + 1) / RUNS);
        town.trade(from..to, &mut books).await;
        town.market.pay_back().await.unwrap();
        let unpaid = "select coalesce(string_agg(concat_ws(' ', id, amount, status, failure), ', '), '') \
            from refunds where status <> 'done'";
        assert_eq!(town.market.word(unpaid).await, "", "period {period}");
        adjust(&town, &mut books).await;
        look(&town, &books).await;
        pay_out(&town, &mut books).await;
        let mut differences = town.market.differences(since).await;
        // what losing a dispute cost is booked by the daily comparison alone
        differences.retain(|it| it.kind != Kind::DisputeFee);
        assert!(differences.is_empty(), "period {period}: {differences:?}");
        if period + 1 < RUNS {
            go_by(&town).await;
        }
    }
    look(&town, &books).await;
    look_at_statements(&town, &books).await;
    look_at_ledger(&town, &books).await;
    statements::add_up(&town.market, &town.olga).await;
    println!(
        "{orders} orders, {} parts, {} cents taken and {} given back, in {:?}",
        books.parts.len(),
        books.captured,
        books.refunded,
        begun.elapsed()
    );
    say_how_long(&town).await;
}

/// How long a shop waits for its balance and for the latest of its entries.
async fn say_how_long(town: &Town) {
    let (market, seller) = (&town.market, &town.sellers[RESERVED]);
    let begun = Instant::now();
    seller::balance::own(&market.context, seller).await.unwrap();
    let balance = begun.elapsed();
    let begun = Instant::now();
    let page = PageRequest::FIRST;
    let entries = statement::entries(market.pool(), seller, &Filter::default(), page).await;
    println!(
        "of a shop with {} entries the balance took {balance:?}, a page of the entries {:?}",
        entries.unwrap().total,
        begun.elapsed()
    );
}

async fn prepare(town: &Town, books: &mut Books) {
    let bank = Destination::Bank {
        holder: "Wood Turner".parse().unwrap(),
        iban: Iban::parse("DE89370400440532013000").unwrap(),
    };
    for (n, seller) in town.sellers.iter().enumerate() {
        let email = format!("shop-{n}@paypal.test").parse().unwrap();
        let paypal = Destination::PayPal(email);
        let to = if n == BANK { &bank } else { &paypal };
        town.market.set_account(seller, to).await.unwrap();
    }
    books.reserve[RESERVED] = 1000;
    let shop = town.sellers[RESERVED].shop();
    town.market.reserve(&town.olga, shop, 1000).await;
}

/// Now and then the operator gives something, or takes it.
async fn adjust(town: &Town, books: &mut Books) {
    let (shop, amount) = match books.period {
        5 => (0, 500),
        10 => (3, -1250),
        _ => return,
    };
    let key = key_of(town.olga.user(), "adjust", &books.period.to_string());
    let what = (town.sellers[shop].shop(), Money::new(amount));
    let (context, reason) = (&town.market.context.orders, "A mistake".parse().unwrap());
    adjustment::make(context, &town.olga, &key, what, &reason)
        .await
        .unwrap();
    books.adjusted(shop, amount);
}

/// A run: what each shop gets is what it is due, and PayPal and the bank are told of just that.
async fn pay_out(town: &Town, books: &mut Books) {
    let market = &town.market;
    let fails = match books.period % 6 {
        2 => json!({ "payoutItemFailed": 1 }),
        4 => json!({ "payoutItemUnclaimed": 1 }),
        _ => json!({}),
    };
    market.paypal.faults(fails).await;
    let run = market.begin(&town.olga, &books.period.to_string()).await;
    send::carry_out(&market.context, run.id).await.unwrap();
    settle_batch(town).await;
    market.paypal.faults(json!({})).await;
    let due: Vec<i64> = (0..town.sellers.len())
        .map(|shop| books.due(shop))
        .collect();
    let to_bank = bank_transfers::transfers(&market.context, &town.olga, run.id).await;
    let to_bank: Vec<i64> = to_bank
        .unwrap()
        .iter()
        .map(|to| to.amount.minor())
        .collect();
    let wanted: Vec<i64> = due[BANK..=BANK]
        .iter()
        .copied()
        .filter(|due| *due > 0)
        .collect();
    assert_eq!(to_bank, wanted, "to the bank in period {}", books.period);
    if let Some(amount) = to_bank.first() {
        let id = format!(
            "select id from payouts where run_id = {} and method = 'bank'",
            run.id
        );
        let id = PayoutId::new(market.number(&id).await);
        let key = key_of(town.olga.user(), "endPayout", &id.to_string());
        bank_transfers::end(&market.context, &town.olga, &key, id, None)
            .await
            .unwrap();
        books.paid_by_bank += amount;
        books.note(BANK, "payout", -amount);
    }
    let (theirs, name) = (
        market.paypal.books().await,
        format!("payout-run-{}", run.id),
    );
    for (shop, due) in due
        .into_iter()
        .enumerate()
        .filter(|(shop, _)| *shop != BANK)
    {
        let receiver = format!("shop-{shop}@paypal.test");
        let mut lines = theirs["payouts"].as_array().unwrap().iter();
        let line =
            lines.find(|line| line["senderBatchId"] == *name && line["receiver"] == *receiver);
        let paid = line.map_or(0, |line| line["minor"].as_i64().unwrap());
        assert_eq!(paid, due, "shop {shop} in period {}", books.period);
        let Some(line) = line else { continue };
        books.note(shop, "payout", -due);
        match line["status"].as_str().unwrap() {
            "SUCCESS" => {
                books.paid_by_paypal += due;
                books.payout_fees += PAYOUT_FEE;
            }
            "FAILED" => books.note(shop, "payout_returned", due),
            // nobody opens an account: the money comes back
            "UNCLAIMED" => {
                let path = format!("payouts/{}/return", line["itemId"].as_str().unwrap());
                market.paypal.post(&path, json!({})).await.unwrap();
                settle_batch(town).await;
                books.note(shop, "payout_returned", due);
            }
            status => panic!("{status}"),
        }
    }
}

/// Asks PayPal until it has looked at every payout.
async fn settle_batch(town: &Town) {
    let waiting = "select count(*) from payouts \
        where method = 'paypal' and status in ('pending', 'in_transit')";
    for _ in 0..500 {
        town.market
            .sql("update payout_runs set ask_at = now() where ask_at is not null")
            .await;
        send::sweep(&town.market.context).await.unwrap();
        if town.market.number(waiting).await == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("payouts stay on their way");
}

/// Fifteen days go by for all that trade wrote down, table by table: all at once would be silence
/// for longer than a pool waits.
async fn go_by(town: &Town) {
    for dated in DATED {
        let columns = format!(
            "select string_agg(format('%1$I = %1$I - interval ''{DAYS} days''', column_name), ', ') \
             from information_schema.columns where table_schema = 'public' \
             and table_name = '{dated}' and data_type = 'timestamp with time zone'"
        );
        let columns = town.market.word(&columns).await;
        let update = format!(
            "set local session_replication_role = replica; \
             set local statement_timeout = 0; update {dated} set {columns}"
        );
        town.market.sql(&update).await;
    }
}

/// Every shop is owed what it should be.
async fn look(town: &Town, books: &Books) {
    for (n, seller) in town.sellers.iter().enumerate() {
        let account = seller::balance::own(&town.market.context, seller).await;
        let shown = account.unwrap().balance;
        let shown = books::Owed {
            balance: shown.balance.minor(),
            pending: shown.pending.minor(),
            held: shown.held.minor(),
            reserved: shown.reserved.minor(),
            available: shown.available.minor(),
        };
        assert_eq!(shown, books.owed(n), "shop {n} in period {}", books.period);
    }
}

/// Every month of every shop has its entries, and they follow each other without a gap.
async fn look_at_statements(town: &Town, books: &Books) {
    for (n, seller) in town.sellers.iter().enumerate() {
        let wanted = books.months(n);
        let mut months = statement::months(town.market.pool(), seller).await.unwrap();
        months.reverse();
        let names: Vec<&str> = months.iter().map(|month| month.month.as_str()).collect();
        assert_eq!(names, wanted.keys().collect::<Vec<_>>(), "shop {n}");
        let mut opening = 0;
        for (name, kinds) in &wanted {
            let first: DateTime<Utc> = format!("{name}-01T00:00:00Z").parse().unwrap();
            let next = first.checked_add_months(Months::new(1)).unwrap();
            let at = (name.clone(), first, next);
            let said = statement::of_month(town.market.pool(), seller, at)
                .await
                .unwrap();
            let mut totals: Vec<(&str, (i64, i64))> = (said.totals.iter())
                .map(|total| (total.kind, (total.entries, total.amount.minor())))
                .collect();
            totals.sort_unstable();
            let wanted: Vec<(&str, (i64, i64))> =
                kinds.iter().map(|(kind, of)| (*kind, *of)).collect();
            assert_eq!(totals, wanted, "shop {n} in {name}");
            assert_eq!(said.opening.minor(), opening, "shop {n} in {name}");
            opening += wanted.iter().map(|(_, (_, sum))| sum).sum::<i64>();
            assert_eq!(said.closing.minor(), opening, "shop {n} in {name}");
        }
    }
}

/// The ledger's accounts, PayPal's totals and the invariants.
async fn look_at_ledger(town: &Town, books: &Books) {
    let market = &town.market;
    let of_disputes = "select coalesce(sum(e.amount), 0) from ledger_entries e \
        join ledger_transactions t on t.id = e.transaction_id \
        where t.kind like 'dispute%' and e.account";
    for (account, wanted) in [
        ("provider", books.at_paypal()),
        ("bank", -books.paid_by_bank),
        ("shop", -books.owed_to_all()),
        ("payout", 0),
        ("commission", -books.commission),
        ("fee", books.fees + books.payout_fees),
        ("adjustment", books.adjusted),
        ("buyer", 0),
    ] {
        let apart = market.number(&format!("{of_disputes} = '{account}'")).await;
        assert_eq!(market.account(account).await - apart, wanted, "{account}");
    }
    let theirs = market.paypal.books().await;
    let totals = &theirs["totals"]["USD"];
    for (name, wanted) in [
        ("captured", books.captured),
        ("refunded", books.refunded),
        ("fees", books.fees),
        ("paidOut", books.paid_by_paypal),
        ("payoutFees", books.payout_fees),
        ("disputeFees", books.lost_disputes * 2000),
        ("held", 0),
    ] {
        assert_eq!(totals[name].as_i64(), Some(wanted), "{name}");
    }
    let breaches = market.breaches_of(|file| file != "i12_stuck.sql").await;
    assert_eq!(breaches, Vec::<String>::new());
}
