-- $1 one break or null, $2 whether gone or null, $3 whether explained or null, $4 whether the
-- largest first, $5 limit, $6 offset
select id, kind, name, capture_id, order_number, way, there, there_currency, here, here_currency,
    size, moved_at, first_seen, last_seen, gone_at, explained_at, explained_by, explanation,
    count(*) over () as rows
from book_breaks
where ($1::bigint is null or id = $1) and ($2::boolean is null or (gone_at is not null) = $2)
    and ($3::boolean is null or (explained_at is not null) = $3)
order by case when $4 then size end desc nulls last, id desc
limit $5 offset $6
