-- Owned by crate catalog. A reduced price may begin and end by itself.
alter table variants
    add column sale_from timestamptz,
    -- from then on the regular price is paid again
    add column sale_until timestamptz,
    -- when the reduced price begins or ends next; a job comes for it
    add column sale_turns timestamptz,
    add constraint variants_sale_dates check (sale_from < sale_until),
    add constraint variants_sale_dated check (
        price_sale is not null or (sale_from is null and sale_until is null)
    );
create index variants_sale_turns on variants (sale_turns) where sale_turns is not null;
grant update (sale_from, sale_until) on variants to helloshop_seller;

-- The one place that says which price is reduced now: by the database's clock, and by the time of
-- the statement, so that a transaction that waited for another does not bring an old price back.
create function sale_price(price_sale bigint, sale_from timestamptz, sale_until timestamptz)
    returns bigint language sql stable parallel safe
as $$
    select case
        when (sale_from is null or sale_from <= statement_timestamp())
            and (sale_until is null or statement_timestamp() < sale_until)
        then price_sale
    end
$$;

create function set_sale_turn() returns trigger language plpgsql as $$
begin
    new.sale_turns := case
        when new.sale_from > statement_timestamp() then new.sale_from
        when new.sale_until > statement_timestamp() then new.sale_until
    end;
    return new;
end $$;

create trigger variants_sale_turn
    before insert or update of price_sale, sale_from, sale_until, sale_turns on variants
    for each row execute function set_sale_turn();
