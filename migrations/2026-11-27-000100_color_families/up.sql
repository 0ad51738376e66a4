-- Owned by crate catalog. Operators put a color into another family than the rule of crate search does, or let it stand
-- alone: `none`.
create table color_families (
    id bigint generated always as identity primary key,
    -- as it is compared: in lower case with single spaces
    color text not null,
    family text not null,
    changed_by bigint not null constraint color_families_by references users,
    changed_at timestamptz not null default now(),
    constraint color_families_once unique (color),
    constraint color_families_color_length check (length(color) between 1 and 60),
    constraint color_families_family_known check (
        family in (
            'black', 'gray', 'white', 'beige', 'brown', 'red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'purple',
            'pink', 'gold', 'silver', 'none'
        )
    ),
    -- shoppers filter by the name of a family
    constraint color_families_of_colors check (
        color not in (
            'black', 'gray', 'white', 'beige', 'brown', 'red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'purple',
            'pink', 'gold', 'silver'
        )
    )
);

-- The search index of each gateway counts by them.
alter table product_changes
    drop constraint product_changes_kind_known,
    add constraint product_changes_kind_known check (
        kind in (
            'product', 'shop', 'category', 'goods_of_shop', 'goods_of_category', 'goods_of_collection', 'color_family'
        )
    );
create function note_color_families() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    insert into product_changes (kind, thing)
    select 'color_family', id from changed
    on conflict do nothing;
    return null;
end $$;
revoke execute on function note_color_families from public;
create trigger color_families_noted_insert after insert on color_families referencing new table as changed
    for each statement execute function note_color_families();
create trigger color_families_noted_update after update on color_families referencing new table as changed
    for each statement execute function note_color_families();
create trigger color_families_noted_delete after delete on color_families referencing old table as changed
    for each statement execute function note_color_families();
