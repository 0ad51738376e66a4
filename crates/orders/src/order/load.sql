-- $1 ids; one document an order, newest first
select jsonb_build_object(
    'id', o.id,
    'number', o.number,
    'created_at', o.created_at,
    'expires_at', o.expires_at,
    'payment_status', p.status,
    'provider', p.provider,
    'provider_order_id', p.provider_order_id,
    'subtotal', o.subtotal,
    'discount', o.discount,
    'shipping', o.shipping,
    'total', o.total,
    'currency', o.currency,
    'note', o.note,
    'address', o.address,
    'shop_orders', (
        select jsonb_agg(jsonb_build_object(
            'id', s.id,
            'status', s.status,
            'shop', jsonb_build_object('id', s.shop_id, 'name', s.shop_name, 'slug', s.shop_slug),
            'subtotal', s.subtotal,
            'discount', s.discount,
            'total', s.total,
            'ship_by', case when s.status in ('confirmed', 'partially_shipped') then s.ship_by end,
            'days_late', case
                when s.status in ('confirmed', 'partially_shipped')
                    then coalesce(greatest(0, today_of_shop(s.shop_id) - s.ship_by), 0)
                else 0
            end,
            'expected_delivery', case
                when s.status in ('confirmed', 'partially_shipped', 'in_delivery')
                    and s.expected_to >= today_of_shop(s.shop_id)
                    then jsonb_build_object('from', s.expected_from, 'to', s.expected_to)
            end,
            'refunds', coalesce(back.document, '[]'),
            'note', s.note,
            'lines', lines.document,
            'shipments', coalesce(shipped.document, '[]'),
            'events', history.document
        ) order by s.id)
        from shop_orders s
        cross join lateral (
            select jsonb_agg(jsonb_build_object(
                'id', l.id, 'product_id', l.product_id, 'product_slug', l.product_slug,
                'title', l.title, 'options', l.options, 'image', l.image, 'tile', l.tile,
                'price', l.price, 'quantity', l.quantity, 'discount', l.discount,
                'shipped', l.shipped, 'cancelled', l.cancelled, 'lost', l.lost,
                'returned', l.returned
            ) order by l.id) as document
            from order_lines l where l.shop_order_id = s.id
        ) lines
        cross join lateral (
            select jsonb_agg(jsonb_build_object(
                'id', h.id, 'carrier', h.carrier, 'tracking_number', h.tracking_number,
                'shipped_at', h.shipped_at,
                'lost_at', (select c.at from cancellations c where c.shipment_id = h.id),
                'lines', (
                    select jsonb_agg(jsonb_build_object(
                        'line_id', hl.order_line_id, 'quantity', hl.quantity
                    ) order by hl.order_line_id)
                    from shipment_lines hl where hl.shipment_id = h.id
                )
            ) order by h.id) as document
            from shipments h where h.shop_order_id = s.id
        ) shipped
        cross join lateral (
            select jsonb_agg(jsonb_build_object(
                'status', e.to_status, 'at', e.at, 'actor', e.actor,
                'reason', e.detail ->> 'reason',
                'cancelled', coalesce(e.detail -> 'cancelled', '0'),
                'lost', coalesce(e.detail -> 'lost', '0'),
                'returned', coalesce(e.detail -> 'returned', '0'),
                'refunded', coalesce(e.detail -> 'refunded', '0'),
                'parcel', case when e.detail ? 'trackingNumber' then jsonb_build_object(
                    'carrier', coalesce(e.detail ->> 'carrier', (
                        select min(h.carrier) from shipments h
                        where h.shop_order_id = s.id and h.tracking_number = e.detail ->> 'trackingNumber'
                    )),
                    'tracking_number', e.detail -> 'trackingNumber'
                ) end,
                'corrected', case when e.detail ? 'corrected' then jsonb_build_object(
                    'carrier', e.detail -> 'corrected' -> 'carrier',
                    'tracking_number', e.detail -> 'corrected' -> 'trackingNumber'
                ) end
            ) order by e.id) as document
            from order_events e where e.shop_order_id = s.id
        ) history
        cross join lateral (
            select jsonb_agg(jsonb_build_object(
                'id', r.id, 'amount', r.amount, 'commission', r.commission, 'status', r.status,
                'reason', r.reason, 'created_at', r.created_at, 'completed_at', r.completed_at,
                'paid_elsewhere', coalesce(r.settled_as = 'paid_elsewhere', false)
            ) order by r.id) as document
            from refunds r where r.shop_order_id = s.id
        ) back
        where s.order_id = o.id
    )
) as document
from orders o
join payments p on p.order_id = o.id
where o.id = any($1)
order by o.id desc
