-- The home page in editions: what an operator composes, from when and until when it is shown. Where none is under
-- way the page is the one that is shipped.
create table home_editions (
    id bigint generated always as identity primary key,
    -- what operators call it
    name text not null,
    -- the promo line, the hero's words, the shelves and the featured shops, each by its id
    content jsonb not null,
    -- of the hero: address, size and placeholder
    picture jsonb,
    picture_url text generated always as (picture ->> 'url') stored,
    -- null: a draft
    starts_at timestamptz,
    -- null: until another one starts
    ends_at timestamptz,
    version bigint not null default 1,
    updated_at timestamptz not null default now(),
    constraint home_editions_name_length check (length(name) between 1 and 60),
    constraint home_editions_dates check (ends_at is null or (starts_at is not null and ends_at > starts_at))
);
create index home_editions_starts on home_editions (starts_at desc, id desc);
create index home_editions_picture on home_editions (picture_url) where picture_url is not null;

-- What shoppers were shown stays as it was. Only when it ends may still be said.
create trigger home_editions_begun_stay
    before delete or update of name, content, picture, starts_at on home_editions
    for each row when (old.starts_at <= statement_timestamp()) execute function refuse_change();

-- The one that is shown at this moment: of those under way the one that started last.
create function home_edition_now() returns bigint
    language sql stable set search_path = public, pg_temp
begin atomic
    select id from home_editions
    where starts_at <= now() and (ends_at is null or ends_at > now())
    order by starts_at desc, id desc
    limit 1;
end;
revoke execute on function home_edition_now from public;

create function loosen_home_picture() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into loose_pictures (url, width)
    values (old.picture_url, (old.picture ->> 'width')::integer)
    on conflict (url) do update set since = now();
    return null;
end $$;
revoke execute on function loosen_home_picture from public;
create trigger home_editions_loosen_old after update of picture on home_editions
    for each row when (old.picture_url is not null and old.picture_url is distinct from new.picture_url)
    execute function loosen_home_picture();
create trigger home_editions_loosen_gone after delete on home_editions
    for each row when (old.picture_url is not null)
    execute function loosen_home_picture();
