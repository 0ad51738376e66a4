revoke update (carrier, tracking_number) on shipments from helloshop_seller;
alter table shop_orders drop column own_note;
