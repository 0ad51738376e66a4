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
