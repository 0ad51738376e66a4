-- $1 buyer, $2 line; answers the cart
with gone as (
    delete from cart_lines where user_id = $1 and id = $2 returning id
), lines as (
    select id, variant_id, quantity, seen_price from cart_lines
    where user_id = $1 and id not in (select id from gone)
)
select coalesce(json_agg(json_build_object(
    'id', s.id, 'shopName', s.name, 'shopSlug', s.slug,
    'cartDTOList', json_build_array(json_build_object(
        'id', l.id, 'quantity', l.quantity, 'seenPrice', l.seen_price, 'optionIds', v.option_value_ids,
        'options', (
            select json_agg(json_build_object('name', o.name, 'value', ov.value) order by o.position)
            from option_values ov
            join product_options o on o.id = ov.option_id
            where ov.id = any (v.option_value_ids)
        ),
        'productDTO', json_build_object(
            'id', p.id, 'slug', p.slug, 'title', p.title, 'thumbnail', p.thumbnail,
            'price', v.price, 'priceSale', v.price_sale, 'stock', st.on_hand - st.reserved
        )
    ))
) order by l.id), '[]')::text
from lines l
join variants v on v.id = l.variant_id
join products p on p.id = v.product_id
join shops s on s.id = p.shop_id
join stock st on st.variant_id = v.id
