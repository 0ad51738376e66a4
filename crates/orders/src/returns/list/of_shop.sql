-- $1 shop, $2 states or null, $3 limit, $4 offset. One row: how many returns the shop has, and the ids of a page of
-- them. Those that are open come first, then those that are over.
with found as materialized (
    select r.id, r.act_by, r.status in ('refunded', 'closed') as is_over
    from shop_orders s
    join returns r on r.shop_order_id = s.id
    where s.shop_id = $1 and ($2::text[] is null or r.status = any($2))
)
select (select count(*) from found) as total,
    array(
        select id from found
        order by is_over, act_by nulls last, id desc
        limit $3 offset $4
    ) as ids
