-- $1 states or null, $2 limit, $3 offset. One row: how many returns there are, and the ids of a page of them. Those
-- that are open come first, then those that are over, and each half has an index in its order. Neither is
-- looked through for states of the other one.
with open as not materialized (
    select act_by, id
    from returns
    where status not in ('refunded', 'closed')
        and ($1::text[] is null or not $1 <@ array['refunded', 'closed'] and status = any($1))
), ended as not materialized (
    select act_by, id
    from returns
    where status in ('refunded', 'closed')
        and ($1::text[] is null or $1 && array['refunded', 'closed'] and status = any($1))
)
select (select count(*) from open) + (select count(*) from ended) as total,
    array(
        select id
        from (
            (
                select false as is_over, act_by, id
                from open
                order by act_by nulls last, id desc
                limit $2::bigint + $3::bigint
            ) union all (
                select true as is_over, act_by, id
                from ended
                order by act_by nulls last, id desc
                limit $2::bigint + $3::bigint
            )
        ) halves
        order by is_over, act_by nulls last, id desc
        limit $2 offset $3
    ) as ids
