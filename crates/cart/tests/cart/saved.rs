//! Saving for later, and coming back to it.

use auth::actor::User;
use cart::line::Reason;
use cart::saved::{self, MAX_SAVED, Saved};
use cart::{Error, line, view};
use db::Pool;
use types::{CartLineId, Money, VariantId};

use crate::support::{contents, pool, product, run, shop, shopper, wanted};

async fn line_of(pool: &Pool, user: &User, variant: VariantId) -> CartLineId {
    let cart = view::load(&mut pool.get().await.unwrap(), user)
        .await
        .unwrap();
    let mut lines = cart.iter().flat_map(|group| &group.lines);
    lines.find(|line| line.offer.variant == variant).unwrap().id
}

fn kept(list: &[Saved]) -> Vec<(VariantId, i32)> {
    list.iter()
        .map(|line| (line.offer.variant, line.quantity.get()))
        .collect()
}

#[tokio::test]
async fn what_is_saved_leaves_the_cart_and_comes_back_as_it_was() {
    let pool = pool().await;
    let shop = shop(&pool, "a").await;
    let (cup, hat) = (
        product(&pool, shop, "cup", 9).await,
        product(&pool, shop, "hat", 9).await,
    );
    let ada = shopper(&pool, "ada").await;
    line::add(&pool, &ada, &wanted(cup, 3)).await.unwrap();
    line::add(&pool, &ada, &wanted(hat, 1)).await.unwrap();
    let id = line_of(&pool, &ada, cup.variant).await;
    let moved = saved::save(&pool, &ada, id).await.unwrap();
    assert_eq!(contents(&moved.cart), [(hat.variant, 1)]);
    assert_eq!(kept(&moved.saved), [(cup.variant, 3)]);
    assert_eq!(moved.quantity.get(), 3);
    let back = saved::restore(&pool, &ada, moved.saved[0].id)
        .await
        .unwrap();
    assert_eq!(contents(&back.cart), [(hat.variant, 1), (cup.variant, 3)]);
    assert!(back.saved.is_empty());
    let again = saved::restore(&pool, &ada, moved.saved[0].id).await;
    assert!(matches!(again, Err(Error::NotSaved)));
}

#[tokio::test]
async fn one_variant_is_one_row_and_its_pieces_add_up() {
    let pool = pool().await;
    let cup = product(&pool, shop(&pool, "a").await, "cup", 9).await;
    let ada = shopper(&pool, "ada").await;
    for _ in 0..2 {
        line::add(&pool, &ada, &wanted(cup, 2)).await.unwrap();
        let id = line_of(&pool, &ada, cup.variant).await;
        saved::save(&pool, &ada, id).await.unwrap();
    }
    line::add(&pool, &ada, &wanted(cup, 1)).await.unwrap();
    let list = saved::list(&mut pool.get().await.unwrap(), &ada)
        .await
        .unwrap();
    assert_eq!(kept(&list), [(cup.variant, 4)]);
    let back = saved::restore(&pool, &ada, list[0].id).await.unwrap();
    assert_eq!(contents(&back.cart), [(cup.variant, 5)]);
}

#[tokio::test]
async fn as_many_come_back_as_can_be_had_and_sold_out_products_stay_saved() {
    let pool = pool().await;
    let cup = product(&pool, shop(&pool, "a").await, "cup", 5).await;
    let ada = shopper(&pool, "ada").await;
    line::add(&pool, &ada, &wanted(cup, 5)).await.unwrap();
    let id = line_of(&pool, &ada, cup.variant).await;
    let moved = saved::save(&pool, &ada, id).await.unwrap();
    let id = moved.saved[0].id;
    run(&pool, "update stock set received = 0, on_hand = 0").await;
    let refused = saved::restore(&pool, &ada, id).await;
    assert!(matches!(
        refused,
        Err(Error::OutOfStock { available: 0, .. })
    ));
    run(&pool, "update products set status = 'hidden'").await;
    let refused = saved::restore(&pool, &ada, id).await;
    assert!(matches!(refused, Err(Error::Unavailable)));
    let list = saved::list(&mut pool.get().await.unwrap(), &ada)
        .await
        .unwrap();
    assert_eq!(kept(&list), [(cup.variant, 5)], "it waits");
    assert!(!list[0].offer.can_be_bought());
    run(&pool, "update products set status = 'active'").await;
    run(&pool, "update stock set received = 2, on_hand = 2").await;
    let back = saved::restore(&pool, &ada, id).await.unwrap();
    assert_eq!(
        (contents(&back.cart), back.quantity.get()),
        (vec![(cup.variant, 2)], 2)
    );
}

#[tokio::test]
async fn another_shoppers_lines_are_not_found() {
    let pool = pool().await;
    let cup = product(&pool, shop(&pool, "a").await, "cup", 9).await;
    let (ada, eve) = (shopper(&pool, "ada").await, shopper(&pool, "eve").await);
    line::add(&pool, &ada, &wanted(cup, 1)).await.unwrap();
    let id = line_of(&pool, &ada, cup.variant).await;
    let refused = saved::save(&pool, &eve, id).await;
    assert!(matches!(refused, Err(Error::LineNotFound)));
    let moved = saved::save(&pool, &ada, id).await.unwrap();
    let id = moved.saved[0].id;
    let refused = saved::restore(&pool, &eve, id).await;
    assert!(matches!(refused, Err(Error::NotSaved)));
    let refused = saved::remove(&pool, &eve, id).await;
    assert!(matches!(refused, Err(Error::NotSaved)));
    assert!(saved::remove(&pool, &ada, id).await.unwrap().is_empty());
}

#[tokio::test]
async fn what_a_guest_saved_comes_in_once_however_often_it_is_sent() {
    let pool = pool().await;
    let shop = shop(&pool, "a").await;
    let (cup, hat) = (
        product(&pool, shop, "cup", 9).await,
        product(&pool, shop, "hat", 0).await,
    );
    let ada = shopper(&pool, "ada").await;
    let mut gone = wanted(cup, 1);
    gone.product = types::ProductId::new(999_999);
    let mut dear = wanted(hat, 2);
    dear.seen = Some(Money::new(700));
    let batch = [gone, dear, wanted(cup, 3)];
    for _ in 0..2 {
        let (list, left_out) = saved::add_many(&pool, &ada, &batch).await.unwrap();
        let mut found = kept(&list);
        found.sort_unstable();
        assert_eq!(found, [(cup.variant, 3), (hat.variant, 2)]);
        let left_out: Vec<_> = left_out.iter().map(|it| (it.index, it.reason)).collect();
        assert_eq!(left_out, [(0, Reason::Unavailable)]);
    }
    let list = saved::list(&mut pool.get().await.unwrap(), &ada)
        .await
        .unwrap();
    let hat = list.iter().find(|it| it.offer.variant == hat.variant);
    assert_eq!(hat.unwrap().seen, Some(Money::new(700)));
}

#[tokio::test]
async fn the_list_is_bounded_and_what_finds_no_room_stays_in_the_cart() {
    let pool = pool().await;
    let shop = shop(&pool, "a").await;
    let (cup, hat) = (
        product(&pool, shop, "cup", 9).await,
        product(&pool, shop, "hat", 9).await,
    );
    let ada = shopper(&pool, "ada").await;
    let many = format!(
        "insert into variants (product_id, position, option_value_ids, price) \
         select {}, n, array[n], 1000 from generate_series(2, {MAX_SAVED}) n",
        hat.product.get()
    );
    run(&pool, &many).await;
    let full = format!(
        "insert into saved_lines (user_id, variant_id, quantity) \
         select u.id, v.id, 1 from users u, variants v \
         where u.username = 'ada' and v.id <> {}",
        cup.variant.get()
    );
    run(&pool, &full).await;
    line::add(&pool, &ada, &wanted(cup, 1)).await.unwrap();
    let id = line_of(&pool, &ada, cup.variant).await;
    let refused = saved::save(&pool, &ada, id).await;
    assert!(matches!(refused, Err(Error::SavedFull)));
    assert_eq!(line_of(&pool, &ada, cup.variant).await, id);
    let (_, left_out) = saved::add_many(&pool, &ada, &[wanted(cup, 1)])
        .await
        .unwrap();
    assert_eq!(left_out[0].reason, Reason::SavedFull);
}
