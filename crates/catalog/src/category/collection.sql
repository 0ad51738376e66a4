select
    o.id,
    k.tile,
    json_build_array(
        json_build_object('name', c.name, 'slug', c.slug),
        json_build_object('name', k.name, 'slug', k.slug),
        json_build_object('name', o.name, 'slug', o.slug))::text as path,
    '[]' as children,
    json_build_object(
        'description', o.description, 'picture', o.picture,
        'shop', json_build_object('name', s.name, 'slug', s.slug))::text as collection
from categories c
join categories k on k.parent_id = c.id
join collections o on o.category_id = k.id
join shops s on s.id = o.shop_id and s.status = 'approved'
where c.parent_id is null and c.slug = $1 and k.slug = $2 and o.slug = $3
    and o.deleted_at is null
