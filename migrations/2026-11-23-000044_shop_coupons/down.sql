drop table coupon_collections;
drop table coupon_products;
revoke insert, delete,
    update (minimum_spend, starts_at, ends_at, total_limit, applies_to) on coupons
    from helloshop_seller;
drop index coupons_shop;
alter table coupons
    drop constraint coupons_goods_of_a_shop,
    drop constraint coupons_dates,
    drop column applies_to;
