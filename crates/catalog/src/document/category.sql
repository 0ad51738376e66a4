-- materialized: PostgreSQL would add up all products for each category anew
with sold as materialized (
    select category_id, sum(sold_count) as pieces from products where status = 'active' group by 1
)
select
    c.id,
    concat_ws('/', pc.slug, c.slug) as path,
    c.name,
    c.name_de,
    pc.name as parent_name,
    json_build_object(
        'name', c.name, 'name_de', c.name_de, 'path', concat_ws('/', pc.slug, c.slug),
        'parent', pc.name, 'parent_de', pc.name_de)::text as entry,
    coalesce((
        select sum(sold.pieces) from sold
        where sold.category_id = c.id
            or sold.category_id in (select k.id from categories k where k.parent_id = c.id)
    ), 0)::bigint as sold
from categories c
left join categories pc on pc.id = c.parent_id
