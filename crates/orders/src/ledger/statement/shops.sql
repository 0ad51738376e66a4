-- $1 when the period begins, $2 when it is over, $3 limit or null, $4 offset
with opened as (
    select e.shop_id, -sum(e.amount) as opening
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'shop'
    where t.posted_at < $1
    group by e.shop_id
    having sum(e.amount) <> 0
), moved as (
    -- an order's commission is booked in one sum for all its shops; where it is all of the price, the shop has
    -- no entry
    select s.shop_id, t.kind, coalesce(-e.amount, 0) as amount, s.commission
    from ledger_transactions t
    join shop_orders s on s.order_id = t.order_id
    left join ledger_entries e
        on e.transaction_id = t.id and e.account = 'shop' and e.shop_id = s.shop_id
    where t.kind = 'capture' and t.posted_at >= $1 and t.posted_at < $2
        and (e.amount is not null or s.commission <> 0 and exists (
            select from ledger_entries c where c.transaction_id = t.id and c.account = 'commission'))
    union all
    -- a refund's is of one shop
    select coalesce(e.shop_id, s.shop_id), t.kind, coalesce(-e.amount, 0), c.commission
    from ledger_transactions t
    left join ledger_entries e on e.transaction_id = t.id and e.account = 'shop'
    left join refunds r on e.shop_id is null and r.id =
        case when t.reference like 'refund:%' then split_part(t.reference, ':', 2)::bigint end
    left join shop_orders s on s.id = r.shop_order_id
    cross join lateral (
        select -sum(amount) as commission from ledger_entries
        where transaction_id = t.id and account = 'commission'
    ) c
    where t.kind in ('refund', 'reversal') and t.posted_at >= $1 and t.posted_at < $2
        and coalesce(e.shop_id, s.shop_id) is not null
    union all
    select e.shop_id, t.kind, -e.amount, null
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'shop'
    where t.kind not in ('capture', 'refund', 'reversal') and t.posted_at >= $1 and t.posted_at < $2
), summed as (
    select shop_id,
        sum(amount + coalesce(commission, 0)) filter (where kind = 'capture') as sales,
        -sum(commission) filter (where kind = 'capture') as commission,
        sum(amount + coalesce(commission, 0)) filter (where kind in ('refund', 'reversal')) as refunds,
        -sum(commission) filter (where kind in ('refund', 'reversal')) as commission_back,
        sum(amount) filter (where kind = 'adjustment') as adjustments,
        sum(amount) filter (where kind in ('payout', 'payout_returned')) as payouts,
        sum(amount) as amount
    from moved
    group by shop_id
)
select coalesce(o.shop_id, s.shop_id) as shop, coalesce(o.opening, 0)::bigint as opening,
    coalesce(s.sales, 0)::bigint as sales, coalesce(s.commission, 0)::bigint as commission,
    coalesce(s.refunds, 0)::bigint as refunds, coalesce(s.commission_back, 0)::bigint as commission_back,
    coalesce(s.adjustments, 0)::bigint as adjustments, coalesce(s.payouts, 0)::bigint as payouts,
    (coalesce(o.opening, 0) + coalesce(s.amount, 0))::bigint as closing, count(*) over () as rows
from opened o
full join summed s on s.shop_id = o.shop_id
order by coalesce(s.sales, 0) desc, shop
limit $3 offset $4
