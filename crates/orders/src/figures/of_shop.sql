-- $1 shop
select coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(items), 0)::bigint as items,
    coalesce(sum(revenue), 0)::bigint as revenue, coalesce(sum(refunded), 0)::bigint as refunded,
    coalesce(sum(revenue) filter (where since >= now() - interval '30 days'), 0)::bigint as revenue_lately,
    coalesce(sum(orders) filter (where since >= now() - interval '30 days'), 0)::bigint as orders_lately
from (
    select since, orders, items, revenue, refunded
    from shop_figures
    where shop_id = $1
    union all
    select since, orders, items, revenue, refunded
    from shop_turnover(array(select transaction_id from ledger_unsealed))
    where shop_id = $1
) parts
