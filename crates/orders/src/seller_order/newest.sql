-- $1 shop, $2 limit. The latest of each state, and of these the latest. A range of one state, because
-- only the index by shop and state is in this order: by id alone, all shops' orders would be read.
select s.id, s.order_id, o.buyer_name, s.commission, s.own_note
from shop_order_statuses state
cross join lateral (
    select id, order_id, commission, own_note
    from shop_orders
    where shop_id = $1 and status between state.name and state.name and paid_at is not null
    order by status, id desc
    limit $2
) s
join orders o on o.id = s.order_id
order by s.id desc
limit $2
