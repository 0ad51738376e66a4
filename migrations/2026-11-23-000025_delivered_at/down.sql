drop trigger shop_orders_note_delivery on shop_orders;
drop function note_delivery;
alter table shop_orders drop column delivered_at;
