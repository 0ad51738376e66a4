-- what nobody reads any more is for nothing: no coupon is for more than it was
update coupons set ends_at = greatest(starts_at, now()) where shop_id is null and applies_to <> 'everything';
update coupons set applies_to = 'everything' where shop_id is null;
drop table coupon_shops;
drop table coupon_categories;
drop index coupons_market;
alter table coupons
    drop constraint coupons_goods_of_their_owner,
    drop constraint coupons_applies_to,
    add constraint coupons_applies_to check (applies_to in ('everything', 'products', 'collections')),
    add constraint coupons_goods_of_a_shop check (applies_to = 'everything' or shop_id is not null);
