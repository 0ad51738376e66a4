-- $1 shop; low and out as the list of products filters them
select
    (select count(*) from products where shop_id = $1 and status = 'draft') as drafts,
    low_stock,
    sold_out,
    (
        select count(*)
        from products p
        join reviews r on r.product_id = p.id and r.hidden_at is null and r.reply is null
        where p.shop_id = $1
    ) as reviews
from goods_running_low()
