-- $1 shop, $2 states or null, $3 one shop order or null, $4 limit, $5 offset
select s.id, s.order_id, o.buyer_name, s.commission, count(*) over () as total
from shop_orders s
join orders o on o.id = s.order_id
where s.shop_id = $1
    and s.status not in ('pending_payment', 'expired')
    and not exists (
        select 1 from order_events e
        where e.shop_order_id = s.id and e.from_status = 'pending_payment'
            and e.to_status = 'cancelled'
    )
    and ($2::text[] is null or s.status = any($2))
    and ($3::bigint is null or s.id = $3)
order by (s.status in ('confirmed', 'partially_shipped')) desc,
    case when s.status in ('confirmed', 'partially_shipped') then s.id end,
    s.id desc
limit $4 offset $5
