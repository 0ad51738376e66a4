//! Breaches about stock, carts, and what belongs to whom.

use super::each_is_reported;

#[tokio::test]
async fn stock_that_appears_vanishes_or_is_set_aside_for_nobody_is_reported() {
    let planted = [
        (
            "alter table stock drop constraint stock_is_conserved; \
             update stock set on_hand = 9 where variant_id = 1",
            "variant 1: 9 on hand + 2 sold is not 10 received",
        ),
        (
            "alter table stock drop constraint stock_reserved_within_on_hand; \
             update stock set reserved = 8 where variant_id = 3",
            "variant 3: 8 set aside of 7 on hand",
        ),
        (
            "update stock set reserved = 2 where variant_id = 3",
            "its holds add up to 1",
        ),
        (
            "delete from stock_holds where order_id = 2",
            "its holds add up to 0",
        ),
        (
            "update stock_holds set status = 'released' where order_id = 1 and variant_id = 1",
            "order H-1: 2 of variant 1 stand on paid lines, but 0 were taken off the shelf for it",
        ),
        (
            "delete from stock where variant_id = 4",
            "variant 4 has no shelf",
        ),
    ];
    each_is_reported("I1 stock", &planted).await;
}

#[tokio::test]
async fn doubled_cart_lines_and_variants_are_reported() {
    let planted = [
        (
            "alter table cart_lines drop constraint cart_lines_one_per_variant; \
             insert into cart_lines (user_id, variant_id, quantity) values (1, 2, 1)",
            "user 1 has 2 lines of variant 2",
        ),
        (
            "alter table cart_lines drop constraint cart_lines_quantity; update cart_lines set quantity = 1000",
            "wants 1000",
        ),
        (
            "alter table variants drop constraint variants_options; \
             update variants set option_value_ids = '{1}' where id = 2",
            "variants 1, 2 of product 1 have the same options",
        ),
    ];
    each_is_reported("I8 cart", &planted).await;
}

#[tokio::test]
async fn what_belongs_to_two_shops_is_reported() {
    let planted = [
        (
            "update products set shop_id = 2, collection_id = null where id = 1",
            "order line 1 of shop 1 sells variant 1",
        ),
        (
            "update collections set shop_id = 2",
            "product 1 of shop 1 lies in collection 1 of shop 2",
        ),
        (
            "update variants set option_value_ids = '{4}' where id = 2",
            "variant 2 of product 1 has option value 4 of product 2",
        ),
        (
            "update user_roles set shop_id = 2 where user_id = 3",
            "user 3 manages shop 2 of user 4",
        ),
        (
            "update shipment_lines set order_line_id = 2",
            "parcel 1 of shop order 1 holds line 2 of shop order 2",
        ),
        (
            "update refunds set payment_id = 2",
            "refund 1 pays shop order 2 from another order's payment",
        ),
        (
            "update ledger_transactions set order_id = 2 where id = 1",
            "ledger transaction 1 of order 2 owes shop 1, which has no part in it",
        ),
        (
            "update reviews set product_id = 2",
            "review 1 is about product 2, but its line sold product 1",
        ),
        (
            "insert into disputes (id, payment_id, provider_dispute_id, reason, status, stage, amount, \
             currency, opened_at) overriding system value \
             values (1, 1, 'PP-D-1', 'OTHER', 'OPEN', 'INQUIRY', 100, 'USD', now()); \
             insert into dispute_shops values (1, 1)",
            "dispute 1 about order 1 is listed for shops {1}, not {1,2}",
        ),
    ];
    each_is_reported("I11 one shop", &planted).await;
}

#[tokio::test]
async fn a_gap_in_a_shops_invoices_and_one_that_is_anothers_are_reported() {
    let invoice = "insert into invoices (shop_order_id, shop_id, year, number, document) values";
    let gap = format!("{invoice} (1, 1, 2026, 2, '{{}}')");
    let foreign = format!(
        "{invoice} (1, 2, 2026, 1, '{{}}'); insert into invoice_series values (2, 2026, 1)"
    );
    let planted = [
        (
            gap.as_str(),
            "shop 1 has 1 invoices of 2026, the last number is 2, and its series stands at ",
        ),
        (
            foreign.as_str(),
            "of shop 2 is about shop order 1 of shop 1",
        ),
    ];
    each_is_reported("I16 invoices", &planted).await;
}

#[tokio::test]
async fn pieces_that_are_miscounted_misplaced_or_not_paid_back_are_reported() {
    let planted = [
        (
            "update order_lines set shipped = 1 where id = 1",
            "line 1 of shop order 1 counts 1 sent, 0 cancelled, 0 lost, 0 returned; written down are 2, 0, 0, 0",
        ),
        (
            "delete from cancellation_lines",
            "line 2 of shop order 2 counts 0 sent, 1 cancelled, 0 lost, 0 returned; written down are 0, 0, 0, 0",
        ),
        (
            "update shop_orders set status = 'partially_shipped' where id = 1",
            "shop order 1 is partially_shipped, but of its pieces 0 are here and 2 at the buyer or on their way",
        ),
        (
            "update refunds set amount = 1799",
            "shop order 2: 1800 was called off or returned, 1799 goes back",
        ),
        (
            "insert into returns (shop_order_id, came_from, reason, words, worth) \
             values (1, 'delivered', 'damaged', 'Broken', 1)",
            "shop order 1 is delivered with 1 open returns",
        ),
        (
            "insert into returns (shop_order_id, came_from, reason, words, worth, status, amount, commission) \
             values (1, 'delivered', 'damaged', 'Broken', 1, 'refunded', 1, 0)",
            "shop order 1: its returns paid back 1, its refunds 0",
        ),
    ];
    each_is_reported("I15 pieces", &planted).await;
}
