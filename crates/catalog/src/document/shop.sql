select
    s.id,
    s.slug,
    s.name,
    json_build_object('name', s.name, 'slug', s.slug, 'logo', s.logo, 'tile', s.tile)::text as entry,
    coalesce((
        select sum(p.sold_count) from products p
        where p.shop_id = s.id and p.status = 'active'), 0)::bigint as sold
from shops s
where s.status = 'approved'
