-- $1 shop; all its days from whole days, the latest thirty from quarter hours, and what no seal has counted yet
select coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(items), 0)::bigint as items,
    coalesce(sum(revenue), 0)::bigint as revenue, coalesce(sum(refunded), 0)::bigint as refunded,
    coalesce(sum(revenue_lately), 0)::bigint as revenue_lately,
    coalesce(sum(orders_lately), 0)::bigint as orders_lately
from (
    select orders, items, revenue, refunded, 0 as revenue_lately, 0 as orders_lately
    from shop_days
    where shop_id = $1
    union all
    select 0, 0, 0, 0, revenue, orders
    from shop_figures
    where shop_id = $1 and since >= now() - interval '30 days'
    union all
    select orders, items, revenue, refunded,
        case when since >= now() - interval '30 days' then revenue else 0 end,
        case when since >= now() - interval '30 days' then orders else 0 end
    from shop_turnover(array(select transaction_id from ledger_unsealed))
    where shop_id = $1
) parts
