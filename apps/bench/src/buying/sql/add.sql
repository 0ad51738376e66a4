-- $1 buyer, $2 product, $3 option values, $4 how many; answers the cart
with offer as (
    select v.id, coalesce(v.price_sale, v.price) as price
    from variants v
    join products p on p.id = v.product_id and p.status = 'active'
    join shops s on s.id = p.shop_id and s.status = 'approved'
    join stock st on st.variant_id = v.id
    where v.product_id = $2 and v.option_value_ids = $3 and v.archived_at is null
        and st.on_hand - st.reserved >= $4::integer
), put as (
    insert into cart_lines as l (user_id, variant_id, quantity, seen_price)
    select $1, id, $4::integer, price from offer
    on conflict on constraint cart_lines_one_per_variant
    do update set quantity = least(l.quantity + excluded.quantity, 999), seen_price = excluded.seen_price
    returning id, variant_id, quantity, seen_price
), lines as (
    select id, variant_id, quantity, seen_price from put
    union all
    select id, variant_id, quantity, seen_price from cart_lines
    where user_id = $1 and variant_id not in (select variant_id from put)
)
select json_agg(json_build_object(
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
) order by l.id)::text
from lines l
join variants v on v.id = l.variant_id
join products p on p.id = v.product_id
join shops s on s.id = p.shop_id
join stock st on st.variant_id = v.id
