-- $1 when the period begins, $2 when it is over, $3 limit or null, $4 offset
with opened as (
    select e.shop_id, -sum(e.amount) as opening
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'shop'
    where t.posted_at < $1
    group by e.shop_id
    having sum(e.amount) <> 0
), moved as (
    -- an order's commission is booked in one sum for all its shops, a refund's for the one that it is of
    select e.shop_id, t.kind, -e.amount as amount,
        case
            when t.kind = 'capture' then (
                select s.commission from shop_orders s
                where s.order_id = t.order_id and s.shop_id = e.shop_id
            )
            when t.kind in ('refund', 'reversal') then (
                select -sum(c.amount) from ledger_entries c
                where c.transaction_id = t.id and c.account = 'commission'
            )
        end as commission
    from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'shop'
    where t.posted_at >= $1 and t.posted_at < $2
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
