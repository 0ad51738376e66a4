-- $1 one or two states of a shop order, $2 limit, $3 offset, $4 how many orders are counted at most. One row: how many
-- have a part in one of these states, and the ids of a page of them, newest first. The index has the orders of each
-- state in their order, so two are merged, and the parts of an order stand side by side: nothing is sorted, and no more
-- is read than is counted. `distinct` would do the same, but the planner cannot know how many there are, and reads all.
with parts as not materialized (
    (select order_id from shop_orders where status = ($1::text[])[1] order by order_id desc)
    union all
    (select order_id from shop_orders where status = ($1::text[])[2] order by order_id desc)
), found as not materialized (
    select order_id
    from (select order_id, lag(order_id) over (order by order_id desc) as previous from parts) p
    where previous is distinct from order_id
)
select least(c.orders, $4) as orders, c.orders <= $4 as is_exact,
    array(select order_id from found order by order_id desc limit $2 offset $3) as ids
from (select count(*) as orders from (select from found limit $4 + 1) counted) c
