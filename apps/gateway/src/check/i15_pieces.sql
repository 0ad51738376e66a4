-- Every piece of an order is counted where it is: here, sent, called off or returned; a paid part
-- stands where its pieces are; and what was called off or returned is paid back.
select format('line %s of shop order %s counts %s sent, %s cancelled, %s lost, %s returned; written down are %s, %s, %s, %s',
    l.id, l.shop_order_id, l.shipped, l.cancelled, l.lost, l.returned, sent.pieces, gone.here, gone.away,
    back.pieces) as breach
from order_lines l
cross join lateral (
    select coalesce(sum(quantity), 0) as pieces from shipment_lines where order_line_id = l.id
) sent
cross join lateral (
    select coalesce(sum(g.quantity) filter (where c.shipment_id is null), 0) as here,
        coalesce(sum(g.quantity) filter (where c.shipment_id is not null), 0) as away
    from cancellation_lines g
    join cancellations c on c.id = g.cancellation_id
    where g.order_line_id = l.id
) gone
cross join lateral (
    select coalesce(sum(quantity), 0) as pieces from returned_lines where order_line_id = l.id
) back
where (l.shipped, l.cancelled, l.lost, l.returned)
    is distinct from (sent.pieces, gone.here, gone.away, back.pieces)
union all
select format('shop order %s is %s, but of its pieces %s are here and %s at the buyer or on their way', s.id, s.status,
    p.here, p.away)
from shop_orders s
cross join lateral (
    select sum(quantity - shipped - cancelled) as here, sum(shipped) as sent,
        sum(shipped - lost) as away, sum(returned) as returned
    from order_lines where shop_order_id = s.id
) p
where s.status not in ('pending_payment', 'expired')
    and not exists (
        select 1 from order_events e
        where e.shop_order_id = s.id and e.from_status = 'pending_payment' and e.to_status = 'cancelled'
    )
    and s.status <> all (case
        when p.here > 0 and p.sent = 0 then array['confirmed']
        when p.here > 0 then array['partially_shipped']
        when p.away > 0
            then array['in_delivery', 'delivered', 'completed', 'return_requested', 'returned']
        when p.returned > 0 then array['returned', 'cancelled']
        else array['cancelled']
    end)
union all
select format('shop order %s: %s was called off or returned, %s goes back', off.id, off.worth, back.amount)
from (
    select l.shop_order_id as id, sum(
        l.price * g.pieces - l.discount / l.quantity * g.pieces
            - least(g.pieces, l.discount % l.quantity)
    ) as worth
    from order_lines l
    cross join lateral (select l.cancelled + l.lost + l.returned as pieces) g
    where g.pieces > 0
    group by l.shop_order_id
) off
cross join lateral (
    select coalesce(sum(r.amount), 0) as amount from refunds r where r.shop_order_id = off.id
) back
where back.amount < off.worth
union all
-- a part stands still exactly while something is asked back of it, and a return's money is its refund
select format('shop order %s is %s with %s open returns', s.id, s.status, open.count)
from shop_orders s
cross join lateral (
    select count(*) from returns r where r.shop_order_id = s.id and r.status not in ('refunded', 'closed')
) open
where (s.status = 'return_requested') <> (open.count > 0)
union all
select format('return %s stands at %s, its history ends at %s', r.id, r.status, last.to_status)
from returns r
left join lateral (
    select to_status from return_events e where e.return_id = r.id order by e.id desc limit 1
) last on true
where r.status is distinct from last.to_status
union all
select format('shop order %s: its returns paid back %s, its refunds %s', s.id, paid.amount, back.amount)
from shop_orders s
cross join lateral (
    select coalesce(sum(r.amount), 0) as amount from returns r where r.shop_order_id = s.id
) paid
cross join lateral (
    select coalesce(sum(f.amount), 0) as amount from refunds f where f.shop_order_id = s.id
) back
where paid.amount > back.amount
