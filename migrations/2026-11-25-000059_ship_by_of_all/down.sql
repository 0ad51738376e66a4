alter table shop_orders drop constraint shop_orders_ship_by;
alter index shop_orders_shop rename to shop_orders_of_shop;
create index shop_orders_shop on shop_orders (shop_id, status, id desc) include (created_at, paid_at);
