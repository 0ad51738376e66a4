-- $1 returns, $2 shop orders whose returns are wanted; one document a return
select jsonb_build_object(
    'id', r.id, 'order_id', s.order_id, 'number', o.number, 'shop_order_id', s.id,
    'status', r.status,
    'reason', r.reason, 'words', r.words, 'photos', r.photos, 'worth', r.worth,
    'send_back', r.send_back, 'answer', r.answer, 'label', r.label, 'offer', r.offer,
    'carrier', r.carrier, 'tracking_number', r.tracking_number,
    'decision', r.decision, 'verdict', r.verdict, 'act_by', r.act_by, 'amount', r.amount,
    'created_at', r.created_at,
    'lines', (
        select jsonb_agg(jsonb_build_object(
            'line_id', l.id, 'quantity', a.quantity, 'title', l.title, 'options', l.options,
            'image', l.image, 'tile', l.tile
        ) order by l.id)
        from return_lines a
        join order_lines l on l.id = a.order_line_id
        where a.return_id = r.id
    ),
    'events', (
        select jsonb_agg(jsonb_build_object(
            'status', e.to_status, 'at', e.at, 'actor', e.actor, 'words', e.words
        ) order by e.id)
        from return_events e where e.return_id = r.id
    )
) as document
from returns r
join shop_orders s on s.id = r.shop_order_id
join orders o on o.id = s.order_id
where r.id = any($1) or r.shop_order_id = any($2)
order by r.id
