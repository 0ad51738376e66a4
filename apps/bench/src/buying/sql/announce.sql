-- $1 order, $2 key, $3 buyer: the provider's name for the payment, and the answer to the key
with announced as (
    update payments set provider_order_id = 'BARE-' || $1::bigint where order_id = $1
), answered as (
    update idempotency_keys set answer = jsonb_build_object('id', $1::bigint)
    where actor = 'user:' || $3::bigint and route = 'placeOrder' and key = $2
)
select json_build_object('id', $1::bigint)::text
