-- $1 a run that is full, $2 the first shop that it has no room for: begins the one that goes on from there
insert into payout_runs (continues, from_shop, started_by, currency, from_plan, ask_at)
select coalesce(continues, id), $2, started_by, currency, from_plan, now() + interval '5 minutes'
from payout_runs
where id = $1
returning id
