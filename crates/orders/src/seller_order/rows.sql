-- $1 shop, $2 some of its parts of orders, $3 its time zone. A row per line sold, in the order of the
-- parts; a line that went in several parcels names each.
select o.number, to_char(o.created_at at time zone $3, 'YYYY-MM-DD HH24:MI') as placed, s.status,
    l.title, l.options, l.variant_id, l.quantity, l.cancelled, l.lost + l.returned as returned,
    l.price, l.discount, o.currency, o.buyer_name, o.address, coalesce((
        select string_agg(h.carrier || ' ' || h.tracking_number, ', ' order by h.id)
        from shipment_lines sent join shipments h on h.id = sent.shipment_id
        where sent.order_line_id = l.id
    ), '') as tracking
from unnest($2::bigint[]) with ordinality as wanted (id, place)
join shop_orders s on s.id = wanted.id and s.shop_id = $1
join orders o on o.id = s.order_id
join order_lines l on l.shop_order_id = s.id
order by wanted.place, l.id
