-- $1 buyer, $2 what stands where their words stood. A shop that agrees to what they asked for
-- cancels with their words.
with parts as (
    select s.id from shop_orders s join orders o on o.id = s.order_id where o.user_id = $1
), said as (
    select c.shop_order_id as part, c.reason
    from cancellations c
    join parts p on p.id = c.shop_order_id
    where c.actor = 'buyer' and c.reason <> $2
    union
    select r.shop_order_id, r.reason
    from cancel_requests r
    join parts p on p.id = r.shop_order_id
    where r.reason <> $2
), asked as (
    update cancel_requests r set reason = $2
    from said where r.shop_order_id = said.part and r.reason = said.reason
), cancelled as (
    update cancellations c set reason = $2
    from said where c.shop_order_id = said.part and c.reason = said.reason
), told as (
    update order_events e set detail = jsonb_set(e.detail, '{reason}', to_jsonb($2::text))
    from said where e.shop_order_id = said.part and e.detail ->> 'reason' = said.reason
)
update refunds r set reason = $2
from said where r.shop_order_id = said.part and r.reason = said.reason
