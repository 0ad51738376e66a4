-- The order with all its parts. $1 number, $2 buyer, $3 e-mail, $4 name, $5 address, $6 note,
-- $7 currency, $8 subtotal, $9 discount, $10 shipping, $11 total, $12 coupon code, $13 minutes
-- until it expires, $14 shops and $15 lines in the order of the cart, $16 and $17 the fewest and most
-- days of the carriers
with placed as (
    insert into orders (
        number, user_id, email, buyer_name, address, note, currency, subtotal, discount, shipping,
        total, coupon_code, expires_at
    ) values (
        $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now() + make_interval(mins => $13)
    )
    returning id, expires_at
), parts as (
    insert into shop_orders (
        order_id, shop_id, shop_name, shop_slug, subtotal, discount, shipping, total, commission,
        note, search_text, carrier_days_min, carrier_days_max
    )
    select p.id, s.shop_id, s.shop_name, s.shop_slug, s.subtotal, s.discount, 0, s.total, s.commission,
        s.note, shop_order_search_text($1, $4, s.titles), $16, $17
    from placed p, rows from (jsonb_to_recordset($14) as (
        shop_id bigint, shop_name text, shop_slug text, subtotal bigint, discount bigint,
        total bigint, commission bigint, note text, titles text
    )) with ordinality s
    order by s.ordinality
    returning id, shop_id
), lines as (
    insert into order_lines (
        shop_order_id, variant_id, product_id, product_slug, title, options, image, tile, price,
        quantity, discount
    )
    select p.id, l.variant_id, l.product_id, l.product_slug, l.title, l.options, l.image, l.tile,
        l.price, l.quantity, l.discount
    from rows from (jsonb_to_recordset($15) as (
        shop_id bigint, variant_id bigint, product_id bigint, product_slug text, title text,
        options jsonb, image text, tile text, price bigint, quantity integer, discount bigint
    )) with ordinality l
    join parts p using (shop_id)
    order by l.ordinality
), history as (
    insert into order_events (shop_order_id, to_status, actor, actor_id)
    select id, 'pending_payment', 'buyer', $2 from parts order by id
), payment as (
    insert into payments (order_id, provider, amount, currency)
    select id, 'paypal', $11, $7 from placed
    returning id
), payment_history as (
    insert into payment_events (payment_id, to_status) select id, 'pending' from payment
)
select id, expires_at from placed
