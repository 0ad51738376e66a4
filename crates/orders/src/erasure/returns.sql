-- $1 buyer, $2 what stands where their words stood. Photos are theirs, and a label names them.
with theirs as (
    select r.id
    from returns r
    join shop_orders s on s.id = r.shop_order_id
    join orders o on o.id = s.order_id
    where o.user_id = $1
), said as (
    update return_events e set words = null
    from theirs t where e.return_id = t.id and e.actor = 'buyer' and e.words is not null
)
update returns r set words = $2, photos = '[]', label = null
from theirs t where r.id = t.id
