create or replace function set_ship_by() returns trigger language plpgsql as $$
begin
    select (new.paid_at at time zone time_zone)::date + handling_days into new.ship_by
    from shops where id = new.shop_id;
    return new;
end
$$;
alter table shop_orders
    drop column carrier_days_min,
    drop column carrier_days_max,
    drop column expected_from,
    drop column expected_to;
