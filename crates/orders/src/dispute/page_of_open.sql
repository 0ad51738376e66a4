-- $2 limit, $3 offset
with page as (
    select id, (select count(*) from disputes where resolved_at is null) as rows
    from disputes
    where resolved_at is null
    order by respond_by nulls last, id desc
    limit $2 offset $3
)
