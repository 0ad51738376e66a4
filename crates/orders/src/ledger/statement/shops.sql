-- $1 a moment of the month, $2 limit or null, $3 offset
with waiting as (
    -- what has no seal yet, and so is in no month
    select *, month_of(posted_at) as month from shop_bookings(array(select transaction_id from ledger_unsealed))
), halves as (
    select month_of($1) < min(month) + (month_of(now()) - min(month)) / 2 as is_early from ledger_months
), opened as (
    -- all that came before, or what is owed now less all that came since: whatever are fewer months
    select shop_id, sum(amount) as opening
    from (
        select shop_id, amount from ledger_shop_months
        where month < month_of($1) and (select is_early from halves)
        union all
        select shop_id, -amount from shop_balances
        where account = 'shop' and not (select is_early from halves)
        union all
        select shop_id, -amount from ledger_shop_months
        where month >= month_of($1) and not (select is_early from halves)
        union all
        select shop_id, amount from waiting where month < month_of($1)
    ) parts
    group by shop_id
    having sum(amount) <> 0
), moved as (
    select shop_id, kind, amount, commission from ledger_shop_months where month = month_of($1)
    union all
    select shop_id, kind, amount, commission from waiting where month = month_of($1)
), summed as (
    select shop_id,
        sum(amount + commission) filter (where kind = 'capture') as sales,
        -sum(commission) filter (where kind = 'capture') as commission,
        sum(amount + commission) filter (where kind in ('refund', 'reversal')) as refunds,
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
limit $2 offset $3
