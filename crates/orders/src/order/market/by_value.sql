-- $1 states of a shop order or null, $2 a whole number or null, $3 a whole email address or null, $4 buyer or null,
-- $5 limit, $6 offset. At least one of $2 to $4 is given, and found by its index. One row: how many orders match, and
-- the ids of a page of them, newest first.
with found as materialized (
    select o.id
    from orders o
    where ($2::text is null or o.number = $2)
        and ($3::text is null or o.email = $3)
        and ($4::bigint is null or o.user_id = $4)
        and (
            $1::text[] is null
            or (select true from shop_orders s where s.order_id = o.id and s.status = any($1) limit 1)
        )
)
select (select count(*) from found) as orders, true as is_exact,
    array(select id from found order by id desc limit $5 offset $6) as ids
