//! Lists of conversations: each side reads its own, the most recently active first.

use orders::Error;
use orders::message::{self, ConversationPage};
use types::PageRequest;

use crate::support::{TestMarket, part_of};

fn page(number: i64) -> PageRequest {
    PageRequest::parse(Some(number), Some(2)).unwrap()
}

/// The order's number of each conversation on a page, how many are unread in it, and the totals.
fn seen(found: Result<ConversationPage, Error>) -> (Vec<(String, i32)>, i64, i64) {
    let found = found.unwrap();
    let listed = found.page.items.into_iter();
    let listed = listed.map(|listed| (listed.number, listed.unread));
    (listed.collect(), found.page.total, found.unread)
}

#[tokio::test]
async fn each_side_reads_its_own_conversations_page_by_page_or_the_unread_ones() {
    let market = TestMarket::open().await;
    let (clay, wool) = (market.seller("clay").await, market.seller("wool").await);
    let (ada, bob) = (market.shopper("ada").await, market.shopper("bob").await);
    let mug = market.product(&clay, "mug", 1999, 9).await;
    let hat = market.product(&wool, "hat", 2500, 9).await;
    let first = market.paid(&ada, &[(mug, 1)], None).await;
    let both = market.paid(&ada, &[(mug, 1), (hat, 1)], None).await;
    let last = market.paid(&bob, &[(mug, 1)], None).await;
    for (order, seller, (buyer_unread, shop_unread)) in [
        (&first, &clay, (0, 2)),
        (&both, &clay, (1, 0)),
        (&both, &wool, (0, 5)),
        (&last, &clay, (0, 3)),
    ] {
        let part = part_of(order, seller).id;
        market
            .sql(&format!(
                "with sent as ( \
                     insert into messages (shop_order_id, author, author_id, text) \
                     select s.id, 'buyer', o.user_id, 'Hello' \
                     from shop_orders s join orders o on o.id = s.order_id where s.id = {part} \
                     returning id, shop_order_id, author_id) \
                 insert into conversations (shop_order_id, shop_id, buyer_id, last_message_id, \
                     buyer_unread, shop_unread) \
                 select s.id, s.shop_id, m.author_id, m.id, {buyer_unread}, {shop_unread} \
                 from sent m join shop_orders s on s.id = m.shop_order_id"
            ))
            .await;
    }
    let pool = market.pool();
    let number = |order: &orders::Order| order.number.clone();
    let of_clay = async |only_unread, number| {
        seen(message::of_shop(pool, &clay, only_unread, page(number)).await)
    };
    let newest = vec![(number(&last), 3), (number(&both), 0)];
    assert_eq!(of_clay(false, 1).await, (newest, 3, 2));
    let oldest = vec![(number(&first), 2)];
    assert_eq!(of_clay(false, 2).await, (oldest, 3, 2));
    let unread = vec![(number(&last), 3), (number(&first), 2)];
    assert_eq!(of_clay(true, 1).await, (unread, 2, 2));
    assert_eq!(of_clay(true, 2).await, (vec![], 2, 2));
    let of_wool = seen(message::of_shop(pool, &wool, false, page(1)).await);
    assert_eq!(of_wool, (vec![(number(&both), 5)], 1, 1));

    let of_ada = async |only_unread, number| {
        seen(message::of_buyer(pool, &ada, only_unread, page(number)).await)
    };
    let newest = vec![(number(&both), 0), (number(&both), 1)];
    assert_eq!(of_ada(false, 1).await, (newest, 3, 1));
    let oldest = vec![(number(&first), 0)];
    assert_eq!(of_ada(false, 2).await, (oldest, 3, 1));
    let unread = vec![(number(&both), 1)];
    assert_eq!(of_ada(true, 1).await, (unread, 1, 1));
    let of_bob = seen(message::of_buyer(pool, &bob, false, page(1)).await);
    assert_eq!(of_bob, (vec![(number(&last), 0)], 1, 0));
}
