, counted as (
    select *, count(*) over () as rows
    from kept
    order by free_at nulls last, id desc, reason
    limit $4 offset $5
)
select k.id as shop_order_id, o.number as order_number, k.part, k.reason, k.amount, k.free_at, k.rows
from counted k
join orders o on o.id = k.order_id
order by k.free_at nulls last, k.id desc, k.reason
