-- $1 order, $2 buyer, $3 until when, $4 variants and $5 how many of each, none named twice; their
-- rows are locked
with shelf as (
    select s.variant_id, w.quantity, s.on_hand - s.reserved as available
    from stock s
    join unnest($4::bigint[], $5::integer[]) as w (variant_id, quantity) using (variant_id)
), taken as (
    update stock s set reserved = s.reserved + f.quantity
    from shelf f
    where s.variant_id = f.variant_id and f.available >= f.quantity
), held as (
    insert into stock_holds (order_id, user_id, variant_id, quantity, expires_at)
    select $1, $2, f.variant_id, f.quantity, $3 from shelf f where f.available >= f.quantity
)
select variant_id, available from shelf
