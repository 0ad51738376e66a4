select s.id
from shop_orders s
where s.status = 'in_delivery' and s.delivered_by <= now()
order by s.delivered_by
limit 500
