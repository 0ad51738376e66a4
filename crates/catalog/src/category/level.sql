-- $1 and $2 the slugs of a category and of one below it, or null; as they are or as they were once. $3 belongs
-- to the level below.
with top as (
    select category_id as id from category_slugs where parent_id is null and slug = $1
),
place as (
    select id from top where $2::text is null
    union all
    select a.category_id from top join category_slugs a on a.parent_id = top.id and a.slug = $2
)
select
    c.id,
    c.tile,
    (
        select json_agg(
            json_build_object('name', step.name, 'name_de', step.name_de, 'slug', step.slug)
            order by step.level)
        from (values (1, pc.name, pc.name_de, pc.slug), (2, c.name, c.name_de, c.slug))
            as step (level, name, name_de, slug)
        where step.name is not null)::text as path,
    case
        when c.parent_id is null then coalesce((
            select json_agg(
                json_build_object('id', k.id, 'name', k.name, 'name_de', k.name_de, 'slug', k.slug)
                order by k.position, k.id)
            from categories k
            where k.parent_id = c.id), '[]')
        else coalesce((
            select json_agg(
                json_build_object('id', o.id, 'name', o.name, 'slug', o.slug)
                order by o.position, o.id)
            from collections o
            join shops s on s.id = o.shop_id and s.status = 'approved'
            where o.category_id = c.id and o.deleted_at is null), '[]')
    end::text as children,
    null::text as collection
from place
join categories c on c.id = place.id
left join categories pc on pc.id = c.parent_id
where $3::text is null
