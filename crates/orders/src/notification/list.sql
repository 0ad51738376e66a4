-- $1 shop, $2 limit, $3 offset; the newest first. Who bought is read with the order, where it gives way
-- when they leave
select n.id, n.about, n.created_at, n.read_at is not null as is_read, o.buyer_name
from (
    select * from notifications
    where shop_id = $1
    order by id desc
    limit $2 offset $3
) n
left join shop_orders s on n.kind in ('order', 'message') and s.id = (n.about ->> 'shop_order')::bigint
left join orders o on o.id = s.order_id
order by n.id desc
