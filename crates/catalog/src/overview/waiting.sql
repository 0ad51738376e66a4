-- $1 shop; low and out as the list of products filters them
with few as materialized (
    select variant_id
    from stock
    where shop_id = $1
        and on_hand - reserved <= (select low_stock_at from shops where id = $1)
)
select
    (select count(*) from products where shop_id = $1 and status = 'draft') as drafts,
    (
        select count(distinct p.id)
        from few
        join variants v on v.id = few.variant_id and v.archived_at is null
        join products p on p.id = v.product_id and p.status = 'active' and p.in_stock
        where v.shop_id = $1 and p.shop_id = $1
    ) as low_stock,
    (select count(*) from products where shop_id = $1 and status = 'active' and not in_stock) as sold_out,
    (
        select count(*)
        from products p
        join reviews r on r.product_id = p.id and r.hidden_at is null and r.reply is null
        where p.shop_id = $1
    ) as reviews
