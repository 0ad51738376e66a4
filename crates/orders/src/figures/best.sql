-- $1 shop, $2 first day, $3 last day, $4 how many, $5 the zone of these days. Whole quarters of UTC come from
-- their own table, whole months before and behind them from theirs, the rest by quarter hours.
with days as (
    select $2::date::timestamp at time zone $5 as since,
        ($3::date + 1)::timestamp at time zone $5 as until
), months as (
    select since, until, first_month,
        greatest(date_trunc('month', until, 'UTC'), first_month) as behind_months
    from days
    cross join lateral (
        select least(date_trunc('month', since - interval '1 microsecond', 'UTC') + interval '1 month', until)
            as first_month
    ) cut
), time as (
    select since, until, first_month, behind_months, first_quarter,
        greatest(date_trunc('quarter', behind_months, 'UTC'), first_quarter) as behind_quarters
    from months
    cross join lateral (
        select least(
            date_trunc('quarter', first_month - interval '1 microsecond', 'UTC') + interval '3 months',
            behind_months
        ) as first_quarter
    ) cut
)
select product_id, sum(items)::bigint as items, sum(revenue)::bigint as revenue
from time
cross join lateral (
    select product_id, items, revenue
    from product_figures
    where shop_id = $1 and since >= time.since and since < time.first_month
    union all
    select product_id, items, revenue
    from product_months
    where shop_id = $1 and since >= time.first_month and since < time.first_quarter
    union all
    select product_id, items, revenue
    from product_quarters
    where shop_id = $1 and since >= time.first_quarter and since < time.behind_quarters
    union all
    select product_id, items, revenue
    from product_months
    where shop_id = $1 and since >= time.behind_quarters and since < time.behind_months
    union all
    select product_id, items, revenue
    from product_figures
    where shop_id = $1 and since >= time.behind_months and since < time.until
    union all
    select product_id, items, revenue
    from product_turnover_unsealed()
    where since >= time.since and since < time.until
) parts
group by product_id
order by sum(revenue) desc, sum(items) desc, product_id
limit $4
