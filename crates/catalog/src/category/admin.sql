-- $1 the only one that is wanted, or null
select
    c.id, c.parent_id as parent, c.name, c.name_de, c.slug, concat_ws('/', pc.slug, c.slug) as path, c.tile, c.picture,
    c.is_show_suggest, c.version, counts.product_count, counts.active_product_count,
    (select count(*) from collections k where k.category_id = c.id and k.deleted_at is null) as collection_count
from categories c
left join categories pc on pc.id = c.parent_id
cross join lateral (
    select count(*) as product_count, count(*) filter (where p.status = 'active') as active_product_count
    from products p
    where p.category_id = c.id
) counts
where $1::bigint is null or c.id = $1
order by coalesce(pc.position, c.position), coalesce(pc.id, c.id), c.parent_id is not null, c.position, c.id
