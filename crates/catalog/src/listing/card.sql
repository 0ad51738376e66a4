json_build_object(
    'id', p.id, 'slug', p.slug, 'title', p.title, 'title_de', p.title_de, 'thumbnail', p.thumbnail, 'tile', c.tile,
    'pictures', coalesce((
        select json_agg(
            json_build_object(
                'url', i.url, 'alt', i.alt, 'width', i.width, 'height', i.height,
                'placeholder', i.placeholder)
            order by i.position)
        from (
            select url, alt, width, height, placeholder, position from product_images
            where product_id = p.id
            order by position
            limit 2
        ) i), '[]'),
    'shop', json_build_object('id', s.id, 'name', s.name, 'slug', s.slug),
    'price', p.price, 'price_sale', p.price_sale, 'price_varies', p.price_varies,
    'rating', round(p.rating_sum::numeric / nullif(p.review_count, 0), 2),
    'review_count', p.review_count, 'sold_count', p.sold_count, 'in_stock', p.in_stock,
    'published_at', coalesce(p.published_at, p.created_at),
    'has_options', exists (select from product_options o where o.product_id = p.id),
    'colours', array(
        select ov.value from product_options o
        join option_values ov on ov.option_id = o.id
        where o.product_id = p.id and lower(o.name) in ('colour', 'color', 'farbe')
        order by o.position, ov.position))
