insert into webhook_events (
    provider, event_id, kind, body, provider_order_id, capture_id, refund_id, dispute_id, reference
) values ('paypal', $1, $2, $3, $4, $5, $6, $7, $8)
on conflict do nothing
returning id
