-- Within so many days of the payment a shop hands the goods over.
alter table shops
    add column handling_days integer not null default 3,
    add constraint shops_handling_days check (handling_days between 1 and 30);
grant update (handling_days) on shops to helloshop_seller;

-- The day by a shop's calendar.
create function today_of_shop(shop bigint) returns date language sql stable as $$
    select (now() at time zone time_zone)::date from shops where id = shop
$$;

-- The last day to ship, by the shop's calendar, as it was when the buyer paid: a shop that takes more time
-- from now on takes it for new orders.
alter table shop_orders add column ship_by date;

create function set_ship_by() returns trigger language plpgsql as $$
begin
    select (new.paid_at at time zone time_zone)::date + handling_days into new.ship_by
    from shops where id = new.shop_id;
    return new;
end
$$;
create trigger shop_orders_ship_by before insert or update of paid_at on shop_orders
    for each row when (new.paid_at is not null and new.ship_by is null) execute function set_ship_by();
alter table shop_orders enable always trigger shop_orders_ship_by;

alter table shop_orders disable trigger shop_orders_touch;
update shop_orders s
set ship_by = (s.paid_at at time zone h.time_zone)::date + h.handling_days
from shops h
where h.id = s.shop_id and s.paid_at is not null;
alter table shop_orders enable trigger shop_orders_touch;
alter table shop_orders add constraint shop_orders_ship_by check ((ship_by is null) = (paid_at is null));

-- what is to ship is counted with its last day from the index alone
drop index shop_orders_shop;
create index shop_orders_shop on shop_orders (shop_id, status, id desc) include (created_at, paid_at, ship_by);
