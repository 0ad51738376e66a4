-- What a shop sold, by its own days: the figures of its dashboard. They add up the ledger, which is
-- append-only, as it is sealed; what waits for its seal is added when somebody looks.
alter table shops
    -- where its days begin and end, by its IANA name; checked against pg_timezone_names when written
    add column time_zone text not null default 'UTC',
    -- so few pieces of a variant are few
    add column low_stock_at integer not null default 5,
    add constraint shops_low_stock_at check (low_stock_at between 0 and 1000);
grant update (time_zone, low_stock_at) on shops to helloshop_seller;

