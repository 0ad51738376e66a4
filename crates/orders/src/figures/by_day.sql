-- $1 shop, $2 first day, $3 last day, $4 the zone of these days
select (since at time zone $4)::date as day, sum(orders)::bigint as orders, sum(items)::bigint as items,
    sum(revenue)::bigint as revenue, sum(refunded)::bigint as refunded
from (
    select since, orders, items, revenue, refunded
    from shop_figures
    where shop_id = $1
    union all
    select since, orders, items, revenue, refunded
    from shop_turnover_unsealed()
) parts
where since >= $2::date::timestamp at time zone $4
    and since < ($3::date + 1)::timestamp at time zone $4
group by 1
order by 1
