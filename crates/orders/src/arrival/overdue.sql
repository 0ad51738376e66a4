-- $1 days
select s.id
from shop_orders s
where s.status = 'delivered'
    and not exists (
        select 1 from order_events e
        where e.shop_order_id = s.id and e.to_status = 'delivered'
            and e.at > now() - make_interval(days => $1)
    )
order by s.id
limit 500
