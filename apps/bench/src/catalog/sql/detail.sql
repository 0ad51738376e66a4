select json_build_object(
    'id', p.id, 'slug', p.slug, 'title', p.title, 'description', p.description,
    'tile', c.tile, 'price', p.price, 'priceSale', p.price_sale,
    'rating', round(p.rating_sum::numeric / nullif(p.review_count, 0), 2)::float8,
    'reviewCount', p.review_count, 'soldCount', p.sold_count, 'createdAt', p.created_at,
    'shop', json_build_object(
        'id', s.id, 'name', s.name, 'slug', s.slug, 'logo', s.logo,
        'rating', round(s.rating_sum::numeric / nullif(s.review_count, 0), 2),
        'reviewCount', s.review_count),
    'category', json_build_array(
        json_build_object('name', t.name, 'slug', t.slug), json_build_object('name', c.name, 'slug', c.slug)),
    'attributes', p.attributes,
    'images', (
        select json_agg(json_build_object('url', i.url, 'alt', i.alt) order by i.position)
        from product_images i where i.product_id = p.id),
    'options', (
        select json_agg(
            json_build_object('id', o.id, 'name', o.name, 'values', (
                select json_agg(json_build_object('id', v.id, 'value', v.value) order by v.position)
                from option_values v where v.option_id = o.id))
            order by o.position)
        from product_options o where o.product_id = p.id),
    'variants', (
        select json_agg(
            json_build_object(
                'id', v.id, 'sku', v.sku, 'optionIds', v.option_value_ids, 'price', v.price,
                'priceSale', v.price_sale, 'image', v.image, 'stock', st.on_hand - st.reserved)
            order by v.position)
        from variants v join stock st on st.variant_id = v.id
        where v.product_id = p.id and v.archived_at is null))::text
from products p
join shops s on s.id = p.shop_id
join categories c on c.id = p.category_id
join categories t on t.id = c.parent_id
where p.slug = $1 and p.status = 'active'
