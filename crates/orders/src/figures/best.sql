-- $1 shop, $2 first day, $3 last day, $4 how many, $5 the zone of these days. Whole months of UTC come
-- from their own table, what lies before and behind them by quarter hours.
with days as (
    select $2::date::timestamp at time zone $5 as first,
        ($3::date + 1)::timestamp at time zone $5 as behind
), months as (
    select first, behind, date_trunc('month', behind, 'UTC') as last,
        date_trunc('month', first - interval '1 microsecond', 'UTC') + interval '1 month' as next
    from days
), time as (
    select first, behind,
        case when next < last then next else behind end as first_month,
        case when next < last then last else behind end as behind_months
    from months
)
select product_id, sum(items)::bigint as items, sum(revenue)::bigint as revenue
from time
cross join lateral (
    select product_id, items, revenue
    from product_figures
    where shop_id = $1 and since >= time.first and since < time.first_month
    union all
    select product_id, items, revenue
    from product_months
    where shop_id = $1 and since >= time.first_month and since < time.behind_months
    union all
    select product_id, items, revenue
    from product_figures
    where shop_id = $1 and since >= time.behind_months and since < time.behind
    union all
    select product_id, items, revenue
    from product_turnover_unsealed()
    where since >= time.first and since < time.behind
) parts
group by product_id
order by sum(revenue) desc, sum(items) desc, product_id
limit $4
