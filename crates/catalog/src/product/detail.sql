select
    p.id,
    p.slug,
    p.handle,
    p.title,
    p.description,
    p.title_de,
    p.description_de,
    p.status,
    p.category_id,
    p.collection_id,
    p.version,
    p.edited_at,
    c.tile,
    p.price,
    p.price_sale,
    round(p.rating_sum::numeric / nullif(p.review_count, 0), 2)::float8 as rating,
    p.review_count,
    p.sold_count,
    p.created_at,
    json_build_object(
        'withdrawal', case when p.status = 'withdrawn' then json_build_object(
            'reason', p.withdrawn_reason, 'since', p.withdrawn_at) end,
        'shop', json_build_object(
            'id', s.id, 'name', s.name, 'slug', s.slug, 'logo', s.logo,
            'rating', round(s.rating_sum::numeric / nullif(s.review_count, 0), 2),
            'review_count', s.review_count, 'handling_days', s.handling_days,
            'holiday', case when s.holiday_ends > now() then json_build_object(
                'starts', s.holiday_starts, 'ends', s.holiday_ends, 'note', s.holiday_note) end),
        'category', (
            select json_agg(json_build_object('name', step.name, 'name_de', step.name_de, 'slug', step.slug)
                order by step.level)
            from (values
                (1, pc.name, pc.name_de, pc.slug), (2, c.name, c.name_de, c.slug), (3, k.name, null, k.slug))
                as step (level, name, name_de, slug)
            where step.name is not null),
        'images', coalesce((
            select json_agg(
                json_build_object(
                    'id', i.id, 'url', i.url, 'alt', i.alt, 'width', i.width, 'height', i.height,
                    'placeholder', i.placeholder)
                order by i.position)
            from product_images i
            where i.product_id = p.id), '[]'),
        'attributes', p.attributes,
        'options', coalesce((
            select json_agg(
                json_build_object('id', o.id, 'name', o.name, 'values', coalesce((
                    select json_agg(json_build_object('id', ov.id, 'value', ov.value) order by ov.position)
                    from option_values ov
                    where ov.option_id = o.id and ov.archived_at is null), '[]'))
                order by o.position)
            from product_options o
            where o.product_id = p.id and o.archived_at is null), '[]'),
        'variants', coalesce((
            select json_agg(
                json_build_object(
                    'id', v.id, 'sku', v.sku, 'barcode', v.barcode, 'weight', v.weight,
                    'option_value_ids', coalesce((
                        select json_agg(ov.id order by o.position)
                        from option_values ov
                        join product_options o on o.id = ov.option_id
                        where ov.id = any (v.option_value_ids)), '[]'),
                    'price', v.price, 'price_sale', v.price_sale,
                    'sale_from', v.sale_from, 'sale_until', v.sale_until,
                    'is_on_sale', sale_price(v.price_sale, v.sale_from, v.sale_until) is not null,
                    'image', v.image,
                    'available', coalesce(st.on_hand - st.reserved, 0),
                    'reserved', coalesce(st.reserved, 0))
                order by v.position)
            from variants v
            left join stock st on st.variant_id = v.id
            where v.product_id = p.id and v.archived_at is null), '[]')
    )::text as parts
from products p
join shops s on s.id = p.shop_id
join categories c on c.id = p.category_id
left join categories pc on pc.id = c.parent_id
left join collections k on k.id = p.collection_id
