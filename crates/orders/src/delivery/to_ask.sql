-- $1 days on the way
select s.id
from shop_orders s
where s.status = 'in_delivery'
    and s.delivered_by is null
    and s.updated_at <= now() - make_interval(days => $1)
order by s.updated_at
limit 500
