-- The marketplace's coupons can be for some categories, some shops or some products of any shop. Collections are a
-- shop's own, and a shop's coupon is for its goods alone. Sellers have no right on either new table.
alter table coupons
    drop constraint coupons_applies_to,
    drop constraint coupons_goods_of_a_shop,
    add constraint coupons_applies_to
        check (applies_to in ('everything', 'products', 'collections', 'categories', 'shops')),
    add constraint coupons_goods_of_their_owner check (
        case applies_to
            when 'collections' then shop_id is not null
            when 'categories' then shop_id is null
            when 'shops' then shop_id is null
            else true
        end
    );
create index coupons_market on coupons (id desc) where shop_id is null;

create table coupon_categories (
    coupon_id bigint not null references coupons on delete cascade,
    category_id bigint not null references categories on delete cascade,
    primary key (coupon_id, category_id)
);
create index coupon_categories_category on coupon_categories (category_id);

create table coupon_shops (
    coupon_id bigint not null references coupons on delete cascade,
    shop_id bigint not null references shops on delete cascade,
    primary key (coupon_id, shop_id)
);
create index coupon_shops_shop on coupon_shops (shop_id);
