-- $1 shop or null, $2 states or null, $3 limit, $4 offset
select r.id, o.buyer_name, s.shop_name, o.currency, count(*) over () as total
from returns r
join shop_orders s on s.id = r.shop_order_id
join orders o on o.id = s.order_id
where ($1::bigint is null or s.shop_id = $1)
    and ($2::text[] is null or r.status = any($2))
order by r.status in ('refunded', 'closed'), r.act_by nulls last, r.id desc
limit $3 offset $4
