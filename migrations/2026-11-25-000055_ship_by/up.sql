-- The last day to ship, by the shop's calendar, as it was when the buyer paid: a shop that takes more time
-- from now on takes it for new orders.
set local lock_timeout = '5s';
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
