alter table shop_orders drop column note;
drop table saved_lines;
alter table cart_lines drop column seen_price;
