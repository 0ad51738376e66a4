-- $2 limit, $3 offset
with page as (
    select id, (select count(*) from disputes) as rows
    from disputes
    order by resolved_at is not null, respond_by nulls last, id desc
    limit $2 offset $3
)
