-- $1 days; what changed since is younger than it looks, and its turn comes later
select s.id
from shop_orders s
where s.status = 'delivered'
    and s.updated_at <= now() - make_interval(days => $1)
order by s.updated_at
limit 500
