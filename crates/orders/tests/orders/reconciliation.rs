//! The provider's books against ours: each way to differ, and what becomes of what was found.

use async_trait::async_trait;
use chrono::{DateTime, TimeDelta, Utc};
use orders::reconciliation::breaks::{self, Break, Standing};
use orders::reconciliation::{Books, Mismatch, PayoutRecords, compare, run};
use orders::{Error, Order};
use payments::payouts::{Item, ItemStatus};
use payments::{Transaction, TransactionKind};
use types::{BreakId, Currency, Money, PageRequest, PayoutId, Text};

use crate::support::{TestMarket, cents, key_of};

/// What the provider says of each payout, by its id.
#[derive(Default)]
pub struct Records(Vec<(i64, ItemStatus, i64)>);

#[async_trait]
impl PayoutRecords for Records {
    async fn record(&self, id: PayoutId) -> Result<Option<Item>, Error> {
        let mut known = self.0.iter();
        let known = known.find(|(known, ..)| *known == id.get());
        Ok(known.map(|(id, status, amount)| Item {
            id: format!("ITEM-{id}"),
            reference: format!("payout-{id}"),
            status: *status,
            amount: cents(*amount),
            fee: cents(25),
            currency: Currency::parse("USD").unwrap(),
            failure: None,
        }))
    }

    async fn book_fee(&self, id: PayoutId, fee: Money) -> Result<bool, Error> {
        Ok(fee == cents(25) && self.record(id).await?.is_some())
    }
}

pub fn moved(id: &str, kind: TransactionKind, amount: i64) -> Transaction {
    Transaction {
        id: id.to_owned(),
        kind,
        capture_id: None,
        reference: None,
        amount: cents(amount),
        currency: Currency::parse("USD").unwrap(),
        fee: Money::ZERO,
        at: Utc::now(),
    }
}

/// One sale of 19.99 of which PayPal kept 1.18, as its list has it.
async fn trade(market: &TestMarket) -> (Order, Transaction) {
    let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let order = market.paid(&ada, &[(mug, 1)], None).await;
    let name = market.word("select capture_id from payments").await;
    market
        .sql(&format!(
            "with t as (insert into ledger_transactions (kind, order_id, reference, currency) \
            values ('fee', {}, 'fee:{name}', 'USD') returning id) \
         insert into ledger_entries (transaction_id, account, amount) \
         select t.id, e.account, e.amount from t, \
         (values ('provider', -118), ('fee', 118)) as e (account, amount)",
            order.id
        ))
        .await;
    let sale = Transaction {
        fee: cents(118),
        reference: Some(order.number.clone()),
        ..moved(&name, TransactionKind::Payment, 1999)
    };
    (order, sale)
}

/// Books what became of a payout of 5.00: `paid`, `returned`, both, or `by hand`.
async fn pay_out(market: &TestMarket, id: i64, what: &[&str]) {
    for what in what {
        let (kind, name, entries) = match *what {
            "paid" => ("payout_paid", "paid", "('payout', 500), ('provider', -500)"),
            "fee" => ("payout_fee", "fee", "('fee', 25), ('provider', -25)"),
            "back" => (
                "payout_returned",
                "returned",
                "('provider', 500), ('shop', -500)",
            ),
            "unclaimed" => (
                "payout_returned",
                "returned",
                "('payout', 500), ('shop', -500)",
            ),
            _ => ("payout_paid", "paid", "('payout', 500), ('bank', -500)"),
        };
        market
            .sql(&format!(
                "with t as (insert into ledger_transactions (kind, reference, currency) \
                values ('{kind}', 'payout-{name}:{id}', 'USD') returning id) \
             insert into ledger_entries (transaction_id, account, shop_id, amount) \
             select t.id, e.account, \
                case when e.account in ('shop', 'payout') then (select min(id) from shops) end, \
                e.amount from t, (values {entries}) as e (account, amount)"
            ))
            .await;
    }
}

fn payout(id: i64, kind: TransactionKind, fee: i64) -> Transaction {
    Transaction {
        reference: Some(format!("payout-{id}")),
        fee: cents(fee),
        ..moved(&format!("T-{id}-{kind:?}"), kind, 500)
    }
}

/// What a comparison of the last two days says.
pub async fn differences(
    market: &TestMarket,
    records: &Records,
    listed: &[Transaction],
) -> Vec<String> {
    market.paypal.list(listed);
    let books = Books {
        pool: market.pool(),
        provider: &*market.context.provider,
        payouts: records,
    };
    let (from, to) = (Utc::now() - TimeDelta::days(2), Utc::now());
    let found = compare(books, from, to).await.unwrap();
    found.iter().map(ToString::to_string).collect()
}

#[tokio::test]
async fn each_way_in_which_a_sale_can_differ_is_told() {
    let market = TestMarket::open().await;
    let (order, sale) = trade(&market).await;
    let (name, number) = (&sale.id, &order.number);
    let none = Records::default();
    let told = async |listed: &[Transaction]| differences(&market, &none, listed).await;
    assert_eq!(told(std::slice::from_ref(&sale)).await, [""; 0]);
    let of_sale = |refund: Transaction| Transaction {
        capture_id: Some(name.clone()),
        ..refund
    };
    let refund = moved("R-1", TransactionKind::Refund, 500);
    for (listed, wanted) in [
        (
            vec![sale.clone(), of_sale(refund.clone())],
            format!(
                "refund R-1 of capture {name} (order {number}): $5.00 stands in the provider's \
                 books and not in ours"
            ),
        ),
        (
            vec![sale.clone(), refund],
            "refund R-1: $5.00 stands in the provider's books and not in ours".to_owned(),
        ),
        (
            vec![
                sale.clone(),
                Transaction {
                    reference: Some("HS-LOST".to_owned()),
                    ..moved("C-1", TransactionKind::Payment, 700)
                },
            ],
            "capture C-1 (order HS-LOST): a buyer paid $7.00, and there is no such order in our \
             books"
                .to_owned(),
        ),
        (
            vec![sale.clone(), moved("C-2", TransactionKind::Payment, 700)],
            "capture C-2: $7.00 stands in the provider's books and not in ours".to_owned(),
        ),
        (
            vec![
                sale.clone(),
                Transaction {
                    reference: Some(number.clone()),
                    ..moved("C-3", TransactionKind::Payment, 700)
                },
            ],
            format!(
                "capture C-3 (order {number}): $7.00 stands in the provider's books and not in ours"
            ),
        ),
        (
            vec![Transaction {
                amount: cents(2000),
                ..sale.clone()
            }],
            format!(
                "capture {name} (order {number}): $20.00 in the provider's books, $19.99 in ours"
            ),
        ),
        (
            vec![Transaction {
                currency: Currency::parse("EUR").unwrap(),
                ..sale.clone()
            }],
            format!(
                "capture {name} (order {number}): €19.99 in the provider's books, $19.99 in ours"
            ),
        ),
        (
            vec![Transaction {
                fee: cents(119),
                ..sale.clone()
            }],
            format!(
                "capture {name} (order {number}): the provider kept $1.19, our books say $1.18"
            ),
        ),
        (
            vec![Transaction {
                kind: TransactionKind::Reversal,
                ..sale.clone()
            }],
            format!(
                "capture {name} (order {number}): $19.99 in the provider's books, where it is \
                 something else than the $19.99 in ours"
            ),
        ),
    ] {
        assert_eq!(told(&listed).await, [wanted]);
    }
    // what is not listed is asked for by its name
    assert_eq!(told(&[]).await, [""; 0]);
    market.paypal.forget();
    let missing = format!(
        "capture {name} (order {number}): $19.99 stands in our books and not in the provider's"
    );
    assert_eq!(told(&[]).await, [missing]);
}

#[tokio::test]
async fn each_way_in_which_a_payout_can_differ_is_told() {
    use ItemStatus::{Failed, Paid, Returned};
    use TransactionKind::{Payout, PayoutFee, PayoutReturned};
    let market = TestMarket::open().await;
    let (_, sale) = trade(&market).await;
    pay_out(&market, 1, &["paid", "fee"]).await;
    pay_out(&market, 2, &["paid", "fee", "back"]).await;
    pay_out(&market, 3, &["unclaimed"]).await;
    pay_out(&market, 4, &["by hand"]).await;
    let sound = vec![
        sale.clone(),
        payout(1, Payout, 25),
        payout(2, Payout, 25),
        payout(2, PayoutReturned, 0),
        // its fee came back with it
        payout(3, Payout, 25),
        payout(3, PayoutReturned, -25),
    ];
    let records = |status, amount| Records(vec![(1, status, amount)]);
    let paid = records(Paid, 500);
    assert_eq!(differences(&market, &paid, &sound).await, [""; 0]);
    let without = |kind| {
        let mut listed = sound.clone();
        listed.retain(|one| one.reference.as_deref() != Some("payout-1") || one.kind != kind);
        listed
    };
    let with = |more: Transaction| [without(Payout), vec![more]].concat();
    // dated outside of the period, or with a fee of its own
    assert_eq!(differences(&market, &paid, &without(Payout)).await, [""; 0]);
    let apart = Transaction {
        amount: cents(25),
        ..payout(1, PayoutFee, 0)
    };
    let apart = [with(payout(1, Payout, 0)), vec![apart]].concat();
    assert_eq!(differences(&market, &paid, &apart).await, [""; 0]);
    let none = Records::default();
    let gone = "payout payout-1: $5.00 stands in our books and not in the provider's";
    for (records, listed, wanted) in [
        (&none, without(Payout), gone),
        (&records(Failed, 500), without(Payout), gone),
        (&records(Returned, 500), without(Payout), gone),
        (
            &records(Paid, 400),
            without(Payout),
            "payout payout-1: $4.00 in the provider's books, $5.00 in ours",
        ),
        (
            &none,
            with(payout(1, Payout, 30)),
            "payout payout-1: the provider kept $0.30, our books say $0.25",
        ),
        (
            &paid,
            [sound.clone(), vec![payout(4, Payout, 0)]].concat(),
            "payout payout-4: $5.00 stands in the provider's books and not in ours",
        ),
        (
            &paid,
            [sound.clone(), vec![payout(9, Payout, 25)]].concat(),
            "payout payout-9: $5.00 stands in the provider's books and not in ours",
        ),
    ] {
        assert_eq!(differences(&market, records, &listed).await, [wanted]);
    }
}

#[tokio::test]
async fn a_payout_that_is_marked_as_paid_long_after_it_left_is_found_on_the_day_it_left() {
    let market = TestMarket::open().await;
    let (_, sale) = trade(&market).await;
    market
        .sql(
            "insert into ledger_transactions (kind, reference, currency, posted_at) \
             values ('payout', 'payout:1', 'USD', now() - interval '23 days')",
        )
        .await;
    pay_out(&market, 1, &["paid"]).await;
    // nobody knows its name there
    let records = Records::default();
    let left = Transaction {
        at: Utc::now() - TimeDelta::days(20),
        ..payout(1, TransactionKind::Payout, 0)
    };
    let listed = [sale.clone(), left];
    assert_eq!(differences(&market, &records, &listed).await, [""; 0]);
    let alone = market.paypal.searched().len();
    assert_eq!(
        differences(&market, &records, &[sale]).await,
        ["payout payout-1: $5.00 stands in our books and not in the provider's"]
    );
    market.paypal.searched();
    // one list for all of them
    for id in 2..5 {
        pay_out(&market, id, &["paid"]).await;
    }
    assert_eq!(differences(&market, &records, &listed).await.len(), 3);
    assert_eq!(market.paypal.searched().len(), alone);
}

/// A comparison `days` after the first one could see all of it.
async fn compare_after(market: &TestMarket, days: i64) -> Result<(), Error> {
    compare_by(market, &Records::default(), days).await
}

async fn compare_by(market: &TestMarket, records: &Records, days: i64) -> Result<(), Error> {
    let now = Utc::now() + TimeDelta::hours(4) + TimeDelta::days(days);
    run::run_at(&market.context, records, now).await
}

#[tokio::test]
async fn a_fee_that_nobody_booked_is_no_break() {
    let market = TestMarket::open().await;
    let root = market.operator("root").await;
    let (_, sale) = trade(&market).await;
    // an operator read at the provider that it arrived
    pay_out(&market, 1, &["paid"]).await;
    let listed = payout(1, TransactionKind::Payout, 25);
    market.paypal.list(&[sale, listed]);
    let open = async || standing(&market, &root, Standing::Open).await.len();
    let known = Records(vec![(1, ItemStatus::Paid, 500)]);
    compare_by(&market, &known, 0).await.unwrap();
    assert_eq!(open().await, 0);
    // it could not be booked, so a person has to look
    compare_after(&market, 1).await.unwrap();
    assert_eq!(open().await, 1);
}

const EMAILS: &str = "select count(*) from jobs where unique_key like 'mail:breaks:%'";

async fn standing(
    market: &TestMarket,
    operator: &auth::actor::Operator,
    how: Standing,
) -> Vec<Break> {
    let order = breaks::Order::Largest;
    let page = breaks::list(&market.context, operator, how, order, PageRequest::FIRST);
    page.await.unwrap().0.items
}

#[tokio::test]
async fn a_break_is_told_once_explained_for_as_long_as_it_stays_and_gone_when_it_is() {
    use Standing::{Explained, Gone, Open};
    let market = TestMarket::open().await;
    let root = market.operator("root").await;
    let (_, sale) = trade(&market).await;
    let ids = async |how| {
        let breaks = standing(&market, &root, how).await;
        breaks.iter().map(|one| one.id).collect::<Vec<_>>()
    };
    let strange = moved("C-1", TransactionKind::Payment, 700);
    let small = moved("C-2", TransactionKind::Payment, 100);
    market
        .paypal
        .list(&[sale.clone(), small.clone(), strange.clone()]);
    compare_after(&market, 0).await.unwrap();
    let open = standing(&market, &root, Open).await;
    let sizes: Vec<i64> = open.iter().map(|one| one.size.minor()).collect();
    assert_eq!(sizes, [700, 100], "the largest first");
    assert_eq!(open[0].difference.mismatch, Mismatch::MissingInLedger);
    let email = "select payload::text from jobs where unique_key like 'mail:breaks:%'";
    let email = market.word(email).await;
    for words in ["2 differences", "$8.00", "/api/admin/reconciliation/breaks"] {
        assert!(email.contains(words), "{words}: {email}");
    }

    // an operator knows the larger one
    let note = Text::parse("Invoiced at PayPal").unwrap();
    let explain = async |id: BreakId, key: &str| {
        let key = key_of(root.user(), "explain", key);
        breaks::explain(&market.context, &root, &key, id, &note).await
    };
    let said = explain(open[0].id, "a").await.unwrap();
    assert_eq!(explain(open[0].id, "a").await.unwrap(), said);
    assert_eq!(said.explanation.as_ref().unwrap().by, root.user().id());
    let again = explain(open[0].id, "b").await;
    assert!(matches!(again, Err(Error::BreakSettled)));
    let nobodys = explain(BreakId::new(0), "c").await;
    assert!(matches!(nobodys, Err(Error::NotFound)));

    // the next day all is as it was, and nobody is written to
    compare_after(&market, 1).await.unwrap();
    assert_eq!(ids(Open).await, [open[1].id]);
    assert_eq!(ids(Explained).await, [open[0].id]);
    assert_eq!(market.number(EMAILS).await, 1);

    // long after its day, what is open is still looked at
    market.paypal.list(&[sale, strange]);
    compare_after(&market, 9).await.unwrap();
    assert_eq!(ids(Open).await, []);
    assert_eq!(ids(Gone).await, [open[1].id]);
    assert_eq!(ids(Explained).await, [open[0].id]);
    let late = explain(open[1].id, "d").await;
    assert!(matches!(late, Err(Error::BreakSettled)));
}

#[tokio::test]
async fn an_explained_break_whose_amount_changes_is_a_new_one() {
    use Standing::{Explained, Gone, Open};
    let market = TestMarket::open().await;
    let root = market.operator("root").await;
    let (_, sale) = trade(&market).await;
    let strange = moved("C-1", TransactionKind::Payment, 700);
    market.paypal.list(&[sale.clone(), strange.clone()]);
    compare_after(&market, 0).await.unwrap();
    let open = standing(&market, &root, Open).await;
    let note = Text::parse("Invoiced at PayPal").unwrap();
    let key = key_of(root.user(), "explain", "a");
    let said = breaks::explain(&market.context, &root, &key, open[0].id, &note);
    said.await.unwrap();
    let more = Transaction {
        amount: cents(900),
        ..strange
    };
    market.paypal.list(&[sale, more]);
    compare_after(&market, 1).await.unwrap();
    assert_eq!(standing(&market, &root, Explained).await, []);
    let gone = standing(&market, &root, Gone).await;
    assert_eq!((gone.len(), gone[0].id), (1, open[0].id));
    let now = standing(&market, &root, Open).await;
    assert_eq!((now.len(), now[0].size), (1, cents(900)));
    assert_eq!(market.number(EMAILS).await, 2);
    // what was found and said stays as it is
    for change in [
        "update book_breaks set there = 1",
        "update book_breaks set explanation = 'Else' where explained_at is not null",
        "update book_breaks set gone_at = null where gone_at is not null",
        "delete from book_breaks",
        "update book_comparisons set opened = 0",
    ] {
        use diesel_async::SimpleAsyncConnection;
        let refused = market.conn().await.batch_execute(change).await;
        assert!(refused.is_err(), "{change}");
    }
}

/// The periods that the provider was asked about, in hours.
fn hours(searched: &[(DateTime<Utc>, DateTime<Utc>)]) -> Vec<i64> {
    let hours = searched.iter().map(|(from, to)| (*to - *from).num_hours());
    hours.collect()
}

#[tokio::test]
async fn a_comparison_goes_on_where_the_last_one_ended_and_never_takes_more_than_a_month() {
    let market = TestMarket::open().await;
    compare_after(&market, 0).await.unwrap();
    assert_eq!(market.paypal.searched(), [], "nothing was ever booked");
    let (_, sale) = trade(&market).await;
    market.paypal.list(&[sale]);
    compare_after(&market, 0).await.unwrap();
    assert_eq!(hours(&market.paypal.searched()), [168, 168, 168, 168, 72]);
    compare_after(&market, 0).await.unwrap();
    assert_eq!(market.paypal.searched(), [], "once a day");
    compare_after(&market, 1).await.unwrap();
    assert_eq!(hours(&market.paypal.searched()), [48]);
    // away: all stays as it was, and the next round takes it all
    let done = "select count(*) from book_comparisons";
    market.paypal.set_away(true);
    let failed = compare_after(&market, 2).await;
    assert!(matches!(failed, Err(Error::ProviderUnavailable)));
    assert_eq!(market.number(done).await, 2);
    market.paypal.set_away(false);
    compare_after(&market, 3).await.unwrap();
    assert_eq!(hours(&market.paypal.searched()), [72]);
    // after a pause of months it catches up month by month
    compare_after(&market, 63).await.unwrap();
    assert_eq!(hours(&market.paypal.searched()), [168, 168, 168, 168, 72]);
    compare_after(&market, 63).await.unwrap();
    assert_eq!(hours(&market.paypal.searched()), [168, 168, 168, 168, 72]);
    compare_after(&market, 63).await.unwrap();
    assert_eq!(market.paypal.searched(), []);
}

#[tokio::test]
async fn gateways_that_compare_at_once_find_and_tell_each_break_once() {
    let market = TestMarket::open().await;
    let (_, sale) = trade(&market).await;
    market
        .paypal
        .list(&[sale, moved("C-1", TransactionKind::Payment, 700)]);
    let (one, other) = tokio::join!(compare_after(&market, 0), compare_after(&market, 0));
    one.unwrap();
    other.unwrap();
    for table in ["book_comparisons", "book_breaks"] {
        let count = format!("select count(*) from {table}");
        assert_eq!(market.number(&count).await, 1, "{table}");
    }
    assert_eq!(market.number(EMAILS).await, 1);
}

#[tokio::test]
async fn a_disputes_fee_is_booked_once_by_the_providers_list() {
    let market = TestMarket::open().await;
    let root = market.operator("root").await;
    let (_, sale) = trade(&market).await;
    let fee = Transaction {
        capture_id: Some(sale.id.clone()),
        ..moved("F-1", TransactionKind::DisputeFee, 2000)
    };
    let strange = Transaction {
        capture_id: Some("C-9".to_owned()),
        ..moved("F-2", TransactionKind::DisputeFee, 1500)
    };
    let before = (
        market.balance("provider").await,
        market.balance("fee").await,
    );
    let listed = [sale, fee, strange];
    assert_eq!(
        differences(&market, &Records::default(), &listed)
            .await
            .len(),
        2,
        "comparing alone books nothing"
    );
    compare_after(&market, 0).await.unwrap();
    compare_after(&market, 1).await.unwrap();
    let after = (
        market.balance("provider").await,
        market.balance("fee").await,
    );
    assert_eq!(after, (before.0 - 2000, before.1 + 2000));
    // one that is about no payment of ours is somebody's to explain
    let open = standing(&market, &root, Standing::Open).await;
    let names: Vec<&str> = open
        .iter()
        .map(|one| one.difference.name.as_str())
        .collect();
    assert_eq!(names, ["F-2"]);
}
