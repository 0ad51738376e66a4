-- $1 order, $2 buyer, $3 lines or null for all of them
select l.id, l.variant_id, l.title, l.quantity
from orders o
join shop_orders s on s.order_id = o.id
join order_lines l on l.shop_order_id = s.id
where o.id = $1 and o.user_id = $2 and ($3::bigint[] is null or l.id = any($3))
order by l.id
