-- $1 first day, $2 last day
select day, sum(orders)::bigint as orders, sum(revenue)::bigint as revenue,
    sum(refunded)::bigint as refunded, sum(commission)::bigint as commission
from (
    select day, orders, revenue, refunded, commission from market_days
    union all
    select day, orders, revenue, refunded, commission
    from market_turnover(array(select transaction_id from ledger_unsealed))
) parts
where day between $1 and $2
group by day
order by day
