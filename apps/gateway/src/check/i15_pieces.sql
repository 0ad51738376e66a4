-- Every piece of an order is counted where it is: here, sent, or called off; a paid part stands
-- where its pieces are; and what was called off is paid back.
select format('line %s of shop order %s counts %s sent, %s cancelled, %s lost; written down are %s, %s, %s',
    l.id, l.shop_order_id, l.shipped, l.cancelled, l.lost, sent.pieces, gone.here, gone.away) as breach
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
where (l.shipped, l.cancelled, l.lost) is distinct from (sent.pieces, gone.here, gone.away)
union all
select format('shop order %s is %s, but of its pieces %s are here and %s on their way', s.id, s.status,
    p.here, p.away)
from shop_orders s
cross join lateral (
    select sum(quantity - shipped - cancelled) as here, sum(shipped) as sent, sum(shipped - lost) as away
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
        else array['cancelled']
    end)
union all
select format('shop order %s: %s was called off, %s goes back', off.id, off.worth, back.amount)
from (
    select l.shop_order_id as id, sum(
        l.price * g.pieces - l.discount / l.quantity * g.pieces
            - least(g.pieces, l.discount % l.quantity)
    ) as worth
    from order_lines l
    cross join lateral (select l.cancelled + l.lost as pieces) g
    where g.pieces > 0
    group by l.shop_order_id
) off
cross join lateral (
    select coalesce(sum(r.amount), 0) as amount from refunds r where r.shop_order_id = off.id
) back
where back.amount < off.worth
