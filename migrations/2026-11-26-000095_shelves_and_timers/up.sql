-- What shoppers were shown of a home page stays as it was, but for a shelf whose category is gone: it may show
-- another one.
create function home_says_otherwise(was jsonb, becomes jsonb) returns boolean
    language sql stable set search_path = public, pg_temp
begin atomic
    select (was - 'shelves') is distinct from (becomes - 'shelves')
        or jsonb_array_length(was -> 'shelves') is distinct from jsonb_array_length(becomes -> 'shelves')
        or exists (
            select from jsonb_array_elements(was -> 'shelves') with ordinality as w (shelf, place)
            join jsonb_array_elements(becomes -> 'shelves') with ordinality as b (shelf, place) using (place)
            where w.shelf is distinct from b.shelf
                and (
                    (w.shelf - 'category') is distinct from (b.shelf - 'category')
                    or w.shelf ->> 'category' is null
                    or exists (select from categories c where c.id = (w.shelf ->> 'category')::bigint)
                )
        );
end;
revoke execute on function home_says_otherwise from public;

drop trigger home_editions_begun_stay on home_editions;
create trigger home_editions_begun_kept before delete on home_editions
    for each row when (old.starts_at <= statement_timestamp()) execute function refuse_change();
create trigger home_editions_begun_stay
    before update of name, content, picture, starts_at on home_editions
    for each row when (
        old.starts_at <= statement_timestamp()
        and (
            (old.name, old.picture, old.starts_at) is distinct from (new.name, new.picture, new.starts_at)
            or home_says_otherwise(old.content, new.content)
        )
    )
    execute function refuse_change();

-- Since when a timer's rounds have failed, one after the other; null once one went well.
alter table jobs add column failing_since timestamptz;
