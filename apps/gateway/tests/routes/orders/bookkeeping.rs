//! The marketplace's statements and its books as tables.

use chrono::{Days, NaiveTime, TimeDelta, Utc};
use db::testing::travel;
use diesel_async::SimpleAsyncConnection;
use serde_json::json;

use crate::support::{Client, TestApp};

const STATEMENTS: &str = "/api/admin/statements";
const BOOKS: &str = "/api/admin/bookkeeping";
const TABLES: [&str; 4] = ["journal", "refunds", "commission", "payouts"];

/// A marketplace with one sale of 20.00, 5.00 of which went back, a gift of 1.00 and a payout.
async fn traded(app: &TestApp) -> (Client, Client) {
    let (clay, ada) = (app.seller("clay").await, app.shopper("ada").await);
    let root = app.operator("root").await;
    let mug = app.product(&clay, "Mug", 2000, 9).await;
    app.delivered(&clay, &ada, &mug).await;
    let refund = json!({ "amount": 500, "reason": "=It broke" });
    root.post_once("/api/admin/shop-orders/1/refunds", "refund", refund)
        .await
        .expect(200);
    let booked = "select count(*) from ledger_transactions where kind = 'refund'";
    app.until(booked, 1).await;
    let gift = json!({ "amount": 100, "reason": "Welcome" });
    root.post_once("/api/admin/shops/1/adjustments", "gift", gift)
        .await
        .expect(201);
    app.sql(
        "with run as ( \
             insert into payout_runs (scheduled_for, currency, status) \
             values ('2026-11-01', 'USD', 'sent') returning id), \
         paid as ( \
             insert into payouts (run_id, shop_id, amount, currency, method, destination, shown) \
             select id, 1, 480, 'USD', 'paypal', '\\x0000000000', 'c•••@paypal.test' from run returning id), \
         booked as ( \
             insert into ledger_transactions (kind, reference, currency) \
             select 'payout', 'payout:' || id, 'USD' from paid returning id) \
         insert into ledger_entries (transaction_id, account, shop_id, amount) \
         select id, account, 1, amount from booked, (values ('shop', 480), ('payout', -480)) as e (account, amount)",
    )
    .await;
    (clay, root)
}

async fn table(operator: &Client, path: &str) -> Vec<String> {
    let answer = operator.get(path).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    let text = answer.text.strip_prefix('\u{feff}');
    let text = text.expect("a byte order mark before the table");
    text.split_terminator("\r\n").map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_month_is_read_by_account_and_by_shop_and_taken_along() {
    let app = TestApp::start().await;
    let (clay, root) = traded(&app).await;
    let month = Utc::now().format("%Y-%m").to_string();
    let months = root.get(STATEMENTS).await.expect(200);
    assert_eq!(months["months"][0]["month"], json!(month));

    let statement = root.get(&format!("{STATEMENTS}/{month}")).await.expect(200);
    let account = |name: &str| {
        let accounts = statement["accounts"].as_array().unwrap().iter();
        let mut found = accounts.filter(|account| account["account"] == name);
        found.next().unwrap().clone()
    };
    let commission = account("commission");
    assert_eq!(
        commission["movements"],
        json!([{ "kind": "capture", "amount": -160 }, { "kind": "refund", "amount": 40 }])
    );
    assert_eq!(
        (&commission["opening"], &commission["closing"]),
        (&json!(0), &json!(-120))
    );
    assert_eq!(account("adjustment")["closing"], 100);

    let shops = root
        .get(&format!("{STATEMENTS}/{month}/shops"))
        .await
        .expect(200);
    assert_eq!(
        shops["items"],
        json!([{
            "shopId": 1, "shopName": "clay", "opening": 0, "sales": 2000, "commission": -160,
            "refunds": -500, "commissionBack": 40, "adjustments": 100, "payouts": -480, "closing": 1000,
        }])
    );
    let rows = table(&root, &format!("{STATEMENTS}/{month}/csv")).await;
    assert_eq!(rows[0], "month,account,shop id,shop,figure,amount,currency");
    for row in [
        format!("{month},commission,,,refund,0.40,USD"),
        format!("{month},shop,1,clay,closing,10.00,USD"),
    ] {
        assert!(rows.contains(&row), "{row} in {rows:#?}");
    }
    for month in [
        "2026-13",
        "2026-1",
        "-9999-1",
        "+2026-1",
        "2026-%0A1",
        "2026-1%20",
        "0001-01",
        "1e3-01",
    ] {
        for part in ["", "/shops", "/csv"] {
            let path = format!("{STATEMENTS}/{month}{part}");
            let refused = root.get(&path).await.expect(422);
            assert_eq!(refused["errors"][0]["pointer"], "/month", "{path}");
        }
        let path = format!("/api/seller/statements/{month}");
        clay.get(&path).await.expect(422);
    }
    assert_eq!(clay.get(STATEMENTS).await.status, 403);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_books_are_taken_along_as_tables_without_formulas() {
    let app = TestApp::start().await;
    let (clay, root) = traded(&app).await;
    let journal = table(&root, &format!("{BOOKS}/journal")).await;
    let head = "date,document,reference,kind,account,counter accounts,debit,credit,currency,text,order,shop id,shop";
    assert_eq!(journal[0], head);
    let cells = |row: &String| row.split(',').map(str::to_owned).collect::<Vec<_>>();
    let rows: Vec<Vec<String>> = journal[1..].iter().map(cells).collect();
    let cents = |cell: &str| cell.replace('.', "").parse::<i64>().unwrap_or_default();
    let sum = |column: usize| rows.iter().map(|row| cents(&row[column])).sum::<i64>();
    assert_eq!(sum(6), sum(7), "debits are as much as credits");
    let lines = app.count("select count(*) from ledger_entries").await;
    assert_eq!(i64::try_from(rows.len()).unwrap(), lines);
    let of = |kind: &str, account: &str| {
        let mut found = rows
            .iter()
            .filter(|row| row[3] == kind && row[4] == account);
        found
            .next()
            .unwrap_or_else(|| panic!("no {account} of {kind} in {journal:#?}"))
    };
    let sale = of("capture", "shop");
    assert_eq!(sale[5..9], ["provider commission", "", "18.40", "USD"]);
    assert_eq!(sale[11..], ["1", "clay"]);
    assert_eq!(of("refund", "provider")[9], "'=It broke");

    let refunds = table(&root, &format!("{BOOKS}/refunds")).await;
    assert_eq!(refunds.len(), 2);
    assert!(
        refunds[1].ends_with(",1,clay,provider,5.00,0.40,USD,'=It broke"),
        "{refunds:?}"
    );
    let commission = table(&root, &format!("{BOOKS}/commission")).await;
    assert_eq!(commission[1..], ["1,clay,20.00,1.60,5.00,0.40,1.20,USD"]);
    let payouts = table(&root, &format!("{BOOKS}/payouts?separator=semicolon")).await;
    assert!(
        payouts[1].ends_with(";1;clay;paypal;pending;\"4,80\";\"0,00\";USD"),
        "{payouts:?}"
    );

    for name in TABLES {
        let before = table(&root, &format!("{BOOKS}/{name}?to=2020-01-01")).await;
        assert_eq!(before.len(), 1, "{name} has only its head: {before:?}");
        let path = format!("{BOOKS}/{name}");
        let refused = root
            .get(&format!("{path}?from=yesterday"))
            .await
            .expect(422);
        assert_eq!(refused["errors"][0]["pointer"], "/from");
        assert_eq!(clay.get(&path).await.status, 403, "{name}");
    }

    // all of it was commission, so the shop has no entry of its own
    app.sql(
        "with given as ( \
             insert into refunds (payment_id, shop_order_id, amount, commission, reason) \
             select p.id, s.id, 100, 100, 'Kept' from payments p \
             join shop_orders s on s.order_id = p.order_id returning id), \
         booked as ( \
             insert into ledger_transactions (kind, order_id, reference, currency) \
             select 'refund', o.id, 'refund:' || given.id, 'USD' from given, orders o returning id) \
         insert into ledger_entries (transaction_id, account, amount) \
         select id, account, amount from booked, \
             (values ('provider', -100), ('commission', 100)) as e (account, amount)",
    )
    .await;
    let refunds = table(&root, &format!("{BOOKS}/refunds")).await;
    assert!(
        refunds[2].ends_with(",1,clay,provider,1.00,1.00,USD,Kept"),
        "{refunds:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_day_is_taken_along_when_all_that_was_booked_on_it_can_be_seen() {
    let app = TestApp::start().await;
    let pool = &app.database.pool;
    let midnight = pool.now().date_naive() + Days::new(2);
    let midnight = midnight.and_time(NaiveTime::MIN).and_utc();
    // an access token is good for ten minutes
    travel(pool, midnight - TimeDelta::minutes(5) - pool.now()).await;
    let root = app.operator("root").await;
    travel(pool, midnight + TimeDelta::seconds(1) - pool.now()).await;
    let today = midnight.date_naive();
    let yesterday = today - Days::new(1);
    for name in TABLES {
        let early = root.get(&format!("{BOOKS}/{name}?to={yesterday}")).await;
        assert_eq!((early.status, early.code()), (503, "still_booking"));
        let seconds = early.headers["retry-after"].to_str().unwrap();
        let seconds: u32 = seconds.parse().unwrap();
        assert!((1..=60).contains(&seconds), "{seconds}");
        // one that goes on is not complete anyway
        table(&root, &format!("{BOOKS}/{name}?to={today}")).await;
    }
    travel(pool, TimeDelta::minutes(1)).await;
    let mut slow = pool.get().await.unwrap();
    slow.batch_execute("begin; select pg_current_xact_id()")
        .await
        .unwrap();
    for name in TABLES {
        let path = format!("{BOOKS}/{name}?to={yesterday}");
        let early = root.get(&path).await;
        assert_eq!((early.status, early.code()), (503, "still_booking"));
    }
    slow.batch_execute("rollback").await.unwrap();
    for name in TABLES {
        let path = format!("{BOOKS}/{name}?to={yesterday}");
        // the database's clock was set ahead: who writes at all began before that midnight
        let mut late = root.get(&path).await;
        for _ in 0..100 {
            if late.status == 503 {
                late = root.get(&path).await;
            }
        }
        late.expect(200);
    }
}
