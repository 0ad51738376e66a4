-- $1 shop, $2 first days, $3 last days, $4 the zone of these days; a row for each pair, in their order. Whole
-- days of UTC come from their own table, what lies before and behind them by quarter hours.
with steps as (
    select place, first::timestamp at time zone $4 as since, (last + 1)::timestamp at time zone $4 as until
    from unnest($2::date[], $3::date[]) with ordinality as step (first, last, place)
), unsealed as materialized (
    select * from shop_turnover_unsealed()
), cut as (
    select place, since, until, first_day, greatest(date_trunc('day', until, 'UTC'), first_day) as behind_days
    from steps
    cross join lateral (
        select least(date_trunc('day', since - interval '1 microsecond', 'UTC') + interval '1 day', until)
            as first_day
    ) cut
)
select coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(items), 0)::bigint as items,
    coalesce(sum(revenue), 0)::bigint as revenue, coalesce(sum(refunded), 0)::bigint as refunded
from cut
left join lateral (
    select orders, items, revenue, refunded
    from shop_figures
    where shop_id = $1 and since >= cut.since and since < cut.first_day
    union all
    select orders, items, revenue, refunded
    from shop_days
    where shop_id = $1 and since >= cut.first_day and since < cut.behind_days
    union all
    select orders, items, revenue, refunded
    from shop_figures
    where shop_id = $1 and since >= cut.behind_days and since < cut.until
    union all
    select orders, items, revenue, refunded
    from unsealed
    where since >= cut.since and since < cut.until
) parts on true
group by place
order by place
