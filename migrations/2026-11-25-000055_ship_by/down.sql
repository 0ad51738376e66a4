drop trigger shop_orders_ship_by on shop_orders;
drop function set_ship_by;
alter table shop_orders drop column ship_by;
