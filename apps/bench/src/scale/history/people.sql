-- {shoppers} people with an address each, of whom {carts} have something in their cart, an operator,
-- and a shop of many products among the {shops}
insert into users (id, email, username, password_hash, activated_at, created_at)
overriding system value
select 10000000 + k, 'shopper-' || k || '@example.com', 'Shopper ' || k, '{hash}', at, at
from generate_series(1, {shoppers}) k
cross join lateral (select now() - interval '730 days' * k / {shoppers} as at) joined;

insert into users (id, email, username, password_hash, activated_at)
overriding system value
values (9999999, 'operator@example.com', 'Operator', '{hash}', now());

insert into user_roles (user_id, role, shop_id)
select 9999999, 'ROLE_ADMIN', null
union all
select owner_id, 'ROLE_SHOP_MANAGER', id from shops;

insert into shop_slugs (slug, shop_id) select slug, id from shops;

update users set password_hash = '{hash}', activated_at = now() where id <= {shops};

insert into addresses (user_id, first_name, last_name, country, address_line1, city, state, postal_code,
    phone_number, is_default)
select 10000000 + k, 'Shopper', k::text, 'US', k % 900 + 1 || ' Market Street', 'Portland', 'OR', '97201',
    '+15035550100', true
from generate_series(1, {shoppers}) k;

insert into cart_lines (user_id, variant_id, quantity, seen_price)
select 10000000 + k, v.id, 1, coalesce(v.price_sale, v.price)
from generate_series(1, {carts}) k
cross join generate_series(0, 2) place
join variants v on v.id = 1 + (hashint8extended(k, place) & 1099511627775) % (4 * {products})
where place <= k % 3
on conflict do nothing;

-- one shop has a hundredth of all products
update products set shop_id = 1 where id % 100 = 0;
update variants set shop_id = 1 where product_id % 100 = 0;
update stock st set shop_id = 1 from variants v where v.id = st.variant_id and v.product_id % 100 = 0;
