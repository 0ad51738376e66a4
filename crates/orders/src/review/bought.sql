-- $1 line, $2 order, $3 buyer
select
    l.product_id,
    l.product_slug,
    l.title,
    s.shop_id,
    s.status,
    l.shipped > l.lost as came,
    (
        select string_agg(o.choice ->> 'value', ', ' order by o.place)
        from jsonb_array_elements(l.options) with ordinality as o (choice, place)
    ) as choice
from order_lines l
join shop_orders s on s.id = l.shop_order_id
join orders o on o.id = s.order_id
where l.id = $1 and o.id = $2 and o.user_id = $3
for no key update of l
for share of s
