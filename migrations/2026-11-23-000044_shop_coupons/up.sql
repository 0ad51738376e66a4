-- Shops make coupons of their own: for all they sell, for some products, or for some collections.
alter table coupons
    add column applies_to text not null default 'everything',
    add constraint coupons_applies_to
        check (applies_to in ('everything', 'products', 'collections')),
    add constraint coupons_dates check (ends_at >= starts_at),
    -- products and collections are a shop's
    add constraint coupons_goods_of_a_shop check (applies_to = 'everything' or shop_id is not null);
create index coupons_shop on coupons (shop_id, id desc) where shop_id is not null;

create table coupon_products (
    coupon_id bigint not null references coupons on delete cascade,
    product_id bigint not null references products on delete cascade,
    primary key (coupon_id, product_id)
);
create index coupon_products_product on coupon_products (product_id);

create table coupon_collections (
    coupon_id bigint not null references coupons on delete cascade,
    collection_id bigint not null references collections on delete cascade,
    primary key (coupon_id, collection_id)
);
create index coupon_collections_collection on coupon_collections (collection_id);

grant insert, delete,
    update (minimum_spend, starts_at, ends_at, total_limit, applies_to) on coupons
    to helloshop_seller;

alter table coupon_products enable row level security;
create policy shop_wall on coupon_products to helloshop_seller
    using (exists (select from coupons c where c.id = coupon_id)
        and exists (select from products p where p.id = product_id));
grant select, insert, delete on coupon_products to helloshop_seller;

alter table coupon_collections enable row level security;
create policy shop_wall on coupon_collections to helloshop_seller
    using (exists (select from coupons c where c.id = coupon_id)
        and exists (select from collections c where c.id = collection_id));
grant select, insert, delete on coupon_collections to helloshop_seller;
