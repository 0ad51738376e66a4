-- $1 states of a shop order or null, $2 words, $3 the shops whose names have them, $4 buyer or null, $5 limit, $6
-- offset. One row: how many orders match, and the ids of a page of them, newest first. Words and shops are found by
-- their indexes; what else must hold is looked up for each order that they find.
with found as materialized (
    select w.id
    from (
        select o.id
        from orders o
        where search_vector(
            substr(o.number, 4) || ' ' || o.buyer_name || ' ' || o.email || ' ' || split_part(o.email, '@', 1)
        ) @@ search_query($2)
        union
        select s.order_id
        from shop_orders s
        where s.shop_id = any($3)
    ) w
    where ($4::bigint is null or (select o.user_id from orders o where o.id = w.id) = $4)
        and (
            $1::text[] is null
            or (select true from shop_orders s where s.order_id = w.id and s.status = any($1) limit 1)
        )
)
select (select count(*) from found) as orders, true as is_exact,
    array(select id from found order by id desc limit $5 offset $6) as ids
