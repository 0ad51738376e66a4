//! Lists of returns, of a shop and of the marketplace, page by page.

use auth::actor::{Operator, Seller};
use orders::returns::{self, Listed, Stage};
use types::{Page, PageRequest, ReturnId};

use crate::support::{TestMarket, part_of};

/// Whose, of which of three orders, where it stands, and until when somebody must act.
const RETURNS: [(&str, usize, &str, &str); 10] = [
    ("clay", 0, "closed", "null"),
    ("wool", 0, "refunded", "null"),
    ("clay", 0, "requested", "'2031-01-03'"),
    ("wool", 0, "escalated", "null"),
    ("clay", 1, "declined", "'2031-01-01'"),
    ("wool", 1, "requested", "'2031-01-03'"),
    ("clay", 1, "closed", "null"),
    ("wool", 2, "offered", "'2031-01-02'"),
    ("clay", 2, "escalated", "null"),
    ("wool", 1, "closed", "'2031-01-01'"),
];

struct Returns {
    market: TestMarket,
    olga: Operator,
    clay: Seller,
    wool: Seller,
    /// Oldest first.
    ids: Vec<ReturnId>,
}

impl Returns {
    async fn asked() -> Self {
        let market = TestMarket::open().await;
        let (clay, wool) = (market.seller("clay").await, market.seller("wool").await);
        let ada = market.shopper("ada").await;
        let mug = market.product(&clay, "mug", 1000, 9).await;
        let scarf = market.product(&wool, "scarf", 1000, 9).await;
        let mut orders = Vec::new();
        for _ in 0..3 {
            orders.push(market.paid(&ada, &[(mug, 1), (scarf, 1)], None).await);
        }
        let mut ids = Vec::new();
        for (shop, order, status, act_by) in RETURNS {
            let seller = if shop == "clay" { &clay } else { &wool };
            let part = part_of(&orders[order], seller);
            let (part, line) = (part.id, part.lines[0].id);
            market
                .sql(&format!(
                    "insert into returns (shop_order_id, came_from, reason, words, status, worth, act_by, \
                         offer, amount, commission) \
                     select {part}, 'delivered', 'damaged', 'Look', '{status}', 1000, {act_by}::timestamptz, \
                         case '{status}' when 'offered' then 500 end, \
                         case '{status}' when 'refunded' then 1000 end, \
                         case '{status}' when 'refunded' then 80 end; \
                     insert into return_lines (return_id, order_line_id, quantity) \
                     select max(id), {line}, 1 from returns; \
                     insert into return_events (return_id, to_status, actor) \
                     select max(id), 'requested', 'buyer' from returns"
                ))
                .await;
            ids.push(ReturnId::new(
                market.number("select max(id) from returns").await,
            ));
        }
        Self {
            olga: market.operator("olga").await,
            market,
            clay,
            wool,
            ids,
        }
    }

    /// Of a shop, or of the marketplace.
    async fn page(&self, shop: Option<&Seller>, stage: Stage, page: PageRequest) -> Page<Listed> {
        let pool = self.market.pool();
        let found = match shop {
            Some(seller) => returns::of_shop(pool, seller, stage, page).await,
            None => returns::of_marketplace(pool, &self.olga, stage, page).await,
        };
        found.unwrap()
    }

    /// Every page tells how many there are, also one behind the last.
    async fn expect(&self, shop: Option<&Seller>, stage: Stage, expected: &[usize]) {
        let ids: Vec<ReturnId> = expected.iter().map(|nth| self.ids[*nth]).collect();
        for size in [3, 24] {
            let mut found = Vec::new();
            for number in 1.. {
                let page = PageRequest::parse(Some(number), Some(size)).unwrap();
                let page = self.page(shop, stage, page).await;
                assert_eq!(page.total, i64::try_from(ids.len()).unwrap(), "{stage:?}");
                if page.items.is_empty() {
                    break;
                }
                found.extend(page.items.iter().map(|listed| listed.of.id));
            }
            assert_eq!(found, ids, "{stage:?}, {size} a page");
        }
    }
}

#[tokio::test]
async fn what_must_be_acted_on_first_is_on_top_and_what_is_over_at_the_end() {
    let returns = Returns::asked().await;
    let of_all: [(Stage, &[usize]); 5] = [
        (Stage::All, &[4, 7, 5, 2, 8, 3, 9, 6, 1, 0]),
        (Stage::Shop, &[5, 2]),
        (Stage::Buyer, &[4, 7]),
        (Stage::Operator, &[8, 3]),
        (Stage::Over, &[9, 6, 1, 0]),
    ];
    for (stage, expected) in of_all {
        returns.expect(None, stage, expected).await;
    }
    let of_clay: [(Stage, &[usize]); 5] = [
        (Stage::All, &[4, 2, 8, 6, 0]),
        (Stage::Shop, &[2]),
        (Stage::Buyer, &[4]),
        (Stage::Operator, &[8]),
        (Stage::Over, &[6, 0]),
    ];
    for (stage, expected) in of_clay {
        returns.expect(Some(&returns.clay), stage, expected).await;
    }
    let of_wool = &[7, 5, 3, 9, 1];
    returns
        .expect(Some(&returns.wool), Stage::All, of_wool)
        .await;
    let page = returns.page(None, Stage::Buyer, PageRequest::FIRST).await;
    let shops: Vec<_> = page.items.iter().map(|it| it.shop_name.as_str()).collect();
    assert_eq!(shops, ["clay", "wool"]);
    assert_eq!(page.items[0].currency, "USD");
}

#[tokio::test]
async fn each_half_of_the_marketplaces_returns_is_read_from_its_index() {
    let market = TestMarket::open().await;
    let statement = include_str!("../../../src/returns/list/of_marketplace.sql");
    for (states, is_open_read, is_over_read) in [
        ("null", true, true),
        ("'{refunded,closed}'", false, true),
        ("'{requested,sent_back}'", true, false),
    ] {
        let statement = statement
            .replace("$1", &format!("{states}::text[]"))
            .replace("$2", "24")
            .replace("$3", "0");
        let plan = market.plan_by_indexes(&statement).await;
        let reads = |index: &str| plan.contains(&format!("Index Only Scan using {index} on"));
        assert_eq!(reads("returns_open"), is_open_read, "{plan}");
        assert_eq!(reads("returns_over"), is_over_read, "{plan}");
    }
}
