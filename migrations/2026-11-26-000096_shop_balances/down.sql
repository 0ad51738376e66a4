drop index shop_orders_delivered;
drop function shop_owed;
drop table shop_balances;
