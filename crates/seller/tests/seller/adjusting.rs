//! Adjustments above the limit: two people, whatever happens at once.

use auth::actor::Operator;
use diesel_async::SimpleAsyncConnection;
use orders::Error;
use orders::adjustment::request::{self, Decision, Request, Standing};
use orders::adjustment::{self, Outcome};
use types::{Money, PageRequest, ShopId, Text};

use crate::support::{TestMarket, key_of};

/// What one operator may book alone here.
const LIMIT: i64 = 10_000;

async fn adjust(market: &TestMarket, operator: &Operator, shop: ShopId, amount: i64) -> Outcome {
    let key = key_of(operator.user(), "adjust", &format!("{shop}:{amount}"));
    let (what, reason) = ((shop, Money::new(amount)), Text::parse("Photos").unwrap());
    adjustment::make(&market.context.orders, operator, &key, what, &reason)
        .await
        .unwrap()
}

async fn asked(market: &TestMarket, operator: &Operator, shop: ShopId, amount: i64) -> Request {
    match adjust(market, operator, shop, amount).await {
        Outcome::Waits(request) => request,
        Outcome::Booked(made) => panic!("{made:?} was booked by one person"),
    }
}

async fn decide(
    market: &TestMarket,
    operator: &Operator,
    request: &Request,
    decision: Decision,
) -> Result<Request, Error> {
    let key = key_of(operator.user(), "decide", &format!("{decision:?}"));
    request::decide(&market.context.orders, operator, &key, request.id, decision).await
}

async fn waiting(market: &TestMarket, operator: &Operator, standing: Standing) -> Vec<String> {
    let first = PageRequest::FIRST;
    let page = request::list(&market.context.orders, operator, standing, None, first).await;
    let line = |one: request::Named| {
        let decider = one.decider.unwrap_or_default();
        let amount = one.request.amount.minor();
        format!(
            "{} {amount} {} {decider} {}",
            one.shop, one.requester, one.request.status
        )
    };
    page.unwrap().items.into_iter().map(line).collect()
}

#[tokio::test]
async fn above_the_limit_nothing_is_booked_until_another_operator_approves() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let grace = market.operator("grace").await;
    for (operator, amount) in [(&root, LIMIT), (&grace, -LIMIT)] {
        let outcome = adjust(&market, operator, clay.shop(), amount).await;
        assert!(matches!(outcome, Outcome::Booked(_)), "{outcome:?}");
    }
    let request = asked(&market, &root, clay.shop(), LIMIT + 1).await;
    // asked again with the same key, it is the same one
    assert_eq!(asked(&market, &root, clay.shop(), LIMIT + 1).await, request);
    assert_eq!(market.owed(clay.shop()).await, 0);
    assert_eq!(
        waiting(&market, &grace, Standing::Waiting).await,
        ["clay 10001 root  waiting"]
    );

    for decision in [Decision::Approve, Decision::Decline] {
        let own = decide(&market, &root, &request, decision).await;
        assert!(matches!(own, Err(Error::OwnAdjustment)), "{own:?}");
    }
    let others = decide(&market, &grace, &request, Decision::Withdraw).await;
    assert!(matches!(others, Err(Error::OthersAdjustment)), "{others:?}");
    assert_eq!(market.owed(clay.shop()).await, 0);

    let approved = decide(&market, &grace, &request, Decision::Approve)
        .await
        .unwrap();
    assert_eq!(market.owed(clay.shop()).await, LIMIT + 1);
    let again = decide(&market, &grace, &request, Decision::Approve).await;
    assert_eq!(again.unwrap(), approved);
    for (operator, decision) in [(&root, Decision::Withdraw), (&grace, Decision::Decline)] {
        let late = decide(&market, operator, &request, decision).await;
        assert!(matches!(late, Err(Error::AdjustmentDecided)), "{late:?}");
    }
    assert_eq!(market.owed(clay.shop()).await, LIMIT + 1);
    assert_eq!(waiting(&market, &root, Standing::Waiting).await, [""; 0]);
    assert_eq!(
        waiting(&market, &root, Standing::Decided).await,
        ["clay 10001 root grace approved"]
    );
    assert_eq!(market.breaches().await, Vec::<String>::new());
}

#[tokio::test]
async fn what_is_declined_or_withdrawn_books_nothing() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let grace = market.operator("grace").await;
    let declined = asked(&market, &root, clay.shop(), 50_000).await;
    decide(&market, &grace, &declined, Decision::Decline)
        .await
        .unwrap();
    let withdrawn = asked(&market, &root, clay.shop(), -50_000).await;
    decide(&market, &root, &withdrawn, Decision::Withdraw)
        .await
        .unwrap();
    let late = decide(&market, &grace, &withdrawn, Decision::Approve).await;
    assert!(matches!(late, Err(Error::AdjustmentDecided)), "{late:?}");
    assert_eq!(market.number("select count(*) from adjustments").await, 0);
    assert_eq!(market.owed(clay.shop()).await, 0);
    assert_eq!(
        waiting(&market, &grace, Standing::Decided).await,
        [
            "clay -50000 root root withdrawn",
            "clay 50000 root grace declined"
        ]
    );
}

#[tokio::test]
async fn a_limit_of_nothing_wants_two_people_for_every_cent() {
    let mut market = TestMarket::open().await;
    market.set(|settings| settings.adjustment_approval_above = Money::ZERO);
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    asked(&market, &root, clay.shop(), 1).await;
    asked(&market, &root, clay.shop(), -1).await;
    assert_eq!(market.number("select count(*) from adjustments").await, 0);
}

#[tokio::test]
async fn the_other_operators_get_an_email() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    for name in ["grace", "alan", "locked"] {
        market.operator(name).await;
    }
    market
        .sql(
            "update users set locked_at = now(), locked_reason = 'Left', \
             locked_by = (select id from users where username = 'root') where username = 'locked'",
        )
        .await;
    asked(&market, &root, clay.shop(), -25_000).await;
    let to = market
        .word(
            "select string_agg(payload->>'to', ' ' order by payload->>'to') from jobs \
             where kind = 'mail' and payload::text like '%root wants to take $250.00 from clay%'",
        )
        .await;
    assert_eq!(to, "alan@fair.test grace@fair.test");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_who_decide_at_once_one_does_and_it_is_booked_once() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    let mut others = Vec::new();
    for name in ["grace", "alan", "edith", "tom"] {
        others.push(market.operator(name).await);
    }
    for round in 1..=5 {
        let request = asked(&market, &root, clay.shop(), LIMIT + round).await;
        let owed = market.owed(clay.shop()).await;
        let approvals = others.iter().map(|other| (other, Decision::Approve));
        let all = approvals.chain([(&others[0], Decision::Decline), (&root, Decision::Withdraw)]);
        let tasks: Vec<_> = all
            .map(|(operator, decision)| {
                let (context, operator) = (market.context.orders.clone(), operator.clone());
                let key = key_of(operator.user(), "decide", &format!("{decision:?}{round}"));
                tokio::spawn(async move {
                    request::decide(&context, &operator, &key, request.id, decision).await
                })
            })
            .collect();
        let mut decided = Vec::new();
        for task in tasks {
            match task.await.unwrap() {
                Ok(request) => decided.push(request.status),
                Err(late) => assert!(matches!(late, Error::AdjustmentDecided), "{late:?}"),
            }
        }
        assert_eq!(decided.len(), 1, "{decided:?}");
        let booked = match decided[0] == "approved" {
            true => LIMIT + round,
            false => 0,
        };
        assert_eq!(market.owed(clay.shop()).await, owed + booked);
    }
    assert_eq!(market.breaches().await, Vec::<String>::new());
}

#[tokio::test]
async fn the_database_itself_wants_two_people() {
    let market = TestMarket::open().await;
    let (clay, root) = (market.seller("clay").await, market.operator("root").await);
    market.operator("grace").await;
    let request = asked(&market, &root, clay.shop(), 20_000).await;
    market
        .sql(&format!(
            "insert into adjustments (shop_id, amount, reason, operator_id) \
         select {shop}, amount, 'Photos', id from users, (values (20000), (20001)) as a (amount) \
         where username in ('root', 'grace')",
            shop = clay.shop()
        ))
        .await;
    let booked = |by: &str, amount: i64| {
        format!(
            "(select a.id from adjustments a join users u on u.id = a.operator_id \
             where u.username = '{by}' and a.amount = {amount})"
        )
    };
    let set = |status: &str, by: &str, adjustment: &str| {
        format!(
            "update adjustment_requests set status = '{status}', decided_at = now(), \
             decided_by = (select id from users where username = '{by}'), \
             adjustment_id = {adjustment} where id = {}",
            request.id
        )
    };
    let two_people = "adjustment_requests_two_people";
    for (sql, constraint) in [
        (set("approved", "root", &booked("root", 20_000)), two_people),
        (set("declined", "root", "null"), two_people),
        (set("withdrawn", "grace", "null"), two_people),
        (
            set("approved", "grace", "null"),
            "adjustment_requests_booked",
        ),
        (
            set("declined", "grace", &booked("root", 20_000)),
            "adjustment_requests_booked",
        ),
        (
            set("approved", "grace", &booked("root", 20_001)),
            "adjustment_requests_as_asked",
        ),
        (
            set("approved", "grace", &booked("grace", 20_000)),
            "adjustment_requests_as_asked",
        ),
    ] {
        assert_eq!(
            refused(&market, &sql).await.as_deref(),
            Some(constraint),
            "{sql}"
        );
    }
    for sql in [
        "update adjustment_requests set amount = 30000",
        "update adjustment_requests set requested_by = requested_by + 1",
        "delete from adjustment_requests",
    ] {
        assert!(refused(&market, sql).await.is_some(), "{sql}");
    }
    let approved = set("approved", "grace", &booked("root", 20_000));
    assert_eq!(refused(&market, &approved).await, None);
    let undone = set("declined", "grace", "null");
    assert!(refused(&market, &undone).await.is_some(), "it was decided");
}

/// The constraint by which the database refuses a statement; `?` if it has no name.
async fn refused(market: &TestMarket, sql: &str) -> Option<String> {
    let failed = market.conn().await.batch_execute(sql).await.err()?;
    let failed = db::Error::from(failed);
    Some(db::constraint_of(&failed).unwrap_or("?").to_owned())
}
