-- $1 buyer, $2 states of a shop order or null, $3 limit, $4 offset
select o.id, count(*) over () as total
from orders o
where o.user_id = $1
    and ($2::text[] is null or exists (
        select 1 from shop_orders s where s.order_id = o.id and s.status = any($2)
    ))
order by o.id desc
limit $3 offset $4
