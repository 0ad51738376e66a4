with asked as (
    select key, make_interval(secs => every) as every, make_interval(secs => every * (burst - 1)) as room
    from unnest($1::bytea[], $2::float8[], $3::float8[]) as asked (key, every, burst)
),
taken as (
    insert into throttles as held (key, spent_until, room)
    select key, now() + every, room from asked order by key
    on conflict (key) do update
    set spent_until = greatest(held.spent_until, now()) + (excluded.spent_until - now()), room = excluded.room
    where held.spent_until <= now() + excluded.room
    returning key
)
-- the seconds to wait, 0 if all were taken; what others just wrote is not seen here, so a refusal
-- may tell a little too few, but never none; nor more than one takes, from whom came after us
select coalesce(max(greatest(1, ceil(extract(epoch from
    least(held.spent_until - asked.room - now(), asked.every))))), 0)::bigint as seconds
from asked
left join taken using (key)
left join throttles held using (key)
where taken.key is null
