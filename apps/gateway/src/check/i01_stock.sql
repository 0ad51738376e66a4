-- Nothing appears on a shelf or vanishes from it, and what is set aside is set aside for somebody.
select format('variant %s: %s on hand + %s sold is not %s received',
    variant_id, on_hand, claimed, received) as breach
from stock
where on_hand + claimed <> received or claimed < 0
union all
select format('variant %s: %s set aside of %s on hand', variant_id, reserved, on_hand)
from stock
where reserved < 0 or reserved > on_hand
union all
select format('variant %s: %s set aside, but its holds add up to %s',
    coalesce(s.variant_id, h.variant_id), coalesce(s.reserved, 0), coalesce(h.quantity, 0))
from stock s
full join (
    select variant_id, sum(quantity) as quantity from stock_holds
    where status in ('held', 'pinned') group by variant_id
) h on h.variant_id = s.variant_id
where coalesce(s.reserved, 0) <> coalesce(h.quantity, 0)
union all
select format('variant %s has no shelf', v.id)
from variants v
where v.archived_at is null and not exists (select 1 from stock s where s.variant_id = v.id)
union all
select format('order %s: %s of variant %s stand on paid lines, but %s were taken off the shelf for it',
    o.number, bought.quantity, bought.variant_id, coalesce(h.quantity, 0))
from (
    select s.order_id, l.variant_id, sum(l.quantity) as quantity
    from order_lines l
    join shop_orders s on s.id = l.shop_order_id
    where s.status not in ('pending_payment', 'expired', 'cancelled')
    group by s.order_id, l.variant_id
) bought
join orders o on o.id = bought.order_id
left join stock_holds h
    on h.order_id = bought.order_id and h.variant_id = bought.variant_id and h.status = 'claimed'
where coalesce(h.quantity, 0) <> bought.quantity
