-- $1 buyer, $2 lines of the cart, $3 number, $4 address, $5 key, $6 its body's hash. All rows that
-- an order has; none if a line is sold out
with chosen as (
    select l.variant_id, l.quantity, v.product_id, p.slug, p.title, c.tile,
        coalesce(v.image, p.thumbnail) as image, coalesce(v.price_sale, v.price) as price,
        s.id as shop_id, s.name as shop_name, s.slug as shop_slug, (
            select jsonb_agg(jsonb_build_object('name', o.name, 'value', ov.value) order by o.position)
            from option_values ov
            join product_options o on o.id = ov.option_id
            where ov.id = any (v.option_value_ids)
        ) as options
    from cart_lines l
    join variants v on v.id = l.variant_id and v.archived_at is null
    join products p on p.id = v.product_id and p.status = 'active'
    join categories c on c.id = p.category_id
    join shops s on s.id = p.shop_id and s.status = 'approved'
    where l.user_id = $1 and l.id = any ($2)
), locked_stock as (
    select s.variant_id, c.quantity
    from stock s
    join chosen c using (variant_id)
    where s.on_hand - s.reserved >= c.quantity
    order by s.variant_id
    for update of s
), total as (
    select sum(price * quantity)::bigint as amount from chosen
    having count(*) = (select count(*) from locked_stock) and count(*) > 0
), placed as (
    insert into orders (
        number, user_id, email, buyer_name, address, currency, subtotal, discount, shipping, total,
        expires_at
    )
    select $3, u.id, u.email, u.username, $4::text::jsonb, 'USD', t.amount, 0, 0, t.amount,
        now() + interval '15 minutes'
    from total t, users u where u.id = $1
    returning id, total, expires_at
), parts as (
    insert into shop_orders (
        order_id, shop_id, shop_name, shop_slug, subtotal, discount, shipping, total, commission,
        search_text, carrier_days_min, carrier_days_max
    )
    select o.id, c.shop_id, c.shop_name, c.shop_slug, sum(c.price * c.quantity), 0, 0,
        sum(c.price * c.quantity), sum(c.price * c.quantity) * 8 / 100,
        shop_order_search_text($3, min(u.username), string_agg(c.title, chr(10))), 2, 5
    from placed o, chosen c, users u
    where u.id = $1
    group by o.id, c.shop_id, c.shop_name, c.shop_slug
    returning id, shop_id
), lines as (
    insert into order_lines (
        shop_order_id, variant_id, product_id, product_slug, title, options, image, tile, price,
        quantity, discount
    )
    select p.id, c.variant_id, c.product_id, c.slug, c.title, c.options, c.image, c.tile, c.price,
        c.quantity, 0
    from chosen c join parts p using (shop_id)
), history as (
    insert into order_events (shop_order_id, to_status, actor, actor_id)
    select id, 'pending_payment', 'buyer', $1 from parts
), payment as (
    insert into payments (order_id, provider, amount, currency)
    select id, 'paypal', total, 'USD' from placed
    returning id
), payment_history as (
    insert into payment_events (payment_id, to_status) select id, 'pending' from payment
), reserved as (
    update stock s set reserved = s.reserved + f.quantity
    from locked_stock f, placed where s.variant_id = f.variant_id
), held as (
    insert into stock_holds (order_id, user_id, variant_id, quantity, expires_at)
    select o.id, $1, f.variant_id, f.quantity, o.expires_at from placed o, locked_stock f
), keyed as (
    insert into idempotency_keys (actor, route, key, body_hash, resource_id)
    select 'user:' || $1::bigint, 'placeOrder', $5, $6, id from placed
)
select json_build_object('id', id, 'total', total)::text from placed
