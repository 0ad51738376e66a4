-- $1 shop orders
select r.shop_order_id as part, jsonb_agg(jsonb_build_object(
    'id', r.id, 'status', r.status, 'reason', r.reason, 'answer', r.answer,
    'created_at', r.created_at,
    'lines', (
        select jsonb_agg(jsonb_build_object(
            'line_id', a.order_line_id, 'quantity', a.quantity
        ) order by a.order_line_id)
        from cancel_request_lines a where a.request_id = r.id
    )
) order by r.id) as requests
from cancel_requests r
where r.shop_order_id = any($1)
group by r.shop_order_id
