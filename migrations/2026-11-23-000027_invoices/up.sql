-- What stands above a shop's invoices: who it is for the law, where, and under which tax number.
alter table shops add column invoice_address text not null default '';
grant update (invoice_address) on shops to helloshop_seller;

-- Owned by crate orders. Each shop's part of an order is one invoice, frozen the day it is issued.
-- How far the numbers of a shop have come in a year.
create table invoice_series (
    shop_id bigint not null references shops,
    year integer not null,
    last integer not null,
    constraint invoice_series_pkey primary key (shop_id, year),
    constraint invoice_series_last check (last > 0)
);

create table invoices (
    id bigint generated always as identity primary key,
    shop_order_id bigint not null references shop_orders constraint invoices_once_per_part unique,
    shop_id bigint not null references shops,
    year integer not null,
    number integer not null,
    issued_at timestamptz not null default now(),
    document jsonb not null,
    constraint invoices_number unique (shop_id, year, number)
);
create trigger invoices_append_only before update or delete on invoices
    for each row execute function refuse_change();

-- Nobody chooses a number. The row of the series is held until the invoice is committed, and goes
-- back with it when it is not: no number is missing, none stands twice.
create function number_invoice() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    new.issued_at := now();
    new.year := extract(year from new.issued_at at time zone 'UTC');
    insert into invoice_series as s (shop_id, year, last)
    values (new.shop_id, new.year, 1)
    on conflict on constraint invoice_series_pkey do update set last = s.last + 1
    returning s.last into new.number;
    return new;
end $$;
revoke execute on function number_invoice from public;
create trigger invoices_number before insert on invoices
    for each row execute function number_invoice();

-- Behind the shop wall.
alter table invoice_series enable row level security;
create policy shop_wall on invoice_series to helloshop_seller using (shop_id = shop_of_wall());
grant select on invoice_series to helloshop_seller;

alter table invoices enable row level security;
create policy shop_wall on invoices to helloshop_seller
    using (shop_id = shop_of_wall())
    with check (
        shop_id = shop_of_wall()
        and exists (
            select from shop_orders s
            where s.id = invoices.shop_order_id and s.shop_id = invoices.shop_id
        )
    );
grant select, insert (shop_order_id, shop_id, document) on invoices to helloshop_seller;
