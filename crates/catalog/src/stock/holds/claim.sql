-- $1 order; the shelf's rows first, then the products', each in id order. A variant has run low
-- when this very sale took it from above what its shop calls few to that or below
with claimed as (
    update stock_holds set status = 'claimed'
    where order_id = $1 and status = 'pinned'
    returning variant_id, quantity
), shelf as (
    select s.variant_id, c.quantity
    from stock s
    join claimed c using (variant_id)
    order by s.variant_id
    for update of s
), sold as (
    update stock s
    set on_hand = s.on_hand - f.quantity,
        reserved = s.reserved - f.quantity,
        claimed = s.claimed + f.quantity
    from shelf f
    where s.variant_id = f.variant_id
    returning s.variant_id, f.quantity, s.on_hand
), weighed as (
    select v.id, v.product_id, sold.quantity, sold.on_hand,
        v.archived_at is null and sold.on_hand <= shop.low_stock_at as few,
        sold.on_hand + sold.quantity > shop.low_stock_at as were_many
    from sold
    join variants v on v.id = sold.variant_id
    join products p on p.id = v.product_id
    join shops shop on shop.id = p.shop_id
)
select product_id, sum(quantity)::bigint as quantity, bool_or(few) as few,
    coalesce(array_agg(id order by id) filter (where few and were_many), '{}') as low_stock,
    coalesce(array_agg(on_hand order by id) filter (where few and were_many), '{}') as left_over
from weighed
group by product_id
order by product_id
