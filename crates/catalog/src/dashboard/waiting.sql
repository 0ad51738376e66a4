-- $1 shop; low and out as the list of products filters them
select
    (select count(*) from products where shop_id = $1 and status = 'draft') as drafts,
    g.low_stock,
    g.sold_out,
    (
        select count(*)
        from products p
        join reviews r on r.product_id = p.id and r.hidden_at is null and r.reply is null
        where p.shop_id = $1
    ) as reviews
from (
    select count(*) filter (where in_stock and runs_low) as low_stock,
        count(*) filter (where not in_stock) as sold_out
    from products
    where shop_id = $1 and status = 'active'
) g
