-- $1 buyer, $2 lines of the cart
with lines as (
    select l.id, l.quantity, l.seen_price, s.id as shop_id, s.name as shop_name, p.title,
        coalesce(v.price_sale, v.price) as price, st.on_hand - st.reserved as available
    from cart_lines l
    join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id and p.status = 'active'
    join shops s on s.id = p.shop_id and s.status = 'approved'
    join stock st on st.variant_id = v.id
    where l.user_id = $1 and l.id = any ($2)
)
select json_build_object(
    'total', sum(price * quantity),
    'lines', json_agg(json_build_object(
        'id', id, 'shop', shop_name, 'title', title, 'quantity', quantity, 'price', price, 'seenPrice', seen_price,
        'soldOut', available < quantity
    ) order by id)
)::text from lines
