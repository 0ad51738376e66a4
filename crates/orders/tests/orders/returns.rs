//! What buyers give back: who may do what when, and every cent of it.

use auth::actor::{Seller, User};
use db::once::Key;

use orders::order::{Search, ShopOrder, Tab};
use orders::refund::{self, Grant};
use orders::returns::{self, Decision, Parcel, Reason, Return, ReturnStatus, Verdict, Wish};
use orders::shipment;
use orders::status::ShopOrderStatus;
use orders::{Error, Order, arrival, cancel};
use types::{
    OrderId, OrderLineId, PageRequest, Quantity, RefundId, ReturnId, ShipmentId, ShopOrderId, Text,
};

use crate::support::{Fair, Good, Next, cents, key_of, part_of};

/// Three mugs at 10.00 less a dollar, of which the marketplace takes 8 %, at the buyer's door.
struct Sale {
    fair: Fair,
    clay: Seller,
    ada: User,
    mug: Good,
    order: Order,
}

fn text<const N: usize>(words: &str) -> Text<N> {
    words.parse().unwrap()
}

fn quantity(pieces: i64) -> Quantity {
    Quantity::parse(pieces).unwrap()
}

impl Sale {
    async fn sent() -> Self {
        let fair = Fair::open().await;
        let (clay, ada) = (fair.seller("clay").await, fair.shopper("ada").await);
        let mug = fair.good(&clay, "mug", 1000, 5).await;
        fair.sql(&format!(
            "insert into coupons (code, amount, shop_id, total_limit) values ('DOLLAR', 100, {}, 5)",
            clay.shop()
        ))
        .await;
        let order = fair.paid(&ada, &[(mug, 3)], Some("DOLLAR")).await;
        let sale = Self {
            fair,
            clay,
            ada,
            mug,
            order,
        };
        let parcel = shipment::Parcel {
            carrier: text("UPS"),
            tracking_number: text("1Z"),
            lines: None,
        };
        let key = sale.shops_key("ship");
        shipment::ship(
            &sale.fair.context,
            &sale.clay,
            &key,
            sale.part().id,
            &parcel,
        )
        .await
        .unwrap();
        sale
    }

    async fn delivered() -> Self {
        let sale = Self::sent().await;
        let key = sale.shops_key("deliver");
        arrival::deliver(&sale.fair.context, &sale.clay, &key, sale.part().id)
            .await
            .unwrap();
        sale
    }

    fn part(&self) -> &ShopOrder {
        part_of(&self.order, &self.clay)
    }

    fn line(&self) -> OrderLineId {
        self.part().lines[0].id
    }

    fn shops_key(&self, what: &str) -> Key {
        key_of(self.clay.user(), "shop", what)
    }

    fn own_key(&self, what: &str) -> Key {
        key_of(&self.ada, "buyer", what)
    }

    fn place(&self) -> (OrderId, ShopOrderId) {
        (self.order.id, self.part().id)
    }

    async fn try_ask(&self, reason: Reason, pieces: i64) -> Result<Return, Error> {
        let wish = Wish {
            reason,
            words: text("Please have a look"),
            lines: vec![(self.line(), quantity(pieces))],
        };
        let n = self.fair.number("select count(*) from returns").await;
        let key = self.own_key(&format!("ask-{n}"));
        let context = &self.fair.context;
        let order = returns::ask(context, &self.ada, &key, self.place(), &wish).await?;
        Ok(part_of(&order, &self.clay).returns.last().unwrap().clone())
    }

    async fn ask(&self, reason: Reason, pieces: i64) -> ReturnId {
        self.try_ask(reason, pieces).await.unwrap().id
    }

    async fn approve(&self, id: ReturnId, send_back: bool) -> Result<Return, Error> {
        let how = text("To us, Hafenstr. 3");
        let how = send_back.then_some(&how);
        let key = self.shops_key(&format!("approve-{id}-{send_back}"));
        let place = (self.part().id, id);
        returns::approve(&self.fair.context, &self.clay, &key, place, send_back, how).await
    }

    async fn offer(&self, id: ReturnId, amount: i64) -> Result<Return, Error> {
        let key = self.shops_key(&format!("offer-{id}-{amount}"));
        let (place, words) = ((self.part().id, id), text("Would that do?"));
        let amount = cents(amount);
        returns::offer(&self.fair.context, &self.clay, &key, place, amount, &words).await
    }

    async fn decline(&self, id: ReturnId) -> Result<Return, Error> {
        let key = self.shops_key(&format!("decline-{id}"));
        let (place, words) = ((self.part().id, id), text("It left us whole"));
        returns::decline(&self.fair.context, &self.clay, &key, place, &words).await
    }

    async fn send_back(&self, id: ReturnId) -> Result<Return, Error> {
        let parcel = Parcel {
            carrier: text("DHL"),
            tracking_number: text("00340"),
        };
        let key = self.own_key(&format!("send-{id}"));
        let place = (self.order.id, id);
        returns::send_back(&self.fair.context, &self.ada, &key, place, &parcel).await
    }

    async fn received(&self, id: ReturnId, restock: bool) -> Result<Return, Error> {
        let key = self.shops_key(&format!("received-{id}"));
        let place = (self.part().id, id);
        returns::received(&self.fair.context, &self.clay, &key, place, restock).await
    }

    async fn accept(&self, id: ReturnId) -> Result<Return, Error> {
        let key = self.own_key(&format!("accept-{id}"));
        returns::accept(&self.fair.context, &self.ada, &key, (self.order.id, id)).await
    }

    async fn escalate(&self, id: ReturnId) -> Result<Return, Error> {
        let key = self.own_key(&format!("escalate-{id}"));
        let (place, words) = ((self.order.id, id), text("That is not so"));
        returns::escalate(&self.fair.context, &self.ada, &key, place, &words).await
    }

    async fn withdraw(&self, id: ReturnId) -> Result<Return, Error> {
        let key = self.own_key(&format!("withdraw-{id}"));
        returns::withdraw(&self.fair.context, &self.ada, &key, (self.order.id, id)).await
    }

    async fn grant(&self, grant: Grant, key: &str) -> Result<orders::SellerOrder, Error> {
        let (key, reason) = (self.shops_key(key), text("Sorry for the wait"));
        let part = self.part().id;
        refund::by_seller(&self.fair.context, &self.clay, &key, part, &grant, &reason).await
    }

    async fn status(&self) -> String {
        self.fair.word("select status from shop_orders").await
    }

    /// What is owed to the shop.
    async fn owed(&self) -> i64 {
        -self.fair.balance("shop").await
    }

    /// The clock of every return strikes.
    async fn silence(&self) {
        self.fair
            .sql("update returns set act_by = now() - interval '1 minute' where act_by is not null")
            .await;
        returns::clock::run(&self.fair.context).await.unwrap();
    }

    async fn stands(&self, id: ReturnId) -> ReturnStatus {
        let place = (self.order.id, id);
        let found = returns::find(self.fair.pool(), &self.ada, place).await;
        found.unwrap().status
    }

    /// Gone back at the provider: all that was asked for.
    async fn gone_back(&self) -> i64 {
        for outcome in self.fair.pay_back().await {
            outcome.unwrap();
        }
        self.fair.paypal.gone_back(&self.order)
    }
}

#[tokio::test]
async fn pieces_come_back_one_by_one_with_their_share_of_discount_and_commission() {
    let sale = Sale::delivered().await;
    assert_eq!(
        (sale.owed().await, sale.status().await.as_str()),
        (2668, "delivered")
    );
    let first = sale.ask(Reason::Damaged, 1).await;
    assert_eq!(sale.status().await, "return_requested");
    let agreed = sale.approve(first, true).await.unwrap();
    assert_eq!(agreed.status, ReturnStatus::Approved);
    assert_eq!(agreed.answer.as_deref(), Some("To us, Hafenstr. 3"));
    assert_eq!(sale.gone_back().await, 0, "not before it is back");
    sale.send_back(first).await.unwrap();
    let done = sale.received(first, true).await.unwrap();
    assert_eq!(
        (done.status, done.amount),
        (ReturnStatus::Refunded, Some(cents(966)))
    );
    assert_eq!(sale.gone_back().await, 966);
    assert_eq!(sale.status().await, "delivered", "two are still there");
    assert_eq!(sale.owed().await, 2668 - 966 + 77);
    let shelf = format!(
        "select on_hand * 10 + claimed from stock where variant_id = {}",
        sale.mug.variant
    );
    assert_eq!(
        sale.fair.number(&shelf).await,
        32,
        "one is on the shelf again"
    );
    let rest = sale.ask(Reason::ChangedMind, 2).await;
    sale.approve(rest, true).await.unwrap();
    sale.send_back(rest).await.unwrap();
    sale.received(rest, false).await.unwrap();
    assert_eq!(
        sale.fair.number(&shelf).await,
        32,
        "these cannot be sold again"
    );
    assert_eq!(sale.gone_back().await, 2900);
    assert_eq!(sale.status().await, "returned");
    assert_eq!(
        (sale.owed().await, sale.fair.balance("commission").await),
        (0, 0)
    );
    assert_eq!(
        sale.fair.word("select status from payments").await,
        "refunded"
    );
}

#[tokio::test]
async fn without_the_goods_the_money_goes_back_at_once() {
    let sale = Sale::delivered().await;
    let id = sale.ask(Reason::WrongItem, 3).await;
    let done = sale.approve(id, false).await.unwrap();
    assert_eq!(
        (done.status, done.amount),
        (ReturnStatus::Refunded, Some(cents(2900)))
    );
    let steps: Vec<&str> = done
        .events
        .iter()
        .map(|event| event.status.as_str())
        .collect();
    assert_eq!(steps, ["requested", "approved", "refunded"]);
    assert_eq!(
        (sale.gone_back().await, sale.status().await.as_str()),
        (2900, "returned")
    );
}

#[tokio::test]
async fn a_return_pays_back_once_and_its_letter_says_why_in_the_readers_language() {
    let sale = Sale::delivered().await;
    sale.fair.sql("update users set language = 'de'").await;
    let id = sale.ask(Reason::Damaged, 1).await;
    sale.approve(id, false).await.unwrap();
    sale.gone_back().await;
    let letter = "select payload ->> 'text' from jobs where unique_key like 'mail:refund-done:%'";
    let letter = sale.fair.word(letter).await;
    assert!(letter.contains("Grund: beschädigt angekommen"), "{letter}");
    let mut conn = sale.fair.conn().await;
    let again = diesel_async::SimpleAsyncConnection::batch_execute(
        &mut conn,
        "insert into refunds (payment_id, shop_order_id, amount, commission, reason, return_id) \
         select payment_id, shop_order_id, 1, 0, 'again', return_id from refunds",
    )
    .await;
    let refused = again.unwrap_err().to_string();
    assert!(refused.contains("refunds_return"), "{refused}");
}

#[tokio::test]
async fn who_looks_for_returns_finds_those_of_single_pieces_too() {
    let sale = Sale::delivered().await;
    let listed = async || {
        let search = Search {
            tab: Tab::Returns,
            words: None,
            from: None,
            to: None,
            page: PageRequest::FIRST,
        };
        let found = orders::order::list(sale.fair.pool(), &sale.ada, &search).await;
        found.unwrap().page.total
    };
    assert_eq!(listed().await, 0);
    let id = sale.ask(Reason::Damaged, 1).await;
    sale.approve(id, false).await.unwrap();
    assert_eq!(
        (sale.status().await.as_str(), listed().await),
        ("delivered", 1)
    );
}

#[tokio::test]
async fn a_parcel_back_that_did_not_come_is_for_the_operator_to_decide() {
    let sale = Sale::delivered().await;
    let id = sale.ask(Reason::ChangedMind, 3).await;
    sale.approve(id, true).await.unwrap();
    let place = (sale.part().id, id);
    let object = async |key: &str| {
        let key = key_of(sale.clay.user(), "object", key);
        let words = text("Nothing came");
        returns::object(&sale.fair.context, &sale.clay, &key, place, &words).await
    };
    let early = object("a").await;
    assert!(
        matches!(early, Err(Error::ReturnTransition { .. })),
        "{early:?}"
    );
    sale.send_back(id).await.unwrap();
    let objected = object("b").await.unwrap();
    assert_eq!(objected.status, ReturnStatus::Escalated);
    assert_eq!(object("b").await.unwrap(), objected);
    // the days in which it would have counted as received go by
    sale.silence().await;
    assert_eq!(sale.stands(id).await, ReturnStatus::Escalated);
    assert_eq!(sale.gone_back().await, 0);
    let told = "select string_agg(payload ->> 'to', ', ' order by id) from jobs \
        where unique_key like 'mail:return:%' and payload ->> 'subject' not like '%: order%' \
        or payload ->> 'text' like '%Nothing came%'";
    assert_eq!(
        sale.fair.word(told).await,
        "ada@fair.test, office@fair.test"
    );
    // the parcel turns up before the operator has decided
    let key = key_of(sale.clay.user(), "received", "late");
    let received = returns::received(&sale.fair.context, &sale.clay, &key, place, true).await;
    let received = received.unwrap();
    assert_eq!(
        (received.status, received.amount),
        (ReturnStatus::Refunded, Some(received.worth))
    );
    assert_eq!(sale.gone_back().await, received.worth.minor());
}

#[tokio::test]
async fn what_was_never_sent_cannot_be_received() {
    let sale = Sale::delivered().await;
    let id = sale.ask(Reason::Damaged, 1).await;
    sale.decline(id).await.unwrap();
    sale.escalate(id).await.unwrap();
    let refused = sale.received(id, true).await;
    assert!(
        matches!(&refused, Err(Error::ReturnTransition { allowed, .. }) if allowed.is_empty()),
        "{refused:?}"
    );
    assert_eq!(sale.gone_back().await, 0);
}

#[tokio::test]
async fn an_accepted_offer_pays_a_part_and_a_later_return_only_what_is_left() {
    let sale = Sale::delivered().await;
    let id = sale.ask(Reason::NotAsDescribed, 1).await;
    let most = sale.offer(id, 967).await;
    assert!(
        matches!(most, Err(Error::TooMuch { most }) if most == cents(966)),
        "{most:?}"
    );
    sale.offer(id, 500).await.unwrap();
    let done = sale.accept(id).await.unwrap();
    assert_eq!(
        (done.status, done.amount),
        (ReturnStatus::Refunded, Some(cents(500)))
    );
    assert_eq!(
        (sale.gone_back().await, sale.status().await.as_str()),
        (500, "delivered")
    );
    assert_eq!(
        sale.owed().await,
        2668 - 460,
        "8 % of it is the marketplace's"
    );
    // the buyer kept the goods, and sends all of them back later
    let all = sale.ask(Reason::ChangedMind, 3).await;
    sale.approve(all, false).await.unwrap();
    assert_eq!(sale.gone_back().await, 2900);
    assert_eq!(
        (sale.owed().await, sale.fair.balance("commission").await),
        (0, 0)
    );
}

#[tokio::test]
async fn a_return_pays_what_it_was_worth_when_it_was_asked_for_though_more_is_left_since() {
    let sale = Sale::delivered().await;
    sale.fair.paypal.next(&[Next::Refused]);
    sale.grant(Grant::Amount(cents(2500)), "free")
        .await
        .unwrap();
    let id = sale.ask(Reason::Damaged, 3).await;
    assert_eq!(sale.gone_back().await, 0, "the provider refuses the first");
    let done = sale.approve(id, false).await.unwrap();
    assert_eq!(done.amount, Some(cents(400)));
    // what is owed beside it can still be paid
    let (olga, failed) = (
        sale.fair.operator("olga").await,
        RefundId::new(sale.fair.number("select min(id) from refunds").await),
    );
    refund::retry(&sale.fair.context, &olga, failed)
        .await
        .unwrap();
    assert_eq!(sale.gone_back().await, 2900);
    assert_eq!(
        (sale.owed().await, sale.fair.balance("commission").await),
        (0, 0)
    );
}

#[tokio::test]
async fn the_operator_decides_what_the_two_do_not_agree_on() {
    let sale = Sale::delivered().await;
    let olga = sale.fair.operator("olga").await;
    let decide = async |id: ReturnId, decision, amount: Option<i64>| {
        let verdict = Verdict {
            decision,
            amount: amount.map(cents),
            words: text("We looked at it"),
        };
        let key = key_of(
            olga.user(),
            "decide",
            &format!("{id}-{decision}-{amount:?}"),
        );
        returns::decide(&sale.fair.context, &olga, &key, id, &verdict).await
    };
    let id = sale.ask(Reason::Damaged, 1).await;
    let early = decide(id, Decision::Refund, None).await;
    assert!(
        matches!(early, Err(Error::ReturnTransition { .. })),
        "{early:?}"
    );
    sale.decline(id).await.unwrap();
    sale.escalate(id).await.unwrap();
    sale.silence().await;
    assert_eq!(
        sale.stands(id).await,
        ReturnStatus::Escalated,
        "no clock decides"
    );
    let nothing = decide(id, Decision::Nothing, None).await.unwrap();
    assert_eq!(
        (nothing.status, nothing.decision),
        (ReturnStatus::Closed, Some(Decision::Nothing))
    );
    assert_eq!(
        (sale.gone_back().await, sale.status().await.as_str()),
        (0, "delivered")
    );

    let id = sale.ask(Reason::Damaged, 1).await;
    sale.offer(id, 100).await.unwrap();
    sale.escalate(id).await.unwrap();
    for amount in [None, Some(967)] {
        let wrong = decide(id, Decision::Part, amount).await;
        assert!(matches!(wrong, Err(Error::TooMuch { .. })), "{wrong:?}");
    }
    decide(id, Decision::Part, Some(300)).await.unwrap();
    assert_eq!(sale.gone_back().await, 300);

    let id = sale.ask(Reason::Damaged, 1).await;
    sale.decline(id).await.unwrap();
    sale.escalate(id).await.unwrap();
    let decided = decide(id, Decision::Return, None).await.unwrap();
    assert_eq!(
        (decided.status, decided.send_back),
        (ReturnStatus::Decided, Some(true))
    );
    sale.send_back(id).await.unwrap();
    sale.received(id, true).await.unwrap();
    assert_eq!(sale.gone_back().await, 300 + 966);

    let id = sale.ask(Reason::NotReceived, 2).await;
    sale.decline(id).await.unwrap();
    sale.escalate(id).await.unwrap();
    let goods = decide(id, Decision::Return, None).await;
    assert!(matches!(goods, Err(Error::NothingToSend)), "{goods:?}");
    decide(id, Decision::Refund, None).await.unwrap();
    assert_eq!(
        (sale.gone_back().await, sale.status().await.as_str()),
        (2900, "returned")
    );
}

#[tokio::test]
async fn silence_never_costs_the_buyer() {
    let sale = Sale::delivered().await;
    let id = sale.ask(Reason::Damaged, 1).await;
    returns::clock::run(&sale.fair.context).await.unwrap();
    assert_eq!(
        sale.stands(id).await,
        ReturnStatus::Requested,
        "the shop has three days"
    );
    sale.silence().await;
    assert_eq!(sale.stands(id).await, ReturnStatus::Refunded);
    assert_eq!(sale.gone_back().await, 966);

    let id = sale.ask(Reason::ChangedMind, 1).await;
    sale.silence().await;
    assert_eq!(
        sale.stands(id).await,
        ReturnStatus::Approved,
        "this one is sent back first"
    );
    sale.send_back(id).await.unwrap();
    sale.silence().await;
    assert_eq!(
        sale.stands(id).await,
        ReturnStatus::Refunded,
        "nobody said it did not come"
    );
    assert_eq!(sale.gone_back().await, 966 + 967);
}

#[tokio::test]
async fn what_waits_for_the_buyer_in_vain_is_closed() {
    let sale = Sale::delivered().await;
    for answer in ["offer", "decline", "approve"] {
        let id = sale.ask(Reason::ChangedMind, 1).await;
        match answer {
            "offer" => sale.offer(id, 100).await,
            "decline" => sale.decline(id).await,
            _ => sale.approve(id, true).await,
        }
        .unwrap();
        sale.silence().await;
        assert_eq!(sale.stands(id).await, ReturnStatus::Closed, "{answer}");
        assert_eq!(sale.status().await, "delivered");
    }
    assert_eq!(sale.gone_back().await, 0);
}

#[tokio::test]
async fn a_return_that_cannot_be_moved_keeps_no_other_waiting() {
    let sale = Sale::delivered().await;
    let stuck = sale.ask(Reason::Damaged, 1).await;
    let mug = sale.mug;
    let order = sale.fair.paid(&sale.ada, &[(mug, 1)], None).await;
    let part = part_of(&order, &sale.clay);
    let (part, line) = (part.id, part.lines[0].id);
    // asked for later, and so looked at later
    sale.fair
        .sql(&format!(
            "update shop_orders set status = 'return_requested' where id = {part}; \
             insert into returns (shop_order_id, came_from, reason, words, status, worth, offer) \
             values ({part}, 'delivered', 'damaged', 'Look', 'offered', 1000, 500); \
             insert into return_lines (return_id, order_line_id, quantity) \
             select max(id), {line}, 1 from returns; \
             create function stuck() returns trigger language plpgsql as \
                 $$ begin raise exception 'this one cannot be moved'; end $$; \
             create trigger stuck before update on returns for each row \
                 when (new.status = 'approved' and new.id = {stuck}) execute function stuck()"
        ))
        .await;
    let moved = ReturnId::new(sale.fair.number("select max(id) from returns").await);
    sale.fair
        .sql("update returns set act_by = now() - make_interval(mins => 10 - id::integer)")
        .await;
    returns::clock::run(&sale.fair.context).await.unwrap();
    assert_eq!(sale.stands(stuck).await, ReturnStatus::Requested);
    let closed = format!("select status from returns where id = {moved}");
    assert_eq!(sale.fair.word(&closed).await, "closed");
}

#[tokio::test]
async fn what_never_came_is_paid_back_and_what_may_still_come_is_waited_for() {
    let sale = Sale::sent().await;
    let early = sale.try_ask(Reason::NotReceived, 3).await;
    assert!(matches!(early, Err(Error::MayStillArrive)), "{early:?}");
    sale.fair
        .sql("update shipments set shipped_at = now() - interval '253 hours'")
        .await;
    let id = sale.ask(Reason::NotReceived, 2).await;
    let goods = sale.approve(id, true).await;
    assert!(matches!(goods, Err(Error::NothingToSend)), "{goods:?}");
    sale.approve(id, false).await.unwrap();
    assert_eq!(
        sale.status().await,
        "in_delivery",
        "one piece may still come"
    );
    // a parcel that gets lost after that pays only for what it still holds
    let parcel = ShipmentId::new(sale.fair.number("select id from shipments").await);
    let (context, key) = (&sale.fair.context, sale.shops_key("lost"));
    let part = sale.part().id;
    cancel::lost(context, &sale.clay, &key, part, parcel, &text("It is gone"))
        .await
        .unwrap();
    assert_eq!(sale.gone_back().await, 2900);
    assert_eq!(sale.owed().await, 0);
}

#[tokio::test]
async fn who_says_how_it_arrived_has_it() {
    let sale = Sale::sent().await;
    let id = sale.ask(Reason::Damaged, 1).await;
    sale.withdraw(id).await.unwrap();
    assert_eq!(sale.status().await, "delivered");
    let since = "select count(*) from shop_orders where delivered_at is not null";
    assert_eq!(sale.fair.number(since).await, 1);
}

#[tokio::test]
async fn nothing_is_given_back_too_late_too_often_or_twice_at_once() {
    let sale = Sale::delivered().await;
    let four = sale.try_ask(Reason::Damaged, 4).await;
    assert!(matches!(four, Err(Error::NotReturnable(_))), "{four:?}");
    let id = sale.ask(Reason::Damaged, 2).await;
    let second = sale.try_ask(Reason::Damaged, 1).await;
    assert!(matches!(second, Err(Error::ReturnOpen)), "{second:?}");
    sale.approve(id, false).await.unwrap();
    let two = sale.try_ask(Reason::Damaged, 2).await;
    assert!(matches!(two, Err(Error::NotReturnable(_))), "{two:?}");
    let again = sale.received(id, true).await;
    assert!(
        matches!(again, Err(Error::ReturnTransition { .. })),
        "{again:?}"
    );
    sale.fair
        .sql("update shop_orders set delivered_at = now() - interval '15 days'")
        .await;
    let late = sale.try_ask(Reason::Damaged, 1).await;
    assert!(matches!(late, Err(Error::ReturnTooLate)), "{late:?}");
    assert_eq!(sale.gone_back().await, 966 + 967);
}

#[tokio::test]
async fn an_open_return_is_ended_by_nothing_but_itself() {
    let sale = Sale::delivered().await;
    let id = sale.ask(Reason::Damaged, 1).await;
    let (context, part) = (&sale.fair.context, sale.part().id);
    let deliver = arrival::deliver(context, &sale.clay, &sale.shops_key("again"), part).await;
    assert!(
        matches!(deliver, Err(Error::InvalidTransition { .. })),
        "{deliver:?}"
    );
    let received = arrival::received(context, &sale.ada, sale.order.id, part).await;
    assert!(
        matches!(received, Err(Error::InvalidTransition { .. })),
        "{received:?}"
    );
    let parcel = ShipmentId::new(sale.fair.number("select id from shipments").await);
    let key = sale.shops_key("lost");
    let lost = cancel::lost(context, &sale.clay, &key, part, parcel, &text("Gone")).await;
    assert!(
        matches!(lost, Err(Error::InvalidTransition { .. })),
        "{lost:?}"
    );
    let lines = Grant::Lines(vec![(sale.line(), quantity(1))]);
    let granted = sale.grant(lines, "grant").await;
    assert!(matches!(granted, Err(Error::ReturnOpen)), "{granted:?}");
    assert_eq!(sale.status().await, "return_requested");
    sale.withdraw(id).await.unwrap();
    assert_eq!(sale.status().await, "delivered");
}

#[tokio::test]
async fn a_return_is_nobody_elses() {
    let sale = Sale::delivered().await;
    let (eve, wood) = (
        sale.fair.shopper("eve").await,
        sale.fair.seller("wood").await,
    );
    let id = sale.ask(Reason::Damaged, 1).await;
    let place = (sale.order.id, id);
    let context = &sale.fair.context;
    let seen = returns::find(sale.fair.pool(), &eve, place).await;
    assert!(matches!(seen, Err(Error::NotFound)), "{seen:?}");
    let key = key_of(&eve, "buyer", "withdraw");
    let withdrawn = returns::withdraw(context, &eve, &key, place).await;
    assert!(matches!(withdrawn, Err(Error::NotFound)), "{withdrawn:?}");
    let key = key_of(wood.user(), "shop", "approve");
    let place = (sale.part().id, id);
    let approved = returns::approve(context, &wood, &key, place, false, None).await;
    assert!(matches!(approved, Err(Error::NotFound)), "{approved:?}");
    assert_eq!(sale.stands(id).await, ReturnStatus::Requested);
}

#[tokio::test]
async fn a_shop_gives_back_pieces_and_free_amounts_and_never_more_than_was_paid() {
    let sale = Sale::delivered().await;
    let piece = Grant::Lines(vec![(sale.line(), quantity(1))]);
    let told = sale.grant(piece.clone(), "one").await.unwrap();
    assert_eq!(told.part.refunded(), cents(966));
    let again = sale.grant(piece, "one").await.unwrap();
    assert_eq!(
        again.part.refunded(),
        cents(966),
        "the same key, the same effect"
    );
    sale.grant(Grant::Amount(cents(1000)), "free")
        .await
        .unwrap();
    let most = sale.grant(Grant::Amount(cents(935)), "more").await;
    assert!(
        matches!(most, Err(Error::TooMuch { most }) if most == cents(934)),
        "{most:?}"
    );
    let pieces = Grant::Lines(vec![(sale.line(), quantity(3))]);
    let three = sale.grant(pieces, "three").await;
    assert!(matches!(three, Err(Error::NotReturnable(_))), "{three:?}");
    let two = Grant::Lines(vec![(sale.line(), quantity(2))]);
    sale.grant(two, "two").await.unwrap();
    assert_eq!(sale.gone_back().await, 2900);
    assert_eq!(
        (sale.owed().await, sale.fair.balance("commission").await),
        (0, 0)
    );
    let nothing = sale.grant(Grant::Amount(cents(1)), "last").await;
    assert!(matches!(nothing, Err(Error::TooMuch { .. })), "{nothing:?}");
}

#[tokio::test]
async fn refunds_at_once_never_add_up_to_more_than_was_paid() {
    let sale = Sale::delivered().await;
    let grants = (0..12).map(|n| {
        let sale = &sale;
        async move {
            sale.grant(Grant::Amount(cents(700)), &format!("at-once-{n}"))
                .await
        }
    });
    let outcomes = futures_util::future::join_all(grants).await;
    let given = outcomes.iter().filter(|outcome| outcome.is_ok()).count();
    assert_eq!(given, 4, "{outcomes:?}");
    assert_eq!(sale.gone_back().await, 2800);
}

#[tokio::test]
async fn each_step_is_told_to_who_must_know() {
    let sale = Sale::delivered().await;
    let told = async || {
        let query = "select coalesce(string_agg((payload ->> 'to') || ': ' || (payload ->> 'subject'), ', ' \
             order by id), '') from jobs where unique_key like 'mail:return:%'";
        let all = sale.fair.word(query).await;
        all.replace(&sale.order.number, "N")
    };
    let id = sale.ask(Reason::Damaged, 1).await;
    sale.decline(id).await.unwrap();
    sale.escalate(id).await.unwrap();
    sale.withdraw(id).await.unwrap();
    assert_eq!(
        told().await,
        "clay@fair.test: A buyer wants their money back: order N, \
         ada@fair.test: clay does not accept your return: order N, \
         clay@fair.test: The buyer asked us to decide: order N, \
         office@fair.test: A return waits for your decision: order N, \
         clay@fair.test: A return is closed: order N"
    );
}

#[tokio::test]
async fn a_state_that_the_table_does_not_know_is_written_down_by_nobody() {
    let sale = Sale::delivered().await;
    let id = sale.ask(Reason::Damaged, 1).await;
    let skipped = sale.received(id, true).await;
    assert!(
        matches!(&skipped, Err(Error::ReturnTransition { allowed, .. }) if *allowed == ["approved", "declined", "offered"]),
        "{skipped:?}"
    );
    assert_eq!(
        sale.part().status,
        ShopOrderStatus::Confirmed,
        "as it was when it was paid"
    );
    let mut conn = sale.fair.conn().await;
    let forged = diesel_async::SimpleAsyncConnection::batch_execute(
        &mut conn,
        "insert into return_events (return_id, from_status, to_status, actor) \
         select id, 'requested', 'refunded', 'seller' from returns",
    )
    .await;
    assert!(forged.is_err());
}

#[tokio::test]
async fn the_last_piece_takes_the_cent_that_rounding_left() {
    let fair = Fair::open().await;
    let (clay, ada) = (fair.seller("clay").await, fair.shopper("ada").await);
    let mut goods = Vec::new();
    for name in ["mug", "cup", "jug"] {
        goods.push((fair.good(&clay, name, 1004, 5).await, 1));
    }
    let order = fair.paid(&ada, &goods, None).await;
    // as at 10 %: 101, 100 and 100 of the three
    fair.sql("update shop_orders set commission = 301").await;
    let part = part_of(&order, &clay);
    let (context, key) = (&fair.context, key_of(clay.user(), "shop", "free"));
    let (grant, reason) = (Grant::Amount(cents(1004)), text("Sorry"));
    refund::by_seller(context, &clay, &key, part.id, &grant, &reason)
        .await
        .unwrap();
    for line in [2, 1, 0] {
        let at = (part.id, part.lines[line].id);
        fair.call_off(&ada, &order, at, 1).await.unwrap();
    }
    let gone = "select sum(amount) || ' ' || sum(commission) from refunds";
    assert_eq!(fair.word(gone).await, "3012 301");
}
