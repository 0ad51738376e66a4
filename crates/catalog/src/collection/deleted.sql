-- $1 shop. What would come back is what bring_back.sql brings.
select k.id, k.name, c.name as parent, (
        select count(*)
        from products p
        where p.id = any (k.deleted_goods) and p.status <> 'archived'
            and p.category_id = k.category_id
            and (p.collection_id is null or p.collection_id = k.deleted_goods_to)
    ) as product_count,
    k.deleted_at, k.deleted_at + interval '1 day' as kept_until
from collections k
join categories c on c.id = k.category_id
where k.shop_id = $1 and k.deleted_at is not null
order by k.deleted_at desc, k.id
