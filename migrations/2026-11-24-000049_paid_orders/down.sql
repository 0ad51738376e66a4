drop index shop_orders_shop;
create index shop_orders_shop on shop_orders (shop_id, status, id desc);
alter table shop_orders drop constraint shop_orders_paid, drop column search_text, drop column paid_at;
drop function shop_order_search_text;
