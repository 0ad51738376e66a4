drop function goods_unsold;
drop index shop_orders_to_ask, shop_orders_to_deliver, shop_orders_to_complete;
alter table shop_orders drop column delivered_by;
drop table cancel_request_lines, cancel_requests, cancellation_lines, cancellations;
drop trigger shipment_lines_count on shipment_lines;
drop function count_shipped, count_cancelled;
alter table order_lines drop column shipped, drop column cancelled, drop column lost;
-- steps that were taken on them keep them
delete from shop_order_transitions t
where (from_status, to_status, actor) in (
    ('confirmed', 'confirmed', 'buyer'), ('confirmed', 'confirmed', 'seller'),
    ('partially_shipped', 'cancelled', 'seller'), ('in_delivery', 'in_delivery', 'seller'),
    ('in_delivery', 'cancelled', 'seller')
) and not exists (
    select from order_events e
    where (e.from_status, e.to_status, e.actor) = (t.from_status, t.to_status, t.actor)
);
