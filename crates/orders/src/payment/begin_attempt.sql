-- $1 payment, $2 seconds
with begun as (
    update payments
    set status = 'confirming', attempts = attempts + 1,
        check_at = now() + make_interval(secs => $2)
    where id = $1 and status = 'pending'
    returning id, attempts
), noted as (
    insert into payment_events (payment_id, from_status, to_status)
    select id, 'pending', 'confirming' from begun
)
select attempts from begun
