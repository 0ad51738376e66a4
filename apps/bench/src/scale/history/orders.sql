-- Orders {from} to {to} of {orders}, made in this order over two years, with everything that each of them
-- leaves behind: most are long completed, some were cancelled or never paid, the latest wait to be sent.
create temp table sold on commit drop as
select n, 10000000 + 1 + (hashint8extended(n, 1) & 1099511627775) % {shoppers} as buyer, at,
    case
        when n % 70 = 0 and age > interval '1 hour' then 'expired'
        when n % 49 = 7 and n % 5 <> 0 and age > interval '2 days' then 'cancelled'
        when age < interval '1 day' then 'confirmed'
        when age < interval '3 days' then 'in_delivery'
        when age < interval '17 days' then 'delivered'
        else 'completed'
    end as status,
    -- capitals and digits; multiplying by an odd number keeps them different
    upper(lpad(to_hex((n * 709803441) & 1099511627775), 10, '0')) as code
from generate_series({from}::bigint, {to}) n
cross join lateral (select interval '730 days' * (({orders} - n + 0.5) / {orders}) as age) aged
cross join lateral (select now() - age as at) dated;
analyze sold;

-- one line, a second one of the same product in half of the orders, one of another product in a fifth; a tenth
-- of the products are a third of what is sold
create temp table sold_lines on commit drop as
select 3 * s.n + l.place as id, s.n, l.place, v.id as variant_id, p.id as product_id, p.shop_id, p.slug, p.title,
    p.thumbnail, c.tile, coalesce(v.price_sale, v.price) as price, 1 + (s.n % 7 = 0)::integer as quantity,
    s.at, s.status
from sold s
cross join lateral (values
    (0, 2, 0, true), (1, 2, 3, s.n % 2 = 0), (2, 3, 1, s.n % 5 = 0)
) l (place, seed, position, bought)
cross join lateral (
    select 1 + floor({products} * ((hashint8extended(s.n, l.seed) & 1048575) / 1048576.0::float8) ^ 2)::bigint as id
) chosen
join products p on p.id = chosen.id
join categories c on c.id = p.category_id
join variants v on v.product_id = p.id and v.position = l.position
where l.bought;
create index on sold_lines (n);
analyze sold_lines;

create temp table parts on commit drop as
select 2 * s.n + row_number() over (partition by s.n order by l.place) - 1 as id, s.n, l.shop_id, l.total,
    l.total * 8 / 100 as commission, l.pieces, l.titles, s.at, s.status, s.buyer, s.code
from (
    select n, shop_id, min(place) as place, sum(price * quantity)::bigint as total, sum(quantity) as pieces,
        string_agg(title, chr(10) order by place) as titles
    from sold_lines group by n, shop_id
) l
join sold s using (n);
analyze parts;

insert into orders (id, number, user_id, email, buyer_name, address, currency, subtotal, discount, shipping,
    total, expires_at, created_at)
overriding system value
select s.n, 'HS-' || left(s.code, 5) || '-' || right(s.code, 5), s.buyer,
    'shopper-' || s.buyer - 10000000 || '@example.com', 'Shopper ' || s.buyer - 10000000,
    '{"first_name": "Regular", "last_name": "Buyer", "company_name": null, "country": "US",
      "address_line1": "1 Market Street", "address_line2": null, "city": "Portland", "state": "OR",
      "postal_code": "97201", "phone_number": "+15035550100"}',
    'USD', p.total, 0, 0, p.total, s.at + interval '30 minutes', s.at
from sold s
join (select n, sum(total) as total from parts group by n) p using (n)
order by s.n;

insert into shop_orders (id, order_id, shop_id, shop_name, shop_slug, status, subtotal, discount, shipping,
    total, commission, created_at, updated_at, paid_at, delivered_at, ship_by, carrier_days_min, carrier_days_max,
    expected_from, expected_to, search_text)
overriding system value
select p.id, p.n, p.shop_id, shop.name, shop.slug, p.status, p.total, 0, 0, p.total, p.commission, p.at,
    p.at + case p.status
        when 'expired' then interval '30 minutes'
        when 'cancelled' then interval '1 day'
        when 'confirmed' then interval '2 minutes'
        when 'in_delivery' then interval '1 day'
        when 'delivered' then interval '3 days'
        else interval '17 days'
    end,
    paid_at, case when p.status in ('delivered', 'completed') then p.at + interval '3 days' end,
    paid_on + shop.handling_days, 2, 5, paid_on + 3, paid_on + shop.handling_days + 5,
    shop_order_search_text('HS-' || left(p.code, 5) || '-' || right(p.code, 5), 'Shopper ' || p.buyer - 10000000, p.titles)
from parts p
join shops shop on shop.id = p.shop_id
cross join lateral (select case when p.status <> 'expired' then p.at + interval '2 minutes' end as paid_at) paid
cross join lateral (select (paid_at at time zone shop.time_zone)::date as paid_on) dated
order by p.id;

insert into order_lines (id, shop_order_id, variant_id, product_id, product_slug, title, options, image, tile,
    price, quantity, discount, shipped, cancelled)
overriding system value
select l.id, p.id, l.variant_id, l.product_id, l.slug, l.title,
    '[{"name": "Colour", "value": "Sand"}, {"name": "Size", "value": "S"}]', l.thumbnail, l.tile, l.price,
    l.quantity, 0,
    case when l.status in ('in_delivery', 'delivered', 'completed') then l.quantity else 0 end,
    case when l.status = 'cancelled' then l.quantity else 0 end
from sold_lines l
join parts p using (n, shop_id)
order by l.id;

insert into order_events (shop_order_id, from_status, to_status, actor, actor_id, at)
select p.id, step.from_status, step.to_status, step.actor, step.actor_id, p.at + step.after
from parts p
cross join lateral (values
    (null, 'pending_payment', 'buyer', p.buyer, interval '0', true),
    ('pending_payment', 'expired', 'system', null, interval '30 minutes', p.status = 'expired'),
    ('pending_payment', 'confirmed', 'system', null, interval '2 minutes', p.status <> 'expired'),
    ('confirmed', 'cancelled', 'seller', null, interval '1 day', p.status = 'cancelled'),
    ('confirmed', 'in_delivery', 'seller', null, interval '1 day', p.status in ('in_delivery', 'delivered', 'completed')),
    ('in_delivery', 'delivered', 'system', null, interval '3 days', p.status in ('delivered', 'completed')),
    ('delivered', 'completed', 'system', null, interval '17 days', p.status = 'completed')
) step (from_status, to_status, actor, actor_id, after, happened)
where step.happened
order by p.id, step.after;

insert into stock_holds (order_id, user_id, variant_id, quantity, status, expires_at, created_at)
select l.n, s.buyer, l.variant_id, l.quantity,
    case when l.status in ('expired', 'cancelled') then 'released' else 'claimed' end,
    l.at + interval '30 minutes', l.at
from sold_lines l
join sold s using (n)
order by l.id;

insert into shipments (id, shop_order_id, carrier, tracking_number, shipped_at)
overriding system value
select id, id, 'UPS', '1Z' || id, at + interval '1 day'
from parts
where status in ('in_delivery', 'delivered', 'completed')
order by id;

insert into shipment_lines (shipment_id, order_line_id, quantity)
select p.id, l.id, l.quantity
from sold_lines l
join parts p using (n, shop_id)
where l.status in ('in_delivery', 'delivered', 'completed')
order by l.id;

insert into reviews (product_id, order_line_id, user_id, author, rating, text, created_at)
select l.product_id, l.id, s.buyer, 'Shopper ' || s.buyer - 10000000, 3 + (l.id % 3)::integer,
    'Arrived quickly and well packed. It looks just like the pictures, and we use it every day.',
    l.at + interval '10 days'
from sold_lines l
join sold s using (n)
where l.status = 'completed' and l.id % 8 = 0
order by l.id;
