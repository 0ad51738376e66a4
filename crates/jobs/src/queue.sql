-- what is not done yet, by kind; two walks along indexes that hold nothing else
select kind,
    count(*) filter (where not is_parked) as waiting,
    min(run_at) filter (where is_due) as due_since,
    count(*) filter (where is_parked) as parked
from (
    select kind, run_at, false as is_parked,
        run_at <= now() and (leased_until is null or leased_until < now()) as is_due
    from jobs where done_at is null and parked_at is null
    union all
    select kind, run_at, true, false from jobs where parked_at is not null and done_at is null
) jobs
group by kind
order by kind
