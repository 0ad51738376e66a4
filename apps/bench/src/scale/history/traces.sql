-- What else the batch's orders leave behind: invoices, and for as long as they are kept the provider's webhooks,
-- done jobs, notifications and idempotency keys
create temp table invoiced on commit drop as
select p.*, extract(year from issued_at at time zone 'UTC')::integer as year, issued_at
from parts p
cross join lateral (select p.at + interval '1 day' as issued_at) issued
where p.status in ('in_delivery', 'delivered', 'completed');

insert into invoices (shop_order_id, shop_id, year, number, issued_at, document)
select i.id, i.shop_id, i.year,
    coalesce(s.last, 0) + row_number() over (partition by i.shop_id, i.year order by i.id), i.issued_at,
    jsonb_build_object(
        'order_number', o.number, 'ordered_at', i.at, 'paid_at', i.at + interval '2 minutes',
        'supplied_at', i.issued_at, 'seller', jsonb_build_object('shop', h.name, 'address', h.invoice_address),
        'buyer', o.address, 'subtotal', i.total, 'discount', 0, 'total', i.total, 'currency', 'USD',
        'provider', 'paypal', 'payment_reference', p.capture, 'left_out', 0,
        'lines', (
            select jsonb_agg(jsonb_build_object(
                'title', l.title, 'quantity', l.quantity, 'price', l.price, 'amount', l.price * l.quantity,
                'options', '[{"name": "Colour", "value": "Sand"}, {"name": "Size", "value": "S"}]'::jsonb
            ) order by l.place)
            from sold_lines l where l.n = i.n and l.shop_id = i.shop_id
        )
    )
from invoiced i
join paid p using (n)
join orders o on o.id = i.n
join shops h on h.id = i.shop_id
left join invoice_series s on s.shop_id = i.shop_id and s.year = i.year
order by i.id;

insert into invoice_series as s (shop_id, year, last)
select shop_id, year, count(*) from invoiced group by 1, 2
on conflict on constraint invoice_series_pkey do update set last = s.last + excluded.last;

insert into webhook_events (provider, event_id, kind, provider_order_id, capture_id, reference, body, received_at,
    processed_at)
select 'paypal', 'WH-' || upper(substr(md5(e.kind || p.n), 1, 17)), e.kind, p.provider_order,
    case when e.kind like 'PAYMENT%' then p.capture end, o.number,
    case when p.at < now() - interval '90 days' then '{}' else jsonb_build_object(
        'id', 'WH-' || upper(substr(md5(e.kind || p.n), 1, 17)), 'event_version', '1.0', 'resource_version', '2.0',
        'create_time', p.at, 'event_type', e.kind, 'summary', 'Payment completed for ' || p.total || ' USD',
        'resource', jsonb_build_object(
            'id', p.capture, 'status', 'COMPLETED', 'custom_id', o.number, 'invoice_id', o.number,
            'amount', jsonb_build_object('currency_code', 'USD', 'value', p.total::text),
            'payer', jsonb_build_object('email_address', o.email, 'name', o.buyer_name, 'address', o.address),
            'purchase_units', o.address, 'supplementary_data', o.address,
            'links', jsonb_build_array(
                'https://api-m.paypal.com/v2/payments/captures/' || p.capture,
                'https://api-m.paypal.com/v2/payments/captures/' || p.capture || '/refund',
                'https://api-m.paypal.com/v2/checkout/orders/' || p.provider_order
            )
        )
    ) end,
    p.at + interval '2 minutes', p.at + interval '3 minutes'
from paid p
join orders o on o.id = p.n
cross join (values ('CHECKOUT.ORDER.APPROVED'), ('PAYMENT.CAPTURE.COMPLETED')) e (kind)
where p.captured
order by p.n;

insert into jobs (kind, payload, unique_key, run_at, attempts, generation, done_at, created_at)
select j.kind, 'null', j.unique_key, p.at, 1, 1, p.at + interval '3 minutes', p.at
from paid p
cross join lateral (values
    ('payment webhook', 'webhook:paypal:WH-' || upper(substr(md5('CHECKOUT.ORDER.APPROVED' || p.n), 1, 17))),
    ('payment webhook', 'webhook:paypal:WH-' || upper(substr(md5('PAYMENT.CAPTURE.COMPLETED' || p.n), 1, 17))),
    ('letters of a paid order', 'letters:paid:' || p.n),
    ('mail', 'mail:paid:' || p.n),
    ('mail', 'mail:pack:' || p.n),
    ('mail', 'mail:sent:' || p.n),
    ('invoice', 'invoice:' || 2 * p.n)
) j (kind, unique_key)
where p.captured and p.at > now() - interval '90 days'
order by p.n;

insert into notifications (shop_id, kind, once, about, created_at, read_at)
select p.shop_id, 'order', 'order:' || p.id, jsonb_build_object(
    'kind', 'order', 'shop_order', p.id, 'number', o.number, 'total', p.total, 'items', p.pieces
), p.at, case when p.at < now() - interval '2 days' then p.at + interval '1 hour' end
from parts p
join orders o on o.id = p.n
where p.status <> 'expired' and p.at > now() - interval '90 days'
order by p.id;

insert into idempotency_keys (actor, route, key, body_hash, resource_id, answer, started_at, expires_at)
select 'user:' || o.user_id, k.route, md5(k.route || o.id), sha256(convert_to(o.number, 'UTF8')), o.id,
    jsonb_build_object('id', o.id, 'number', o.number, 'total', o.total, 'address', o.address), o.created_at,
    o.created_at + interval '48 hours'
from sold s
join orders o on o.id = s.n
cross join (values ('placeOrder'), ('captureOrder')) k (route)
where s.status <> 'expired' and s.at > now() - interval '48 hours'
order by o.id;
