-- When a parcel is expected, as the buyer was told: by the carriers' days when the order was placed, counted like the
-- last day to ship from the day on which it was paid. Orders from before tell nothing.
set local lock_timeout = '5s';
alter table shop_orders
    add column carrier_days_min integer,
    add column carrier_days_max integer,
    add column expected_from date,
    add column expected_to date;

-- not valid: what is there has none of these columns, and nobody waits while it is looked at
alter table shop_orders
    add constraint shop_orders_carrier_days check (
        (carrier_days_min is null) = (carrier_days_max is null)
        and carrier_days_min between 1 and carrier_days_max and carrier_days_max <= 90
    ) not valid,
    add constraint shop_orders_expected check (
        (expected_from is null) = (paid_at is null or carrier_days_min is null)
        and (expected_to is null) = (expected_from is null)
        and expected_from <= expected_to
    ) not valid;

create or replace function set_ship_by() returns trigger language plpgsql as $$
declare
    paid_on date;
begin
    select (new.paid_at at time zone time_zone)::date, (new.paid_at at time zone time_zone)::date + handling_days
    into paid_on, new.ship_by
    from shops where id = new.shop_id;
    -- the shop ships on the next day at the earliest
    new.expected_from := paid_on + 1 + new.carrier_days_min;
    new.expected_to := new.ship_by + new.carrier_days_max;
    return new;
end
$$;
