-- $1 buyer, $2 address and $3 name from now on, $4 a postal address without its country
with parts as (
    update shop_orders s
    set note = null, search_text = shop_order_search_text(o.number, $3, (
        select string_agg(l.title, chr(10) order by l.id) from order_lines l where l.shop_order_id = s.id
    ))
    from orders o
    where o.id = s.order_id and o.user_id = $1
)
update orders
set email = $2, buyer_name = $3, address = $4 || jsonb_build_object('country', address -> 'country'), note = null
where user_id = $1
returning number
