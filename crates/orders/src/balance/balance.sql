, totals as (
    select coalesce(sum(amount) filter (where part = 'pending'), 0)::bigint as pending,
        coalesce(sum(amount) filter (where part = 'held'), 0)::bigint as held,
        coalesce(sum(amount) filter (where part = 'reserved'), 0)::bigint as reserved
    from kept
)
select o.balance, t.pending, t.held, t.reserved, o.on_its_way,
    greatest(o.balance - t.pending - t.held - t.reserved, 0) as available
from shop_owed($1) o
cross join totals t
