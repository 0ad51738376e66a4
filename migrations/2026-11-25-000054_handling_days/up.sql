-- Within so many days of the payment a shop hands the goods over.
set local lock_timeout = '5s';
alter table shops
    add column handling_days integer not null default 3,
    add constraint shops_handling_days check (handling_days between 1 and 30);
grant update (handling_days) on shops to helloshop_seller;

-- The day by a shop's calendar.
create function today_of_shop(shop bigint) returns date language sql stable as $$
    select (now() at time zone time_zone)::date from shops where id = shop
$$;
