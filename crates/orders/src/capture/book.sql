-- $1 payment, $2 capture, $3 where the payment stood
with booked as (
    update payments
    set status = 'paid', capture_id = $2, captured_at = now(), check_at = null,
        pending_since = null
    where id = $1 and capture_id is null
    returning id
)
insert into payment_events (payment_id, from_status, to_status, detail)
select id, $3, 'paid', jsonb_build_object('capture', $2) from booked
