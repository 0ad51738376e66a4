-- $1 a deleted collection. What stood in it comes back unless it went elsewhere since: into another
-- sub-category, or into another collection than the one it was moved to then.
with back as (
    select p.id
    from collections k
    join products p on p.id = any (k.deleted_goods) and p.shop_id = k.shop_id
    where k.id = $1 and p.category_id = k.category_id
        and (p.collection_id is null or p.collection_id = k.deleted_goods_to)
    order by p.id
    for no key update of p
)
update products
set collection_id = $1, version = version + 1, edited_at = now()
where id in (select id from back)
