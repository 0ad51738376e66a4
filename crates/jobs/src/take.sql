update jobs
set leased_until = now() + make_interval(secs => $3),
    generation = generation + 1,
    attempts = attempts + 1
where id in (
    select id
    from jobs
    where lane is null
        and done_at is null
        and parked_at is null
        and run_at <= now()
        and (leased_until is null or leased_until < now())
        and kind = any($1)
    order by run_at, id
    limit $2
    for update skip locked
)
returning id, kind, payload, attempts, generation
