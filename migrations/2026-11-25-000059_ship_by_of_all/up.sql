-- What is paid has a last day to ship, always. Looked at once here, with nothing held but this.
set local lock_timeout = '5s';
alter table shop_orders add constraint shop_orders_ship_by check ((ship_by is null) = (paid_at is null)) not valid;
drop index shop_orders_shop;
alter index shop_orders_of_shop rename to shop_orders_shop;
alter table shop_orders validate constraint shop_orders_ship_by;
