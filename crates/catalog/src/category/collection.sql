-- $1, $2 and $3 the slugs of a category, of one below it and of a collection in that; the first two as they are
-- or as they were once
select
    o.id,
    k.tile,
    (
        select json_agg(
            json_build_object('name', step.name, 'name_de', step.name_de, 'slug', step.slug)
            order by step.level)
        from (values
            (1, c.name, c.name_de, c.slug), (2, k.name, k.name_de, k.slug), (3, o.name, null, o.slug))
            as step (level, name, name_de, slug)
        where step.name is not null)::text as path,
    '[]' as children,
    json_build_object(
        'description', o.description, 'picture', o.picture,
        'shop', json_build_object('name', s.name, 'slug', s.slug))::text as collection
from category_slugs top
join category_slugs sub on sub.parent_id = top.category_id and sub.slug = $2
join categories k on k.id = sub.category_id
left join categories c on c.id = k.parent_id
join collections o on o.category_id = k.id
join shops s on s.id = o.shop_id and s.status = 'approved'
where top.parent_id is null and top.slug = $1 and o.slug = $3 and o.deleted_at is null
