select p.order_id, r.amount, p.capture_id, r.status, s.shop_id, r.commission
from refunds r
join payments p on p.id = r.payment_id
join shop_orders s on s.id = r.shop_order_id
where r.id = $1 and p.capture_id is not null
