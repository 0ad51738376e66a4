-- $1 shop; low and out as the list of products filters them
select
    (select count(*) from products where shop_id = $1 and status = 'draft') as drafts,
    goods.low_stock,
    goods.sold_out,
    (
        select count(*)
        from products p
        join reviews r on r.product_id = p.id and r.hidden_at is null and r.reply is null
        where p.shop_id = $1
    ) as reviews
from (
    select count(*) filter (where left_over.stock > 0 and left_over.fewest <= s.low_stock_at) as low_stock,
        count(*) filter (where coalesce(left_over.stock, 0) = 0) as sold_out
    from products p
    join shops s on s.id = p.shop_id
    left join (
        select v.product_id, sum(st.on_hand - st.reserved) as stock,
            min(coalesce(st.on_hand - st.reserved, 0)) as fewest
        from variants v
        left join stock st on st.variant_id = v.id and st.shop_id = $1
        where v.shop_id = $1 and v.archived_at is null
        group by v.product_id
    ) left_over on left_over.product_id = p.id
    where p.shop_id = $1 and p.status = 'active'
) goods
