-- $1 order; answers what each variant had left before
with freed as (
    update stock_holds set status = 'released'
    where order_id = $1 and status in ('held', 'pinned')
    returning variant_id, quantity
), shelf as (
    select s.variant_id, f.quantity, s.on_hand - s.reserved as available
    from stock s
    join freed f using (variant_id)
    order by s.variant_id
    for update of s
), returned as (
    update stock s set reserved = s.reserved - f.quantity
    from shelf f
    where s.variant_id = f.variant_id
)
select variant_id, available from shelf
