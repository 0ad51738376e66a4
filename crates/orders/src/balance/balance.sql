, totals as (
    select shop_id,
        coalesce(sum(amount) filter (where part = 'pending'), 0)::bigint as pending,
        coalesce(sum(amount) filter (where part = 'held'), 0)::bigint as held,
        coalesce(sum(amount) filter (where part = 'reserved'), 0)::bigint as reserved
    from kept
    group by shop_id
), withheld as (
    select t.shop_id, coalesce(k.pending, 0) as pending, coalesce(k.held, 0) as held,
        coalesce(k.reserved, 0) as reserved
    from terms t
    left join totals k using (shop_id)
)
select w.shop_id, o.balance, w.pending, w.held, w.reserved, o.on_its_way,
    greatest(o.balance - w.pending - w.held - w.reserved, 0) as available
from withheld w
cross join lateral shop_owed(w.shop_id) o
