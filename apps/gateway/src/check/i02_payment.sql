-- One capture, one payment, one order, one part per shop; and the amounts agree to the cent.
select format('capture %s of %s belongs to %s payments', capture_id, provider, count(*)) as breach
from payments
where capture_id is not null group by provider, capture_id having count(*) > 1
union all
select format('order %s has %s payments', o.number, count(p.id))
from orders o
left join payments p on p.order_id = o.id
group by o.id having count(p.id) <> 1
union all
select format('order %s has %s parts of shop %s', o.number, count(*), s.shop_id)
from shop_orders s
join orders o on o.id = s.order_id
group by o.id, s.shop_id having count(*) > 1
union all
select format('order %s: payment %s %s, order %s %s',
    o.number, p.amount, p.currency, o.total, o.currency)
from orders o
join payments p on p.order_id = o.id
where p.amount <> o.total or p.currency <> o.currency
union all
select format('order %s: total %s, its parts add up to %s', o.number, o.total, coalesce(sum(s.total), 0))
from orders o
left join shop_orders s on s.order_id = o.id
group by o.id having coalesce(sum(s.total), 0) <> o.total
    or coalesce(sum(s.subtotal), 0) <> o.subtotal or coalesce(sum(s.discount), 0) <> o.discount
union all
select format('shop order %s: subtotal %s less %s, its lines add up to %s less %s', s.id,
    s.subtotal, s.discount, coalesce(sum(l.price * l.quantity), 0), coalesce(sum(l.discount), 0))
from shop_orders s
left join order_lines l on l.shop_order_id = s.id
group by s.id having coalesce(sum(l.price * l.quantity), 0) <> s.subtotal
    or coalesce(sum(l.discount), 0) <> s.discount
