-- $1 whose unfinished checkouts do not count against them, or null
select
    v.id as variant,
    p.id as product,
    p.collection_id as collection,
    p.category_id as category,
    c.parent_id as above,
    p.slug as product_slug,
    p.title,
    p.title_de,
    c.tile,
    coalesce(v.image, p.thumbnail) as thumbnail,
    s.id as shop_id,
    s.name as shop_name,
    s.slug as shop_slug,
    s.handling_days,
    s.owner_id as owner,
    s.commission_bps,
    coalesce((
        select json_agg(
            json_build_object('name', o.name, 'value', ov.value, 'value_id', ov.id)
            order by o.position)
        from option_values ov
        join product_options o on o.id = ov.option_id
        where ov.id = any (v.option_value_ids)
    ), '[]')::text as options,
    v.price,
    sale_price(v.price_sale, v.sale_from, v.sale_until) as price_sale,
    coalesce(st.on_hand - st.reserved, 0) + coalesce(own.held, 0) as available,
    own.paying,
    p.status = 'active' and s.status = 'approved' and v.archived_at is null as on_sale,
    (now() >= s.holiday_starts and now() < s.holiday_ends) is true as on_holiday
from variants v
join products p on p.id = v.product_id
join shops s on s.id = p.shop_id
join categories c on c.id = p.category_id
left join stock st on st.variant_id = v.id
left join lateral (
    select sum(h.quantity) filter (where h.status = 'held') as held,
        max(h.order_id) filter (where h.status = 'pinned') as paying
    from stock_holds h
    where h.user_id = $1 and h.variant_id = v.id and h.status in ('held', 'pinned')
) own on true
