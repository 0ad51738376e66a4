-- $1 seconds until the next look at an open payment, $2 at a closed one; whichever gateway takes
-- a payment has it for that long
update payments p
set check_at = now() + make_interval(secs => case
    when p.status not in ('pending', 'confirming') or p.pending_since is not null then $2::integer
    else $1::integer
end)
from (
    select id from payments where check_at <= now() order by check_at limit 100
    for update skip locked
) due
where p.id = due.id
returning p.order_id
