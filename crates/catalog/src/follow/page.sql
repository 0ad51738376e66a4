-- $1 whose, $2 limit, $3 offset; the shops of it that are open, the latest followed first
with followed as (
    select f.shop_id, f.created_at
    from shop_follows f
    join shops s on s.id = f.shop_id and s.status = 'approved'
    where f.user_id = $1
)
select
    (select count(*) from followed) as total,
    array(
        select shop_id from followed
        order by created_at desc, shop_id desc
        limit $2 offset $3
    ) as ids
