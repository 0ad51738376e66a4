-- What only the shop reads of its part of an order.
alter table shop_orders
    add column own_note text not null default '',
    add constraint shop_orders_own_note check (char_length(own_note) <= 2000);
grant update (own_note) on shop_orders to helloshop_seller;

-- A tracking number that was typed wrongly can be put right.
grant update (carrier, tracking_number) on shipments to helloshop_seller;
