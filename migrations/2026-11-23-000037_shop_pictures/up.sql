-- Sellers give their shop a logo and a banner and say how they deliver and take goods back.
alter table shops
    -- of their widest renditions; null for a single file
    add column logo_width integer,
    add column banner_width integer,
    add constraint shops_picture_widths
        check ((logo_width is null or logo is not null) and (banner_width is null or banner is not null));
grant update (policies, logo, logo_width, banner, banner_width) on shops to helloshop_seller;

-- Whatever takes a shop's picture down.
create function loosen_shop_picture() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
declare
    old_row jsonb := to_jsonb(old);
begin
    insert into loose_pictures (url, width)
    values (old_row ->> tg_argv[0], (old_row ->> (tg_argv[0] || '_width'))::integer)
    on conflict (url) do update set since = now();
    return null;
end $$;
revoke execute on function loosen_shop_picture from public;
create trigger shops_loosen_logo after update of logo on shops
    for each row when (old.logo is not null and old.logo is distinct from new.logo)
    execute function loosen_shop_picture('logo');
create trigger shops_loosen_banner after update of banner on shops
    for each row when (old.banner is not null and old.banner is distinct from new.banner)
    execute function loosen_shop_picture('banner');
