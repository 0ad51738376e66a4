-- $1 shop, $2 states or null, $3 and $4 the first and the last day or null, in the time zone $5, $6 limit,
-- $7 offset. What is to ship comes first, the oldest on top; then the latest. The first of each state, and
-- of these the first. A range of one state, because only the index by shop and state is in this order: by
-- id alone, all shops' orders would be read.
with asked as (
    select coalesce($3::date::timestamp at time zone $5, '-infinity') as since,
        coalesce(($4::date + 1)::timestamp at time zone $5, 'infinity') as until
), states as (
    select name, name in ('confirmed', 'partially_shipped') as is_to_ship
    from shop_order_statuses
    where $2::text[] is null or name = any($2)
), page as (
    select id, rank
    from asked, states state
    cross join lateral (
        (
            select part.id, -part.id as rank
            from shop_orders part
            where state.is_to_ship and part.shop_id = $1
                and part.status between state.name and state.name and part.paid_at is not null
                and part.created_at >= asked.since and part.created_at < asked.until
            order by part.status desc, part.id
            limit $6::bigint + $7::bigint
        ) union all (
            select part.id, part.id - 9223372036854775807 as rank
            from shop_orders part
            where not state.is_to_ship and part.shop_id = $1
                and part.status between state.name and state.name and part.paid_at is not null
                and part.created_at >= asked.since and part.created_at < asked.until
            order by part.status, part.id desc
            limit $6::bigint + $7::bigint
        )
    ) parts
    order by rank desc
    limit $6 offset $7
)
select s.id, s.order_id, o.buyer_name, s.commission, s.own_note
from page
join shop_orders s on s.id = page.id
join orders o on o.id = s.order_id
order by page.rank desc
