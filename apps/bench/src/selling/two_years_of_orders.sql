-- {shop} sells {products} of all products and sold {orders} orders over two years: most are long
-- over, some were cancelled, some never paid, the latest are on their way or wait to be sent.
update products set shop_id = {shop} where id <= {products};
update variants set shop_id = {shop} where product_id <= {products};
update stock st set shop_id = {shop} from variants v where v.id = st.variant_id and v.product_id <= {products};
insert into user_roles (user_id, role, shop_id)
select owner_id, 'ROLE_SHOP_MANAGER', id from shops where id = {shop}
on conflict do nothing;

create temp table sold as
select n, now() - (({orders} - n) * interval '730 days' / {orders}) as at, 1 + n % 1000 as buyer,
    case
        when n > {orders} - 40 then 'confirmed'
        when n > {orders} - 50 then 'partially_shipped'
        when n > {orders} - 150 then 'in_delivery'
        when n > {orders} - 300 then 'delivered'
        when n % 50 = 0 or n % 60 = 0 then 'cancelled'
        when n % 70 = 0 then 'expired'
        else 'completed'
    end as status,
    -- cancelled by the buyer before it was paid
    n % 60 = 0 and n <= {orders} - 300 as too_soon
from generate_series(1, {orders}) n;

create temp table sold_lines as
select s.n, place, v.id as variant_id, v.product_id, p.slug, p.title, v.price, p.thumbnail
from sold s
cross join (values (0), (1)) places (place)
join products p on p.id = 1 + (s.n * 7919 + place * 31) % {products}
join variants v on v.product_id = p.id and v.position = 0;

insert into users (id, email, username, password_hash)
overriding system value
select 1000000 + n, 'regular-' || n || '@example.com', 'Regular ' || n, '-'
from generate_series(1, 1000) n;

insert into orders (id, number, user_id, email, buyer_name, address, currency, subtotal, discount, shipping,
    total, expires_at, created_at)
overriding system value
select s.n, 'HS-' || upper(substr(md5(s.n::text), 1, 5)) || '-' || upper(substr(md5(s.n::text), 6, 5)),
    1000000 + s.buyer, 'regular-' || s.buyer || '@example.com', 'Regular ' || s.buyer,
    '{"first_name": "Regular", "last_name": "Buyer", "company_name": null, "country": "US",
      "address_line1": "1 Market Street", "address_line2": null, "city": "Portland", "state": "OR",
      "postal_code": "97201", "phone_number": "+15035550100"}',
    'USD', l.total, 0, 0, l.total, s.at + interval '30 minutes', s.at
from sold s
join (select n, sum(price) as total from sold_lines group by n) l using (n);

insert into shop_orders (id, order_id, shop_id, shop_name, shop_slug, status, subtotal, discount, shipping,
    total, commission, created_at, updated_at, paid_at, delivered_at,
    search_text)
overriding system value
select o.id, o.id, shop.id, shop.name, shop.slug, s.status, o.subtotal, 0, 0, o.total, o.total / 10,
    o.created_at, o.created_at,
    case when s.status <> 'expired' and not s.too_soon then o.created_at + interval '2 minutes' end,
    case when s.status in ('delivered', 'completed') then o.created_at + interval '3 days' end,
    shop_order_search_text(o.number, o.buyer_name, l.titles)
from orders o
join sold s on s.n = o.id
join (select n, string_agg(title, chr(10) order by place) as titles from sold_lines group by n) l using (n)
join shops shop on shop.id = {shop};

insert into order_lines (id, shop_order_id, variant_id, product_id, product_slug, title, options, image,
    tile, price, quantity, discount, shipped, cancelled)
overriding system value
select 2 * l.n + l.place, l.n, l.variant_id, l.product_id, l.slug, l.title,
    '[{"name": "Colour", "value": "Sand"}, {"name": "Size", "value": "S"}]', l.thumbnail, 'sand',
    l.price, 1, 0,
    (s.status in ('in_delivery', 'delivered', 'completed')
        or s.status = 'partially_shipped' and l.place = 0)::integer,
    (s.status = 'cancelled')::integer
from sold_lines l
join sold s using (n);

insert into order_events (shop_order_id, from_status, to_status, actor, at)
select s.n, step.from_status, step.to_status, step.actor, s.at + step.after
from sold s
cross join lateral (values
    (null, 'pending_payment', 'buyer', interval '0', true),
    ('pending_payment', 'expired', 'system', interval '30 minutes', s.status = 'expired'),
    ('pending_payment', 'cancelled', 'buyer', interval '1 minute', s.too_soon),
    ('pending_payment', 'confirmed', 'system', interval '2 minutes', not s.too_soon and s.status <> 'expired'),
    ('confirmed', 'cancelled', 'seller', interval '1 hour', s.status = 'cancelled' and not s.too_soon),
    ('confirmed', 'partially_shipped', 'seller', interval '1 hour', s.status = 'partially_shipped'),
    ('confirmed', 'in_delivery', 'seller', interval '1 hour', s.status in ('in_delivery', 'delivered', 'completed')),
    ('in_delivery', 'delivered', 'system', interval '3 days', s.status in ('delivered', 'completed')),
    ('delivered', 'completed', 'system', interval '17 days', s.status = 'completed')
) step (from_status, to_status, actor, after, happened)
where step.happened
order by s.n, step.after;

insert into payments (order_id, provider, amount, currency, status, capture_id, captured_at, created_at)
select s.n, 'paypal', o.total, 'USD',
    case when s.status = 'expired' or s.too_soon then 'expired' else 'paid' end,
    case when s.status = 'expired' or s.too_soon then null else 'CAPTURE-' || s.n end,
    case when s.status = 'expired' or s.too_soon then null else s.at end, s.at
from sold s
join orders o on o.id = s.n;

insert into ledger_transactions (id, kind, order_id, reference, currency, posted_at)
overriding system value
select order_id, 'capture', order_id, 'capture:' || capture_id, 'USD', captured_at
from payments
where status = 'paid' and capture_id is not null;

insert into ledger_entries (transaction_id, account, shop_id, amount)
select t.id, e.account, e.shop, e.amount
from ledger_transactions t
join shop_orders s on s.order_id = t.order_id
cross join lateral (values
    ('provider', null::bigint, s.total), ('shop', s.shop_id, s.commission - s.total), ('commission', null, -s.commission)
) e (account, shop, amount);

-- sealed and counted long ago
delete from ledger_unsealed;
insert into shop_balances (shop_id, account, amount)
select shop_id, account, sum(amount) from ledger_entries where shop_id is not null group by shop_id, account;
select count_ledger_months(array(select id from ledger_transactions));

insert into shipments (id, shop_order_id, carrier, tracking_number, shipped_at)
overriding system value
select n, n, 'UPS', '1Z' || n, at + interval '1 hour'
from sold
where status in ('partially_shipped', 'in_delivery', 'delivered', 'completed');

insert into shipment_lines (shipment_id, order_line_id, quantity)
select h.id, l.id, 1
from shipments h
join order_lines l on l.shop_order_id = h.shop_order_id and l.shipped = 1;

insert into product_figures (shop_id, since, product_id, items, revenue)
select {shop}, date_bin('15 minutes', s.at, '2000-01-01'), l.product_id, count(*), sum(l.price)
from sold_lines l
join sold s using (n)
where s.status <> 'expired' and not s.too_soon
group by 2, 3;

insert into product_months (shop_id, since, product_id, items, revenue)
select shop_id, date_trunc('month', since, 'UTC'), product_id, sum(items), sum(revenue)
from product_figures
group by 1, 2, 3;

insert into shop_figures (shop_id, since, orders, items, revenue, refunded)
select shop_id, since, sum(items) / 2, sum(items), sum(revenue), 0
from product_figures
group by 1, 2;

insert into shop_days (shop_id, since, orders, items, revenue, refunded)
select shop_id, date_trunc('day', since, 'UTC'), sum(orders), sum(items), sum(revenue), sum(refunded)
from shop_figures
group by 1, 2;

insert into product_quarters (shop_id, since, product_id, items, revenue)
select shop_id, date_trunc('quarter', since, 'UTC'), product_id, sum(items), sum(revenue)
from product_months
group by 1, 2, 3;

insert into product_views (product_id, day, views)
select p.id, day::date, 1 + p.id % 20
from products p, generate_series(now() - interval '60 days', now(), '1 day') day
where p.id <= {products};

insert into shop_views (shop_id, day, views)
select {shop}, day::date, 5000
from generate_series(now() - interval '730 days', now(), '1 day') day;

select setval(pg_get_serial_sequence(name, 'id'), 10000000)
from unnest(array['users', 'orders', 'shop_orders', 'order_lines', 'shipments', 'ledger_transactions']) name;
