alter table shops drop column time_zone, drop column low_stock_at;
