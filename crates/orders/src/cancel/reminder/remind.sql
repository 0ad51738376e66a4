-- $1 request
update cancel_requests r
set reminded_at = now()
from shop_orders s
where r.id = $1 and s.id = r.shop_order_id and r.status = 'open' and r.reminded_at is null
returning s.order_id, s.id as part, r.reason
