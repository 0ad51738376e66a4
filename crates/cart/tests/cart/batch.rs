//! What a guest collected comes into the cart.

use cart::line::{self, LeftOut, Reason};
use cart::{Error, view};
use types::ProductId;

use crate::support::{TestProduct, contents, pool, product, run, shop, shopper, wanted};

#[tokio::test]
async fn guest_lines_are_merged_with_each_other_and_with_the_cart() {
    let pool = pool().await;
    let shop = shop(&pool, "a").await;
    let (cup, mug) = (
        product(&pool, shop, "cup", 50).await,
        product(&pool, shop, "mug", 50).await,
    );
    let ada = shopper(&pool, "ada").await;
    line::add(&pool, &ada, &wanted(mug, 1)).await.unwrap();
    let batch = [wanted(cup, 1), wanted(mug, 2), wanted(cup, 3)];
    let merged = line::add_many(&pool, &ada, None, &batch).await.unwrap();
    assert_eq!(
        contents(&merged.groups),
        [(mug.variant, 3), (cup.variant, 4)]
    );
    assert!(merged.left_out.is_empty());
}

#[tokio::test]
async fn what_cannot_be_had_is_reported_and_the_rest_comes_in() {
    let pool = pool().await;
    let shop = shop(&pool, "a").await;
    let cup = product(&pool, shop, "cup", 3).await;
    let gone = product(&pool, shop, "gone", 9).await;
    let empty = product(&pool, shop, "empty", 0).await;
    run(
        &pool,
        "update products set status = 'archived' where slug = 'gone'",
    )
    .await;
    let nothing = TestProduct {
        product: ProductId::new(999_999),
        ..cup
    };
    let ada = shopper(&pool, "ada").await;
    let batch = [
        wanted(nothing, 1),
        wanted(gone, 1),
        wanted(cup, 5),
        wanted(empty, 1),
    ];
    let merged = line::add_many(&pool, &ada, None, &batch).await.unwrap();
    assert_eq!(contents(&merged.groups), [(cup.variant, 3)]);
    let expected = [
        LeftOut {
            index: 0,
            reason: Reason::Unavailable,
        },
        LeftOut {
            index: 1,
            reason: Reason::Unavailable,
        },
        LeftOut {
            index: 2,
            reason: Reason::Reduced { added: 3 },
        },
        LeftOut {
            index: 3,
            reason: Reason::OutOfStock,
        },
    ];
    assert_eq!(merged.left_out, expected);
}

#[tokio::test]
async fn two_batches_in_opposite_order_at_once_both_come_in() {
    let pool = pool().await;
    let shop = shop(&pool, "a").await;
    let mut batch = Vec::new();
    for number in 0..8 {
        batch.push(wanted(
            product(&pool, shop, &format!("good-{number}"), 900).await,
            1,
        ));
    }
    let ada = shopper(&pool, "ada").await;
    let backwards: Vec<_> = batch.iter().rev().cloned().collect();
    for _ in 0..10 {
        let there = line::add_many(&pool, &ada, None, &batch);
        let back = line::add_many(&pool, &ada, None, &backwards);
        let (there, back) = tokio::join!(there, back);
        assert!(there.unwrap().left_out.is_empty() && back.unwrap().left_out.is_empty());
    }
    let cart = view::load(&mut pool.get().await.unwrap(), &ada)
        .await
        .unwrap();
    assert!(contents(&cart).iter().all(|(_, quantity)| *quantity == 20));
}

#[tokio::test]
async fn a_batch_or_cart_of_more_than_two_hundred_is_refused() {
    let pool = pool().await;
    let cup = product(&pool, shop(&pool, "a").await, "cup", 50).await;
    let ada = shopper(&pool, "ada").await;
    let batch = vec![wanted(cup, 1); line::MAX_LINES + 1];
    let refused = line::add_many(&pool, &ada, None, &batch).await;
    assert!(matches!(refused, Err(Error::Full)));
    let fill = format!(
        "with v as (insert into variants (product_id, position, option_value_ids, price) \
         select {}, n, array[n], 1000 from generate_series(1, 200) n returning id) \
         insert into cart_lines (user_id, variant_id, quantity) select {}, id, 1 from v",
        cup.product,
        ada.id()
    );
    run(&pool, &fill).await;
    let refused = line::add(&pool, &ada, &wanted(cup, 1)).await;
    assert!(matches!(refused, Err(Error::Full)));
}
