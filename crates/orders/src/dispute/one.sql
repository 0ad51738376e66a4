-- $2 one dispute
with page as (
    select id, 1::bigint as rows from disputes where id = $2
)
