-- $1 shop; what was cancelled before it was paid is no order of the shop's
select s.status, count(*) as count
from shop_orders s
where s.shop_id = $1
    and s.status not in ('pending_payment', 'expired')
    and (s.status <> 'cancelled' or not exists (
        select 1 from order_events e
        where e.shop_order_id = s.id and e.from_status = 'pending_payment'
            and e.to_status = 'cancelled'
    ))
group by s.status
