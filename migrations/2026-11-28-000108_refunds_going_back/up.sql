-- What goes back to buyers is read for each balance of a shop, and must not be looked for among all refunds. Those that
-- failed are part of it for good.
create index refunds_going_back on refunds (shop_order_id)
    where status in ('requested', 'pending', 'failed') and not overtaken and shop_order_id is not null;
