-- $1 shop, $2 limit. The latest of each state, and of these the latest. A range of one state, because
-- only the index by shop and state is in this order: by id alone, all shops' orders would be read.
select s.id, s.order_id, o.buyer_name, s.commission, s.own_note, 0::bigint as total
from shop_order_statuses state
cross join lateral (
    select id, order_id, commission, own_note
    from shop_orders part
    where shop_id = $1 and status between state.name and state.name
        and not exists (
            select from order_events e
            where e.shop_order_id = part.id and e.from_status = 'pending_payment'
                and e.to_status = 'cancelled'
        )
    order by status, id desc
    limit $2
) s
join orders o on o.id = s.order_id
where state.name not in ('pending_payment', 'expired')
order by s.id desc
limit $2
