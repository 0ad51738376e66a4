-- Captured money has its goods on the way, or is on its way back.
select format('order %s was paid, but shop order %s is %s and %s of %s goes back',
    o.number, s.id, s.status, coalesce(r.amount, 0), s.total) as breach
from payments p
join orders o on o.id = p.order_id
join shop_orders s on s.order_id = o.id
left join refunds r on r.shop_order_id = s.id
where p.capture_id is not null
    and s.status in ('pending_payment', 'expired', 'cancelled', 'returned')
    and coalesce(r.amount, 0) <> s.total
union all
select format('order %s: %s was given back, the completed refunds add up to %s',
    o.number, p.refunded, coalesce(sum(r.amount), 0))
from payments p
join orders o on o.id = p.order_id
left join refunds r on r.payment_id = p.id and r.status = 'completed'
group by p.id, o.number having coalesce(sum(r.amount), 0) <> p.refunded
union all
select format('shop order %s goes back (refund %s), but is %s', s.id, r.id, s.status)
from refunds r
join shop_orders s on s.id = r.shop_order_id
where s.status not in ('expired', 'cancelled', 'returned')
