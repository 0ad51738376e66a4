with held as (
    select key, given
    from unnest($1::bytea[], $2::float8[]) as asked (key, given)
    join throttles using (key)
    order by key
    for update of throttles
)
update throttles
set spent_until = spent_until - make_interval(secs => held.given)
from held
where throttles.key = held.key
