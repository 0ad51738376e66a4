-- $1 order
select not exists (
        select 1 from shop_orders s where s.order_id = $1 and s.status <> 'cancelled'
    ) and not exists (
        select 1 from shipments h
        join shop_orders s on s.id = h.shop_order_id
        where s.order_id = $1
    ) as whole
