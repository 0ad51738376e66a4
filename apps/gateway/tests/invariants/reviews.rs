//! Breaches about what people say: ratings, votes, reviews, wishlists, followed shops.

use super::each_is_reported;

#[tokio::test]
async fn ratings_and_votes_that_do_not_add_up_are_reported() {
    let planted = [
        (
            "update products set rating_sum = 4 where id = 1",
            "product 1 counts 1 reviews with 4 stars, there are 1 with 5",
        ),
        (
            "update shops set review_count = 2, rating_sum = 10 where id = 1",
            "shop 1 counts 2 reviews with 10 stars, there are 1 with 5",
        ),
        (
            "update reviews set hidden_at = now()",
            "product 1 counts 1 reviews with 5 stars, there are 0 with 0",
        ),
        (
            "update reviews set hidden_at = now()",
            "shop 1 counts 1 reviews with 5 stars, there are 0 with 0",
        ),
        (
            "delete from review_votes",
            "review 1 is helpful to 1, 0 voted",
        ),
        (
            "insert into review_votes (review_id, user_id) values (1, 3)",
            "review 1 is helpful to 1, 2 voted",
        ),
    ];
    each_is_reported("I14 reviews", &planted).await;
}

#[tokio::test]
async fn a_voice_that_nobody_may_raise_is_reported() {
    let planted = [
        (
            "insert into review_votes (review_id, user_id) values (1, 1)",
            "user 1 voted for review 1 of their own",
        ),
        (
            "update reviews set user_id = 2",
            "review 1 of user 2 is about line 1 of user 1, which is delivered",
        ),
        (
            "update shop_orders set status = 'in_delivery' where id = 1",
            "review 1 of user 1 is about line 1 of user 1, which is in_delivery",
        ),
        (
            "insert into wishlist_items (user_id, product_id) select 2, 1000 + n \
             from generate_series(1, 501) n",
            "user 2 remembers 501 products",
        ),
        (
            "insert into shop_follows (user_id, shop_id) select 2, 1000 + n \
             from generate_series(1, 501) n",
            "user 2 follows 501 shops",
        ),
    ];
    each_is_reported("I14 reviews", &planted).await;
}
