    , 'description', p.description,
    'description_de', p.description_de,
    'rating_sum', p.rating_sum,
    'attributes', p.attributes,
    'category', (
        select json_agg(json_build_object('name', step.name, 'name_de', step.name_de, 'slug', step.slug)
            order by step.level)
        from (values (1, pc.name, pc.name_de, pc.slug), (2, c.name, c.name_de, c.slug))
            as step (level, name, name_de, slug)
        where step.name is not null),
    'collection', case
        when k.id is not null then json_build_object('name', k.name, 'slug', k.slug)
    end,
    'options', coalesce((
        select json_agg(json_build_array(ov.id, o.name, ov.value))
        from product_options o
        join option_values ov on ov.option_id = o.id
        where o.product_id = p.id), '[]'),
    'variants', coalesce((
        select json_agg(
            json_build_object(
                'value_ids', v.option_value_ids,
                'unit_price', coalesce(sale.price_sale, v.price),
                'on_sale', sale.price_sale is not null,
                'available', coalesce(st.on_hand > st.reserved, false))
            order by v.position)
        from variants v
        cross join lateral (
            select sale_price(v.price_sale, v.sale_from, v.sale_until) as price_sale
        ) sale
        left join stock st on st.variant_id = v.id
        where v.product_id = p.id and v.archived_at is null), '[]')
