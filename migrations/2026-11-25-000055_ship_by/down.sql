drop index shop_orders_shop;
create index shop_orders_shop on shop_orders (shop_id, status, id desc) include (created_at, paid_at);
drop trigger shop_orders_ship_by on shop_orders;
drop function set_ship_by;
drop function today_of_shop;
alter table shop_orders drop constraint shop_orders_ship_by, drop column ship_by;
revoke update (handling_days) on shops from helloshop_seller;
alter table shops drop constraint shops_handling_days, drop column handling_days;
