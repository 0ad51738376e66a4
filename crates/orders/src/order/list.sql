-- $1 buyer, $2 states of a shop order or null, $3 limit, $4 offset, $5 words or null, $6 and $7 the
-- first and the last day or null. What is searched is the buyer's own, however much others ordered.
select o.id, count(*) over () as total
from orders o
where o.user_id = $1
    and ($2::text[] is null or exists (
        select 1 from shop_orders s
        where s.order_id = o.id and (
            s.status = any($2)
            -- pieces went back, and the part stands where it stood
            or 'returned' = any($2) and exists (
                select 1 from returns r where r.shop_order_id = s.id and r.status <> 'closed'
            )
        )
    ))
    and ($6::date is null or o.created_at >= $6::date::timestamp at time zone 'UTC')
    and ($7::date is null or o.created_at < ($7::date + 1)::timestamp at time zone 'UTC')
    and ($5::text is null or o.id in (
        select m.id
        from orders m
        join shop_orders s on s.order_id = m.id
        join order_lines l on l.shop_order_id = s.id
        where m.user_id = $1
            and (
                position(lower($5) in lower(m.number)) > 0
                or position(lower($5) in lower(s.shop_name)) > 0
                or position(lower($5) in lower(l.title)) > 0
            )
    ))
order by o.id desc
limit $3 offset $4
