//! What buyers give back: who may do what when, and every cent of it.

mod course;
mod limits;
mod lists;
mod money;

use auth::actor::{Seller, User};
use db::idempotency::Key;
use orders::order::ShopOrder;
use orders::refund::Grant;
use orders::returns::{Parcel, Reason, Return, ReturnRequest, ReturnStatus};
use orders::{Error, Order, delivery, refund, returns, shipment};
use types::{OrderId, OrderLineId, Quantity, ReturnId, ShopOrderId, Text};

use crate::support::{TestMarket, TestProduct, cents, key_of, part_of};

/// Three mugs at 10.00 less a dollar, of which the marketplace takes 8 %, at the buyer's door.
struct Sale {
    market: TestMarket,
    clay: Seller,
    ada: User,
    mug: TestProduct,
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
        let market = TestMarket::open().await;
        let (clay, ada) = (market.seller("clay").await, market.shopper("ada").await);
        let mug = market.product(&clay, "mug", 1000, 5).await;
        market.sql(&format!(
            "insert into coupons (code, amount, shop_id, total_limit) values ('DOLLAR', 100, {}, 5)",
            clay.shop()
        ))
        .await;
        let order = market.paid(&ada, &[(mug, 3)], Some("DOLLAR")).await;
        let sale = Self {
            market,
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
            &sale.market.context,
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
        delivery::deliver(&sale.market.context, &sale.clay, &key, sale.part().id)
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
        let wanted = ReturnRequest {
            reason,
            words: text("Please have a look"),
            lines: vec![(self.line(), quantity(pieces))],
        };
        let n = self.market.number("select count(*) from returns").await;
        let key = self.own_key(&format!("ask-{n}"));
        let context = &self.market.context;
        let order = returns::request(context, &self.ada, &key, self.place(), &wanted).await?;
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
        returns::approve(
            &self.market.context,
            &self.clay,
            &key,
            place,
            send_back,
            how,
        )
        .await
    }

    async fn offer(&self, id: ReturnId, amount: i64) -> Result<Return, Error> {
        let key = self.shops_key(&format!("offer-{id}-{amount}"));
        let (place, words) = ((self.part().id, id), text("Would that do?"));
        let amount = cents(amount);
        returns::offer(
            &self.market.context,
            &self.clay,
            &key,
            place,
            amount,
            &words,
        )
        .await
    }

    async fn decline(&self, id: ReturnId) -> Result<Return, Error> {
        let key = self.shops_key(&format!("decline-{id}"));
        let (place, words) = ((self.part().id, id), text("It left us whole"));
        returns::decline(&self.market.context, &self.clay, &key, place, &words).await
    }

    async fn send_back(&self, id: ReturnId) -> Result<Return, Error> {
        let parcel = Parcel {
            carrier: text("DHL"),
            tracking_number: text("00340"),
        };
        let key = self.own_key(&format!("send-{id}"));
        let place = (self.order.id, id);
        returns::send_back(&self.market.context, &self.ada, &key, place, &parcel).await
    }

    async fn received(&self, id: ReturnId, restock: bool) -> Result<Return, Error> {
        let key = self.shops_key(&format!("received-{id}"));
        let place = (self.part().id, id);
        returns::received(&self.market.context, &self.clay, &key, place, restock).await
    }

    async fn accept(&self, id: ReturnId) -> Result<Return, Error> {
        let key = self.own_key(&format!("accept-{id}"));
        returns::accept(&self.market.context, &self.ada, &key, (self.order.id, id)).await
    }

    async fn escalate(&self, id: ReturnId) -> Result<Return, Error> {
        let key = self.own_key(&format!("escalate-{id}"));
        let (place, words) = ((self.order.id, id), text("That is not so"));
        returns::escalate(&self.market.context, &self.ada, &key, place, &words).await
    }

    async fn withdraw(&self, id: ReturnId) -> Result<Return, Error> {
        let key = self.own_key(&format!("withdraw-{id}"));
        returns::withdraw(&self.market.context, &self.ada, &key, (self.order.id, id)).await
    }

    async fn grant(&self, grant: Grant, key: &str) -> Result<orders::SellerOrder, Error> {
        let (key, reason) = (self.shops_key(key), text("Sorry for the wait"));
        let part = self.part().id;
        refund::by_seller(
            &self.market.context,
            &self.clay,
            &key,
            part,
            &grant,
            &reason,
        )
        .await
    }

    async fn status(&self) -> String {
        self.market.word("select status from shop_orders").await
    }

    /// What is owed to the shop.
    async fn owed(&self) -> i64 {
        -self.market.balance("shop").await
    }

    /// The clock of every return strikes.
    async fn silence(&self) {
        self.market
            .sql("update returns set act_by = now() - interval '1 minute' where act_by is not null")
            .await;
        returns::deadlines::run(&self.market.context).await.unwrap();
    }

    async fn stands(&self, id: ReturnId) -> ReturnStatus {
        let place = (self.order.id, id);
        let found = returns::find(self.market.pool(), &self.ada, place).await;
        found.unwrap().status
    }

    /// Gone back at the provider: all that was asked for.
    async fn gone_back(&self) -> i64 {
        for outcome in self.market.pay_back().await {
            outcome.unwrap();
        }
        self.market.paypal.gone_back(&self.order)
    }
}
