-- $3 belongs to the level below
select
    k.id,
    k.tile,
    json_build_array(
        json_build_object('name', c.name, 'slug', c.slug),
        json_build_object('name', k.name, 'slug', k.slug))::text as path,
    coalesce((
        select json_agg(
            json_build_object('id', o.id, 'name', o.name, 'slug', o.slug)
            order by o.position, o.id)
        from collections o
        join shops s on s.id = o.shop_id and s.status = 'approved'
        where o.category_id = k.id and o.deleted_at is null), '[]')::text as children,
    null::text as collection
from categories c
join categories k on k.parent_id = c.id
where c.parent_id is null and c.slug = $1 and k.slug = $2 and $3::text is null
