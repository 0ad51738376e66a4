-- A seller may give the shop another address; whoever knows an old one still finds it.
create table shop_slugs (
    slug text primary key,
    shop_id bigint not null references shops on delete cascade,
    since timestamptz not null default now()
);
create index shop_slugs_shop on shop_slugs (shop_id, since);
insert into shop_slugs (slug, shop_id, since) select slug, id, created_at from shops;

-- An address belongs to one shop, whether it is the present one or one of the five before it.
create function keep_shop_slug() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into shop_slugs (slug, shop_id) values (new.slug, new.id)
    on conflict (slug) do update set since = now() where shop_slugs.shop_id = excluded.shop_id;
    if not found then
        raise unique_violation using
            message = format('the address %L belongs to another shop', new.slug),
            table = 'shops', constraint = 'shops_slug';
    end if;
    delete from shop_slugs where slug in (
        select slug from shop_slugs
        where shop_id = new.id and slug <> new.slug
        order by since desc, slug
        offset 5
    );
    return null;
end $$;
revoke execute on function keep_shop_slug from public;
create trigger shops_keep_slug after insert or update of slug on shops
    for each row execute function keep_shop_slug();

alter table shop_slugs enable row level security;
create policy shop_wall on shop_slugs to helloshop_seller using (shop_id = shop_of_wall());
grant select on shop_slugs to helloshop_seller;

-- While a shop is on holiday its goods are shown, and nobody buys them.
alter table shops
    add column contact_email text not null default '',
    add column contact_phone text not null default '',
    -- the first and the last day, in the shop's time zone
    add column holiday_from date,
    add column holiday_to date,
    add column holiday_note text not null default '',
    add column holiday_starts timestamptz
        generated always as (timezone(time_zone, holiday_from::timestamp)) stored,
    add column holiday_ends timestamptz
        generated always as (timezone(time_zone, (holiday_to + 1)::timestamp)) stored,
    add constraint shops_holiday
        check ((holiday_from is null) = (holiday_to is null) and holiday_from <= holiday_to);
grant update (slug, contact_email, contact_phone, holiday_from, holiday_to, holiday_note)
    on shops to helloshop_seller;
