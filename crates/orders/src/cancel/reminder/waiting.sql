-- $1 days
select id
from cancel_requests
where status = 'open' and reminded_at is null and created_at <= now() - make_interval(days => $1)
order by created_at
limit 500
