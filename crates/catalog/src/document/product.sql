select
    p.id,
    json_build_object(
        'card', json_build_object(
            'id', p.id, 'slug', p.slug, 'title', p.title, 'thumbnail', p.thumbnail, 'tile', c.tile,
            'shop', json_build_object('id', s.id, 'name', s.name, 'slug', s.slug),
            'price', p.price, 'price_sale', p.price_sale, 'price_varies', p.price_varies,
            'rating', round(p.rating_sum::numeric / nullif(p.review_count, 0), 2),
            'review_count', p.review_count, 'sold_count', p.sold_count, 'in_stock', p.in_stock,
            'published_at', coalesce(p.published_at, p.created_at),
            'pictures', coalesce((
                select json_agg(json_build_object('url', i.url, 'alt', i.alt) order by i.position)
                from (
                    select url, alt, position from product_images
                    where product_id = p.id
                    order by position
                    limit 2
                ) i), '[]')),
        'description', p.description,
        'rating_sum', p.rating_sum,
        'attributes', p.attributes,
        'category', (
            select json_agg(json_build_object('name', step.name, 'slug', step.slug) order by step.level)
            from (values (1, pc.name, pc.slug), (2, c.name, c.slug)) as step (level, name, slug)
            where step.name is not null),
        'collection', case
            when k.id is not null then json_build_object('name', k.name, 'slug', k.slug)
        end,
        'options', coalesce((
            select json_agg(
                json_build_object('name', o.name, 'values', array(
                    select json_build_object('id', ov.id, 'value', ov.value) from option_values ov
                    where ov.option_id = o.id
                    order by ov.position))
                order by o.position)
            from product_options o
            where o.product_id = p.id), '[]'),
        'variants', coalesce((
            select json_agg(
                json_build_object(
                    'value_ids', v.option_value_ids,
                    'unit_price', coalesce(v.price_sale, v.price),
                    'on_sale', v.price_sale is not null,
                    'available', coalesce(st.on_hand > st.reserved, false))
                order by v.position)
            from variants v
            left join stock st on st.variant_id = v.id
            where v.product_id = p.id and v.archived_at is null), '[]')
    )::text as parts
from products p
join shops s on s.id = p.shop_id and s.status = 'approved'
join categories c on c.id = p.category_id
left join categories pc on pc.id = c.parent_id
left join collections k on k.id = p.collection_id
where p.status = 'active'
