-- $1 buyer, $2 states of a shop order or null, $3 limit, $4 offset, $5 words or null, $6 and $7 the
-- first and the last day or null, $8 a product or null, $9 to $13 the states that the tabs look for. One
-- row: the ids of the page, and how many of all that are found, wherever they stand, are under each
-- tab. What is searched is the buyer's own, however much others ordered.
with found as materialized (
    select o.id, (
        select array_agg(s.status) || array_agg('returned'::text) filter (where exists (
            -- pieces went back, and the part stands where it stood
            select 1 from returns r where r.shop_order_id = s.id and r.status <> 'closed'
        ))
        from shop_orders s where s.order_id = o.id
    ) as states
    from orders o
    where o.user_id = $1
        and ($6::date is null or o.created_at >= $6::date::timestamp at time zone 'UTC')
        and ($7::date is null or o.created_at < ($7::date + 1)::timestamp at time zone 'UTC')
        and ($5::text is null and $8::bigint is null or o.id in (
            select m.id
            from orders m
            join shop_orders s on s.order_id = m.id
            join order_lines l on l.shop_order_id = s.id
            where m.user_id = $1
                and ($8::bigint is null or l.product_id = $8)
                and (
                    $5::text is null
                    or position(lower($5) in lower(m.number)) > 0
                    or position(lower($5) in lower(s.shop_name)) > 0
                    or position(lower($5) in lower(l.title)) > 0
                )
        ))
)
select array(
        select id from found
        where $2::text[] is null or states && $2
        order by id desc
        limit $3 offset $4
    ) as ids,
    count(*) as "all",
    count(*) filter (where states && $9) as to_pay,
    count(*) filter (where states && $10) as to_ship,
    count(*) filter (where states && $11) as on_the_way,
    count(*) filter (where states && $12) as delivered,
    count(*) filter (where states && $13) as returns
from found
