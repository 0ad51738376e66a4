//! Everybody's orders, as operators page through them.

use auth::actor::{Operator, User};
use orders::Order;
use orders::order::Tab;
use orders::order::market::{self, Wanted};
use orders::status::ShopOrderStatus;
use types::{OrderId, Page, PageRequest, ShopId};

use crate::support::{TestMarket, request};

/// Five orders of three buyers at two shops, oldest first; the fourth is not paid.
struct Sales {
    market: TestMarket,
    olga: Operator,
    ada: User,
    orders: Vec<Order>,
}

impl Sales {
    async fn open() -> Self {
        let market = TestMarket::open().await;
        let (clay, wool) = (market.seller("clay").await, market.seller("wool").await);
        let (ada, bob) = (market.shopper("ada").await, market.shopper("bob").await);
        let eve = market.shopper("eve").await;
        let mug = market.product(&clay, "mug", 1000, 9).await;
        let scarf = market.product(&wool, "scarf", 2000, 9).await;
        let both = [(mug, 1), (scarf, 1)];
        let line = market.put(&eve, mug, 1).await;
        let mut orders = vec![
            market.paid(&ada, &both, None).await,
            market.paid(&bob, &[(mug, 1)], None).await,
            market.paid(&ada, &both, None).await,
        ];
        let unpaid = market.place(&eve, "unpaid", &request(&[line])).await;
        orders.push(unpaid.unwrap());
        orders.push(market.paid(&bob, &[(scarf, 1)], None).await);
        let sales = Self {
            olga: market.operator("olga").await,
            market,
            ada,
            orders,
        };
        let (clay, wool) = (clay.shop(), wool.shop());
        for (order, shop, status) in [
            (0, clay, ShopOrderStatus::Delivered),
            (0, wool, ShopOrderStatus::Completed),
            (2, clay, ShopOrderStatus::PartiallyShipped),
            (2, wool, ShopOrderStatus::InDelivery),
            (4, wool, ShopOrderStatus::Delivered),
        ] {
            sales.set(order, shop, status).await;
        }
        sales
    }

    async fn set(&self, order: usize, shop: ShopId, status: ShopOrderStatus) {
        let order = self.orders[order].id;
        self.market
            .sql(&format!(
                "update shop_orders set status = '{status}' where order_id = {order} and shop_id = {shop}"
            ))
            .await;
    }

    async fn page(&self, wanted: &Wanted, page: i64, size: i64) -> Page<OrderId> {
        let page = PageRequest::parse(Some(page), Some(size)).unwrap();
        let wanted = Wanted {
            page,
            ..wanted.clone()
        };
        let found = market::list(self.market.pool(), &self.olga, &wanted).await;
        let found = found.unwrap();
        assert!(found.is_total_exact);
        found.page.map(|found| found.order.id)
    }

    /// Every page tells how many there are, also one behind the last.
    async fn expect(&self, wanted: &Wanted, expected: &[usize]) {
        let ids: Vec<OrderId> = expected.iter().map(|nth| self.orders[*nth].id).collect();
        let total = i64::try_from(ids.len()).unwrap();
        let found = self.page(wanted, 1, 24).await;
        assert_eq!(
            (found.items, found.total),
            (ids.clone(), total),
            "{wanted:?}"
        );
        for number in 1..=total + 1 {
            let found = self.page(wanted, number, 1).await;
            let at = usize::try_from(number - 1).unwrap();
            let expected: Vec<OrderId> = ids.get(at).copied().into_iter().collect();
            assert_eq!((found.items, found.total), (expected, total), "{wanted:?}");
        }
    }
}

fn under(tab: Tab) -> Wanted {
    Wanted {
        tab,
        words: None,
        buyer: None,
        page: PageRequest::FIRST,
    }
}

#[tokio::test]
async fn an_order_stands_once_under_a_tab_however_many_of_its_parts_do() {
    let sales = Sales::open().await;
    let tabs: [(Tab, &[usize]); 6] = [
        (Tab::All, &[4, 3, 2, 1, 0]),
        (Tab::ToPay, &[3]),
        (Tab::ToShip, &[2, 1]),
        (Tab::OnTheWay, &[2]),
        (Tab::Delivered, &[4, 0]),
        (Tab::Returns, &[]),
    ];
    for (tab, expected) in tabs {
        sales.expect(&under(tab), expected).await;
    }
}

#[tokio::test]
async fn words_and_a_buyer_narrow_every_tab() {
    let sales = Sales::open().await;
    let number = sales.orders[1].number.to_lowercase();
    let searches: [(Tab, &str, &[usize]); 20] = [
        (Tab::All, &number, &[1]),
        (Tab::All, &number[..10], &[1]),
        (Tab::Delivered, &number, &[]),
        (Tab::All, "WOOL", &[4, 2, 0]),
        (Tab::Delivered, "clay", &[0]),
        (Tab::OnTheWay, "clay", &[2]),
        (Tab::All, "bob@fair", &[4, 1]),
        (Tab::ToShip, "bob@fair", &[1]),
        (Tab::All, "Bob@Fair.test", &[4, 1]),
        (Tab::ToShip, "bob@fair.test", &[1]),
        (Tab::All, "ob@fair.test", &[]),
        (Tab::All, &number[9..], &[1]),
        (Tab::All, "bob clay", &[]),
        (Tab::All, "fair.test bo", &[]),
        (Tab::All, "HS-", &[]),
        (Tab::All, &format!("bob {}", &number[..10]), &[1]),
        (Tab::All, "' | %", &[]),
        (Tab::All, r"\@'a\'b|!c:*", &[]),
        (Tab::All, "nobody", &[]),
        (Tab::Delivered, "nobody", &[]),
    ];
    for (tab, words, expected) in searches {
        let wanted = Wanted {
            words: Some(types::Text::parse(words).unwrap()),
            ..under(tab)
        };
        sales.expect(&wanted, expected).await;
    }
    let of_ada: [(Tab, &[usize]); 3] = [
        (Tab::All, &[2, 0]),
        (Tab::OnTheWay, &[2]),
        (Tab::ToPay, &[]),
    ];
    for (tab, expected) in of_ada {
        let wanted = Wanted {
            buyer: Some(sales.ada.id()),
            ..under(tab)
        };
        sales.expect(&wanted, expected).await;
    }
}

#[tokio::test]
async fn who_placed_orders_is_found_by_their_address_alone() {
    let market = TestMarket::open().await;
    let statement = include_str!("../../src/order/market/by_value.sql")
        .replace("$1", "null")
        .replace("$2", "null")
        .replace("$3", "'ada@fair.test'")
        .replace("$4", "null")
        .replace("$5", "24")
        .replace("$6", "0");
    let plan = market.plan_by_indexes(&statement).await;
    assert!(plan.contains("orders_email"), "{plan}");
}

#[tokio::test]
async fn words_are_found_in_an_index_of_words() {
    let market = TestMarket::open().await;
    let statement = include_str!("../../src/order/market/by_words.sql")
        .replace("$1", "'{confirmed}'")
        .replace("$2", "'Ada'")
        .replace("$3", "'{1}'")
        .replace("$4", "null")
        .replace("$5", "24")
        .replace("$6", "0");
    let plan = market
        .plan_with("set enable_seqscan = off", &statement)
        .await;
    assert!(plan.contains("orders_words"), "{plan}");
    assert!(!plan.contains("Seq Scan"), "{plan}");
}

#[tokio::test]
async fn what_is_under_a_tab_is_merged_from_the_index_by_state() {
    let market = TestMarket::open().await;
    let statement = include_str!("../../src/order/market/in_states.sql");
    for (states, merged) in [("{pending_payment}", 1), ("{delivered,completed}", 2)] {
        let statement = statement
            .replace("$1", &format!("'{states}'"))
            .replace("$2", "24")
            .replace("$3", "0")
            .replace("$4", "100000");
        let plan = market.plan_by_indexes(&statement).await;
        // once for the total and once for the page
        let read = plan.matches("using shop_orders_status on").count();
        assert_eq!(read, 2 * merged, "{plan}");
        // a state that is not given is nothing, which takes no time to sort
        let (sorted, nothing) = ("->  Sort", "One-Time Filter: false");
        let [sorted, nothing] = [sorted, nothing].map(|part| plan.matches(part).count());
        assert_eq!(sorted, nothing, "{plan}");
    }
}

#[tokio::test]
async fn of_very_many_orders_no_more_are_counted_than_it_says() {
    let sales = Sales::open().await;
    let all = include_str!("../../src/order/market/all.sql")
        .replace("$1", "24")
        .replace("$2", "0")
        .replace("$3", "{most}");
    let to_ship = include_str!("../../src/order/market/in_states.sql")
        .replace("$1", "'{confirmed,partially_shipped}'")
        .replace("$2", "24")
        .replace("$3", "0")
        .replace("$4", "{most}");
    for (statement, there_are) in [(all, 5), (to_ship, 2)] {
        for (most, is_exact) in [(there_are - 1, "f"), (there_are, "t"), (there_are + 1, "t")] {
            let statement = statement.replace("{most}", &most.to_string());
            let columns = "concat_ws(' ', orders, is_exact, cardinality(ids))";
            let found = format!("select {columns} from ({statement}) found");
            let found = sales.market.word(&found);
            let expected = format!("{} {is_exact} {there_are}", most.min(there_are));
            assert_eq!(found.await, expected, "{statement}");
        }
    }
}
