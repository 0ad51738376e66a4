-- $1 when the period begins, $2 when it is over, of its whole months $3 the first and $4 the one after the last,
-- $5 limit or null, $6 offset
with waiting as (
    -- what has no seal yet, and so is in no month
    select * from shop_bookings(array(select transaction_id from ledger_unsealed))
), ends as (
    -- before the first whole month and after the last
    select * from shop_bookings(array(
        select t.id
        from ledger_transactions t
        where (t.posted_at >= $1 and t.posted_at < $3::timestamp at time zone 'UTC'
                or t.posted_at >= greatest($3, $4)::timestamp at time zone 'UTC' and t.posted_at < $2)
            and not exists (select from ledger_unsealed u where u.transaction_id = t.id)
    ))
), opened as (
    -- what is owed now, less all that came since
    select shop_id, sum(amount) as opening
    from (
        select shop_id, -amount as amount from shop_balances where account = 'shop'
        union all
        select shop_id, -amount from ledger_shop_months where month >= $3
        union all
        select shop_id, -amount from ends where posted_at < $3::timestamp at time zone 'UTC'
        union all
        select shop_id, amount from waiting where posted_at < $1
    ) parts
    group by shop_id
    having sum(amount) <> 0
), moved as (
    select shop_id, kind, amount, commission from ledger_shop_months where month >= $3 and month < $4
    union all
    select shop_id, kind, amount, commission from ends where posted_at < $2
    union all
    select shop_id, kind, amount, commission from waiting where posted_at >= $1 and posted_at < $2
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
limit $5 offset $6
