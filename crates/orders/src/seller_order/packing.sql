-- $1 shop, $2 some of its parts of orders. A row per part that was paid for, in the order in which they
-- were named
select s.id, o.number, o.created_at, o.address, o.note, s.note as shop_note, (
    select jsonb_agg(jsonb_build_object(
        'id', l.id, 'variant_id', l.variant_id, 'title', l.title, 'options', l.options,
        'quantity', l.quantity, 'shipped', l.shipped, 'cancelled', l.cancelled
    ) order by l.id)
    from order_lines l where l.shop_order_id = s.id
) as lines
from unnest($2::bigint[]) with ordinality as wanted (id, place)
join shop_orders s on s.id = wanted.id and s.shop_id = $1
join orders o on o.id = s.order_id
where s.paid_at is not null
order by wanted.place
