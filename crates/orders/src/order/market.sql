-- $1 states of a shop order or null, $2 words or null, $3 limit, $4 offset, $5 buyer or null
select o.id, o.user_id, o.buyer_name, o.email, count(*) over () as total
from orders o
where ($1::text[] is null or exists (
        select 1 from shop_orders s where s.order_id = o.id and s.status = any($1)
    ))
    and ($2::text is null
        or position(lower($2) in lower(concat_ws(' ', o.number, o.buyer_name, o.email))) > 0
        or exists (
            select 1 from shop_orders s
            where s.order_id = o.id and position(lower($2) in lower(s.shop_name)) > 0
        ))
    and ($5::bigint is null or o.user_id = $5)
order by o.id desc
limit $3 offset $4
