//! Two gateways on one database, each with a pool of its own: what the database does not keep
//! apart, nobody does.

use serde_json::json;

use super::crowd::{all, insist, market, place, production, sell_out, send_copies, use_coupon};
use crate::support::{Buyer, SecondGateway};

/// Every other one of them calls the other gateway.
fn split(buyers: Vec<Buyer>, twin: &SecondGateway) -> Vec<Buyer> {
    let call = |(number, buyer): (usize, Buyer)| match number % 2 {
        0 => buyer,
        _ => Buyer {
            client: twin.of(&buyer.client),
            ..buyer
        },
    };
    buyers.into_iter().enumerate().map(call).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_gateways_sell_each_piece_once() {
    let (app, _, mug) = market(5).await;
    let twin = app.second_gateway_with(production).await;
    let buyers = split(app.crowd(60, &mug).await, &twin);
    sell_out(app, buyers, 5).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_gateways_give_a_coupon_as_often_as_it_says() {
    let (app, _, mug) = market(500).await;
    let twin = app.second_gateway_with(production).await;
    let buyers = split(app.crowd(40, &mug).await, &twin);
    use_coupon(app, buyers, 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_key_sent_to_two_gateways_at_once_is_one_order() {
    let (app, _, mug) = market(500).await;
    let twin = app.second_gateway_with(production).await;
    for buyer in app.crowd(5, &mug).await {
        send_copies(split(vec![buyer; 20], &twin)).await;
    }
    assert_eq!(app.count("select count(*) from orders").await, 5);
    assert_eq!(app.count("select sum(reserved) from stock").await, 5);
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_payment_captured_at_two_gateways_at_once_is_taken_once() {
    let (app, _, mug) = market(5).await;
    let twin = app.second_gateway_with(production).await;
    let buyer = app.crowd(1, &mug).await.remove(0);
    let order = place(&buyer, None).await.expect(201);
    app.approve(&order).await;
    let copies = split(vec![buyer; 20], &twin).into_iter().enumerate();
    let captured = copies.map(|(number, buyer)| {
        let (order, key) = (order.clone(), format!("capture-{number}"));
        async move { insist(|| buyer.client.capture(&key, &order)).await }
    });
    for answer in all(captured.collect::<Vec<_>>()).await {
        assert_eq!(answer.expect(200)["paymentStatus"], "paid");
    }
    let books = app.paypal().get("/emulator/books").await.expect(200);
    assert_eq!(books["captured"].as_array().unwrap().len(), 1, "{books}");
    app.assert_invariants().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_piece_goes_to_a_buyer_or_off_the_shelf_whichever_gateway_is_told() {
    let (app, seller, mug) = market(10).await;
    let twin = app.second_gateway_with(production).await;
    let buyers = split(app.crowd(30, &mug).await, &twin);
    let placing = async {
        let place = |buyer: Buyer| async move { place(&buyer, None).await };
        all(buyers.into_iter().map(place)).await
    };
    let path = format!("/api/seller/products/{}/variants/{}", mug.id, mug.variant);
    let sellers = [seller.clone(), twin.of(&seller)].into_iter().cycle();
    let counting = all(sellers.take(20).map(|seller| {
        let path = path.clone();
        async move { insist(|| seller.patch(&path, json!({ "stockChange": -1 }))).await }
    }));
    let (placed, counted) = tokio::join!(placing, counting);
    let sold = placed.iter().filter(|answer| answer.status == 201).count();
    let told = placed
        .iter()
        .filter(|answer| answer.code() == "out_of_stock");
    assert_eq!(told.count(), 30 - sold, "{placed:?}");
    let taken = counted.iter().filter(|answer| answer.status == 200).count();
    let moved = counted
        .iter()
        .filter(|answer| answer.code() == "stock_moved");
    assert_eq!(moved.count(), 20 - taken, "{counted:?}");
    assert_eq!(sold + taken, 10, "{sold} sold, {taken} taken off");
    assert_eq!(app.count("select on_hand - reserved from stock").await, 0);
    app.assert_invariants().await;
}
