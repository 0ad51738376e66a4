-- $1 order, $2 buyer, $3 key, $4 its body's hash: from here on only the outcome frees the stock
with pinned as (
    update stock_holds set status = 'pinned' where order_id = $1 and status = 'held'
), keyed as (
    insert into idempotency_keys (actor, route, key, body_hash, resource_id)
    values ('user:' || $2::bigint, 'captureOrder', $3, $4, $1)
), begun as (
    update payments set status = 'confirming', attempts = attempts + 1,
        check_at = now() + interval '45 seconds'
    where order_id = $1 and status = 'pending'
    returning id
), history as (
    insert into payment_events (payment_id, from_status, to_status)
    select id, 'pending', 'confirming' from begun
)
select json_build_object('id', id)::text from begun
