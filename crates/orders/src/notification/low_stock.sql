-- $1 order; $2 variants of which it left few, and $3 how many of each. Names each fact as About::LowStock
insert into notifications (shop_id, kind, once, about)
select s.shop_id, 'low_stock', 'low_stock:' || s.id || ':' || l.variant_id,
    jsonb_build_object(
        'kind', 'low_stock', 'product', l.product_id, 'variant', l.variant_id, 'title', l.title,
        'choice', (
            select string_agg(o.choice ->> 'value', ', ' order by o.place)
            from jsonb_array_elements(l.options) with ordinality as o (choice, place)
        ),
        'left', f.left_over)
from unnest($2::bigint[], $3::bigint[]) as f (variant_id, left_over)
join order_lines l on l.variant_id = f.variant_id
join shop_orders s on s.id = l.shop_order_id
where s.order_id = $1
order by l.variant_id
on conflict (shop_id, once) do nothing
