-- $1 whose, $2 limit, $3 offset; what is on sale of it, the latest first
with remembered as (
    select w.product_id, w.created_at
    from wishlist_items w
    join products p on p.id = w.product_id and p.status = 'active'
    join shops s on s.id = p.shop_id and s.status = 'approved'
    where w.user_id = $1
)
select
    (select count(*) from remembered) as total,
    array(
        select product_id from remembered
        order by created_at desc, product_id desc
        limit $2 offset $3
    ) as ids
