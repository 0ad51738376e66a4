select kind, provider_order_id, capture_id, refund_id, dispute_id, reference,
    received_at < now() - interval '1 day' as is_old, processed_at is not null as is_processed
from webhook_events
where id = $1
