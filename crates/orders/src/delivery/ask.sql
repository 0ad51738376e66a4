-- $1 shop order, $2 days from the last step until it counts as delivered, $3 days at least to answer
update shop_orders s
set delivered_by = greatest(s.updated_at + make_interval(days => $2), now() + make_interval(days => $3))
from orders o
where s.id = $1 and o.id = s.order_id and s.status = 'in_delivery' and s.delivered_by is null
returning o.id as order_id, o.user_id, s.delivered_by
