-- $1 shop, $2 the only one that is wanted, or null
select json_build_object(
    'id', k.id, 'name', k.name, 'slug', k.slug, 'description', k.description,
    'picture', k.picture, 'position', k.position,
    'parent', json_build_object('id', c.id, 'name', c.name, 'name_de', c.name_de, 'slug', c.slug),
    'path', (
        select json_agg(json_build_object('name', step.name, 'name_de', step.name_de, 'slug', step.slug)
                order by step.level)
        from (values
                (1, pc.name, pc.name_de, pc.slug), (2, c.name, c.name_de, c.slug), (3, k.name, null, k.slug))
            as step (level, name, name_de, slug)
        where step.name is not null),
    'product_count', counts.product_count,
    'active_product_count', counts.active_product_count)::text as collection
from collections k
join categories c on c.id = k.category_id
left join categories pc on pc.id = c.parent_id
cross join lateral (
    select
        count(*) filter (where p.status <> 'archived') as product_count,
        count(*) filter (where p.status = 'active') as active_product_count
    from products p
    where p.collection_id = k.id
) counts
where k.shop_id = $1 and k.deleted_at is null and ($2::bigint is null or k.id = $2)
order by k.position, k.id
