-- $1 order, $2 buyer, $3 key: the money came
with booked as (
    update payments set status = 'paid', capture_id = 'BARE-' || $1::bigint, captured_at = now(),
        check_at = null
    where order_id = $1 and status = 'confirming'
    returning id, amount
), history as (
    insert into payment_events (payment_id, from_status, to_status)
    select id, 'confirming', 'paid' from booked
), confirmed as (
    update shop_orders set status = 'confirmed', paid_at = now() where order_id = $1
    returning id, shop_id, total, commission
), steps as (
    insert into order_events (shop_order_id, from_status, to_status, actor)
    select id, 'pending_payment', 'confirmed', 'system' from confirmed
), posted as (
    insert into ledger_transactions (kind, order_id, reference, currency)
    values ('capture', $1, 'capture:BARE-' || $1::bigint, 'USD')
    returning id
), entries as (
    insert into ledger_entries (transaction_id, account, shop_id, amount)
    select p.id, e.account, e.shop_id, e.amount
    from posted p, confirmed c, lateral (values
        ('provider', null::bigint, c.total),
        ('shop', c.shop_id, c.commission - c.total),
        ('commission', null, -c.commission)
    ) e (account, shop_id, amount)
), claimed as (
    update stock_holds set status = 'claimed' where order_id = $1 and status = 'pinned'
    returning variant_id, quantity
), locked_stock as (
    -- in id order, or two would wait for each other
    select s.variant_id, c.quantity from stock s join claimed c using (variant_id)
    order by s.variant_id for update of s
), sold as (
    update stock s set on_hand = s.on_hand - f.quantity, reserved = s.reserved - f.quantity,
        claimed = s.claimed + f.quantity
    from locked_stock f where s.variant_id = f.variant_id
    returning s.variant_id, f.quantity
), sold_products as (
    select p.id, s.quantity from sold s
    join variants v on v.id = s.variant_id
    join products p on p.id = v.product_id
    order by p.id for no key update of p
), counted as (
    update products p set sold_count = p.sold_count + g.quantity from sold_products g where p.id = g.id
), bought as (
    delete from cart_lines l using claimed c where l.user_id = $2 and l.variant_id = c.variant_id
), emails as (
    -- due so late that no gateway wonders what it is
    insert into jobs (kind, payload, unique_key, run_at)
    values ('bare', to_jsonb($1::bigint), 'bare:' || $1::bigint, now() + interval '1 day')
), answered as (
    update idempotency_keys set answer = jsonb_build_object('id', $1::bigint)
    where actor = 'user:' || $2::bigint and route = 'captureOrder' and key = $3
)
select json_build_object('id', $1::bigint, 'paymentStatus', 'paid', 'amount', amount)::text
from booked
