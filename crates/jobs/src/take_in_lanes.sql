with recursive lanes as (
    (
        select lane from jobs
        where lane is not null and done_at is null and parked_at is null
        order by lane limit 1
    )
    union all
    select (
        select lane from jobs
        where lane > l.lane and done_at is null and parked_at is null
        order by lane limit 1
    )
    from lanes l where l.lane is not null
), first as (
    -- what somebody works on is among them: it is due longest
    select j.id, j.run_at
    from lanes l cross join lateral (
        select id, run_at, kind, leased_until from jobs
        where lane = l.lane and done_at is null and parked_at is null and run_at <= now()
        order by run_at, id limit $4
    ) j
    where j.kind = any($1) and (j.leased_until is null or j.leased_until < now())
    order by j.run_at, j.id limit $2
)
update jobs
set leased_until = now() + make_interval(secs => $3),
    generation = generation + 1,
    attempts = attempts + 1
where id in (
    select id from jobs
    where id in (select id from first)
        and done_at is null
        and parked_at is null
        and (leased_until is null or leased_until < now())
    for update skip locked
)
returning id, kind, payload, attempts, generation
