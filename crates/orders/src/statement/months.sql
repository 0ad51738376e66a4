-- $1 shop
with booked as (
    select date_trunc('month', t.posted_at, 'UTC') as month, count(*) as entries,
        -sum(e.amount) as amount
    from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    where e.shop_id = $1 and e.account = 'shop'
    group by 1
)
select to_char(month at time zone 'UTC', 'YYYY-MM') as month, entries,
    (sum(amount) over by_month - amount)::bigint as opening,
    (sum(amount) over by_month)::bigint as closing
from booked
window by_month as (order by month)
order by month desc
