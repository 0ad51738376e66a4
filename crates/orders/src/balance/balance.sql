-- $1 shop, $2 days after delivery, $3 reserve in 1/100 %
-- Read are the sums of the shop's entries, and of its orders those that something keeps back.
with owed as (
    select coalesce(-sum(amount) filter (where account = 'shop'), 0)::bigint as balance,
        coalesce(-sum(amount) filter (where account = 'payout'), 0)::bigint as on_its_way
    from ledger_entries
    where shop_id = $1
), disputed as materialized (
    select p.order_id
    from disputes d
    join payments p on p.id = d.payment_id
    where d.resolved_at is null
), going_back as materialized (
    -- a refund that failed is still owed to the buyer, unless the buyer has the money by another one
    select r.shop_order_id, sum(r.amount - r.commission)::bigint as amount
    from refunds r
    where r.status in ('requested', 'pending', 'failed') and not r.overtaken
        and r.shop_order_id is not null
    group by 1
), parts as (
    select s.id, s.order_id, s.created_at,
        s.status = 'return_requested' or s.order_id in (select order_id from disputed) as is_held,
        coalesce(
            s.status = 'cancelled' or s.status in ('delivered', 'completed', 'returned')
                and s.delivered_at <= now() - make_interval(days => $2),
            false
        ) as is_ripe
    from shop_orders s
    where s.shop_id = $1 and s.status not in ('pending_payment', 'expired')
        and (
            s.status in ('confirmed', 'partially_shipped', 'in_delivery', 'return_requested')
            or s.status in ('delivered', 'completed', 'returned')
                and (s.delivered_at > now() - make_interval(days => $2)) is not false
            or s.order_id in (select order_id from disputed)
            or s.id in (select shop_order_id from going_back)
            or $3 > 0 and s.created_at > now() - interval '90 days'
        )
), sums as (
    select p.is_held, p.is_ripe, p.created_at > now() - interval '90 days' as is_recent,
        greatest(m.amount, 0) as amount,
        least(greatest(m.amount, 0), coalesce(g.amount, 0)) as going_back
    from parts p
    cross join lateral (
        select coalesce(-sum(e.amount), 0)::bigint as amount
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        where t.order_id = p.order_id and e.shop_id = $1 and e.account = 'shop'
    ) m
    left join going_back g on g.shop_order_id = p.id
), kept as (
    select
        coalesce(sum(amount) filter (where not is_held and not is_ripe), 0)::bigint as pending,
        coalesce(sum(case when is_held then amount else going_back end)
            filter (where is_held or is_ripe), 0)::bigint as held,
        coalesce(sum(ceil((amount - going_back) * $3 / 10000.0))
            filter (where is_ripe and not is_held and is_recent), 0)::bigint as reserved
    from sums
)
select o.balance, k.pending, k.held, k.reserved, o.on_its_way,
    greatest(o.balance - k.pending - k.held - k.reserved, 0) as available
from owed o
cross join kept k
