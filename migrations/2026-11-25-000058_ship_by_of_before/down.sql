drop index shop_orders_of_shop;
