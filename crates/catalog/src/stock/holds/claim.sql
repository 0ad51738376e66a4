-- $1 order; the shelf's rows first, then the products', each in id order
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
    returning s.variant_id, f.quantity
)
select v.product_id, sum(sold.quantity)::bigint as quantity
from sold
join variants v on v.id = sold.variant_id
group by v.product_id
order by v.product_id
