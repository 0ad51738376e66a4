select row_to_json(detail)::text as shop
from (
    select
        s.id, s.slug, s.name, s.logo, s.tile, s.description, s.review_count,
        round(s.rating_sum::numeric / nullif(s.review_count, 0), 2)::float8 as rating,
        (
            select count(*) from products p
            where p.shop_id = s.id and p.status = 'active'
        ) as product_count,
        array(
            select p.thumbnail from products p
            where p.shop_id = s.id and p.status = 'active' and p.thumbnail is not null
            order by p.sold_count desc, p.id
            limit 4
        ) as thumbnails,
        s.banner,
        (select count(*) from shop_follows f where f.shop_id = s.id) as follower_count,
        s.shipping_policy,
        s.return_policy,
        s.contact_email,
        s.contact_phone,
        case when s.holiday_ends > now() then json_build_object(
            'starts', s.holiday_starts, 'ends', s.holiday_ends, 'note', s.holiday_note) end as holiday,
        s.created_at as open_since,
        coalesce((
            select json_agg(
                json_build_object(
                    'id', o.id, 'name', o.name, 'slug', o.slug,
                    'category_path', concat_ws('/', c.slug, k.slug))
                order by o.position, o.id)
            from collections o
            join categories k on k.id = o.category_id
            left join categories c on c.id = k.parent_id
            where o.shop_id = s.id and o.deleted_at is null
        ), '[]') as collections
    from shops s
    where s.id = (select o.shop_id from shop_slugs o where o.slug = $1) and s.status = 'approved'
) detail
