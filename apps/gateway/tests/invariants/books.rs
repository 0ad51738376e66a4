//! Breaches about money: payments, refunds, ledger, coupons.

use super::each_is_reported;

#[tokio::test]
async fn payments_that_are_not_one_to_one_or_not_to_the_cent_are_reported() {
    let planted = [
        (
            "alter table payments drop constraint payments_capture; \
             update payments set capture_id = 'CAP-1', status = 'paid' where id = 2",
            "capture CAP-1 of paypal belongs to 2 payments",
        ),
        (
            "delete from payments where id = 2",
            "order H-2 has 0 payments",
        ),
        (
            "alter table shop_orders drop constraint shop_orders_one_per_shop; \
             update shop_orders set shop_id = 1 where id = 2",
            "order H-1 has 2 parts of shop 1",
        ),
        (
            "update payments set amount = 3601 where id = 1",
            "order H-1: payment 3601 USD",
        ),
        (
            "update shop_orders set subtotal = 2001, total = 1801 where id = 1",
            "order H-1: total 3600, its parts add up to 3601",
        ),
        (
            "alter table order_lines drop constraint order_lines_pieces; \
             update order_lines set quantity = 1 where id = 1",
            "shop order 1: subtotal 2000",
        ),
    ];
    each_is_reported("I2 payment", &planted).await;
}

#[tokio::test]
async fn captured_money_without_goods_or_refund_is_reported() {
    let planted = [
        (
            "update shop_orders set status = 'pending_payment' where id = 1",
            "order H-1 was paid, but shop order 1 is pending_payment",
        ),
        (
            "delete from refunds",
            "shop order 2 is cancelled and 0 of 1800 goes back",
        ),
        (
            "update payments set refunded = 1000 where id = 1",
            "1000 was given back",
        ),
        (
            "update refunds set status = 'failed', failure = 'no', completed_at = null",
            "shop order 2 is cancelled and 0 of 1800 goes back",
        ),
        (
            "insert into refunds (payment_id, shop_order_id, amount, commission, reason) \
             values (1, 1, 1801, 0, '')",
            "order H-1: 3600 was paid, 3601 goes back",
        ),
        (
            "update refunds set commission = 181",
            "shop order 2: 1800 was paid with a commission of 180, 1800 with 181 goes back",
        ),
    ];
    each_is_reported("I3 paid or refunded", &planted).await;
}

#[tokio::test]
async fn a_ledger_that_is_off_incomplete_or_rewritten_is_reported() {
    let planted = [
        (
            "update ledger_entries set amount = 1801 where id = 1",
            "ledger transaction 1 with 6 entries is off by 1",
        ),
        (
            "delete from ledger_entries where transaction_id = 2",
            "ledger transaction 2 with 0 entries is off by 0",
        ),
        (
            "delete from ledger_entries where transaction_id = 1; \
             delete from ledger_transactions where id = 1",
            "capture CAP-1 of 3600 is booked as 0",
        ),
        (
            "update ledger_transactions set reference = 'refund:7' where id = 2",
            "refund 1 of 1800 is booked as 0",
        ),
        (
            "update refunds set settled_as = 'paid_elsewhere', settled_because = '', settled_by = 1, \
             settled_at = now(), provider_refund_id = null",
            "refund 1 of 1800 is booked as 0",
        ),
        (
            "update ledger_entries set shop_id = 2 where id = 2; \
             update ledger_entries set shop_id = 1 where id = 5",
            "seal 1 of ledger transaction 1 does not fit",
        ),
        (
            "delete from ledger_seals where position = 1",
            "seal 2 of ledger transaction 2 does not fit",
        ),
        (
            "delete from ledger_seals where position = 2",
            "ledger transaction 2 is neither sealed nor waits for it",
        ),
    ];
    each_is_reported("I5 ledger", &planted).await;
}

#[tokio::test]
async fn a_coupon_used_too_often_or_miscounted_is_reported() {
    let planted = [
        (
            "update coupons set used = 2 where id = 1",
            "coupon HELLOSHOP: counted 2 uses, there are 1",
        ),
        (
            "alter table coupons drop constraint coupons_within_limit; \
             update coupons set total_limit = 0 where id = 1",
            "coupon HELLOSHOP was used 1 times of 0",
        ),
        (
            "insert into coupon_redemptions (coupon_id, user_id, order_id, use_number) values (1, 1, 7, 2); \
             update coupons set used = 2 where id = 1",
            "coupon HELLOSHOP was used 2 times of 1 by user 1",
        ),
        (
            "update coupon_redemptions set order_id = 2; update payments set status = 'expired' where id = 2",
            "order H-2 was never paid but still uses coupon HELLOSHOP",
        ),
        (
            "delete from coupon_redemptions",
            "order H-1 has a discount of 400 without a coupon",
        ),
    ];
    each_is_reported("I6 coupon", &planted).await;
}
