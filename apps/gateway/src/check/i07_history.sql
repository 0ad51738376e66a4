-- Every history is an unbroken path of the allowed moves that ends where the thing stands,
-- and nobody packs what nobody paid.
with shop_steps as (
    select e.*, lag(to_status) over by_id as came_from, lead(id) over by_id is null as is_last
    from order_events e
    window by_id as (partition by shop_order_id order by id)
), payment_steps as (
    select e.*, lag(to_status) over by_id as came_from, lead(id) over by_id is null as is_last
    from payment_events e
    window by_id as (partition by payment_id order by id)
)
select format('shop order %s went %s → %s by %s after %s', e.shop_order_id,
    coalesce(e.from_status, 'nothing'), e.to_status, e.actor, coalesce(e.came_from, 'nothing')) as breach
from shop_steps e
where e.from_status is distinct from e.came_from or (e.from_status is not null and not exists (
    select 1 from shop_order_transitions t
    where t.from_status = e.from_status and t.to_status = e.to_status and t.actor = e.actor))
union all
select format('shop order %s is %s, its history ends at %s', s.id, s.status,
    coalesce(e.to_status, 'nothing'))
from shop_orders s
left join shop_steps e on e.shop_order_id = s.id and e.is_last
where e.to_status is distinct from s.status
union all
select format('payment %s went %s → %s after %s', e.payment_id,
    coalesce(e.from_status, 'nothing'), e.to_status, coalesce(e.came_from, 'nothing'))
from payment_steps e
where e.from_status is distinct from e.came_from or (e.from_status is not null and not exists (
    select 1 from payment_transitions t
    where t.from_status = e.from_status and t.to_status = e.to_status))
union all
select format('payment %s is %s, its history ends at %s', p.id, p.status,
    coalesce(e.to_status, 'nothing'))
from payments p
left join payment_steps e on e.payment_id = p.id and e.is_last
where e.to_status is distinct from p.status
union all
select format('shop order %s is %s, but its payment is %s', s.id, s.status,
    coalesce(p.status, 'missing'))
from shop_orders s
left join payments p on p.order_id = s.order_id
where s.status not in ('pending_payment', 'expired', 'cancelled')
    and (p.capture_id is null or p.status not in ('paid', 'partially_refunded', 'refunded', 'reversed'))
