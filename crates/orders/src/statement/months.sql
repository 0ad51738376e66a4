-- $1 shop
with booked as (
    select month, sum(entries)::bigint as entries, sum(amount) as amount
    from shop_ledger_months($1)
    group by month
    having sum(entries) > 0
)
select to_char(month, 'YYYY-MM') as month, entries,
    (sum(amount) over by_month - amount)::bigint as opening,
    (sum(amount) over by_month)::bigint as closing
from booked
window by_month as (order by month)
order by booked.month desc
