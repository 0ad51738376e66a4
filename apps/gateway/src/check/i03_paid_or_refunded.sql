-- Captured money has its goods on the way, or is on its way back.
select format('order %s was paid, but shop order %s is %s and %s of %s goes back',
    o.number, s.id, s.status, coalesce(sum(r.amount), 0), s.total) as breach
from payments p
join orders o on o.id = p.order_id
join shop_orders s on s.order_id = o.id
-- or nobody owes it, by an operator's word
left join refunds r on r.shop_order_id = s.id and r.status <> 'failed' and not r.overtaken
where p.capture_id is not null and p.unearned is null
    and s.status in ('pending_payment', 'expired', 'cancelled', 'returned')
group by s.id, o.number having coalesce(sum(r.amount), 0) < s.total
union all
select format('order %s: %s was given back, the refunds that are done add up to %s',
    o.number, p.refunded, coalesce(sum(r.amount), 0))
from payments p
join orders o on o.id = p.order_id
left join refunds r on r.payment_id = p.id and r.status = 'done'
group by p.id, o.number having coalesce(sum(r.amount), 0) <> p.refunded
union all
select format('order %s: %s was paid, %s goes back', o.number,
    coalesce(p.unearned_amount, p.amount), sum(r.amount))
from payments p
join orders o on o.id = p.order_id
join refunds r on r.payment_id = p.id and r.status not in ('failed', 'not_owed')
group by p.id, o.number having sum(r.amount) > coalesce(p.unearned_amount, p.amount)
union all
select format('order %s: %s came and pays for nothing (%s), %s goes back', o.number,
    p.unearned_amount, p.unearned, coalesce(sum(r.amount), 0))
from payments p
join orders o on o.id = p.order_id
left join refunds r on r.payment_id = p.id and r.status <> 'failed' and not r.overtaken
where p.unearned is not null
group by p.id, o.number having coalesce(sum(r.amount), 0) < p.unearned_amount
union all
select format('shop order %s: %s was paid with a commission of %s, %s with %s goes back', s.id,
    s.total, s.commission, sum(r.amount), sum(r.commission))
from shop_orders s
join refunds r on r.shop_order_id = s.id and r.status not in ('failed', 'not_owed')
group by s.id having sum(r.amount) > s.total or sum(r.commission) > s.commission
