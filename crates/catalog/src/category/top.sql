-- $2 and $3 belong to the deeper levels
select
    c.id,
    c.tile,
    json_build_array(json_build_object('name', c.name, 'slug', c.slug))::text as path,
    coalesce((
        select json_agg(
            json_build_object('id', k.id, 'name', k.name, 'slug', k.slug)
            order by k.position, k.id)
        from categories k
        where k.parent_id = c.id), '[]')::text as children,
    null::text as collection
from categories c
where c.parent_id is null and c.slug = $1 and $2::text is null and $3::text is null
