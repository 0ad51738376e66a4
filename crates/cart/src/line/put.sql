-- $1 user, $2 variant, $3 how many more, $4 how many there are to be had, $5 most lines of a cart,
-- $6 what the shopper saw that one piece costs
insert into cart_lines as l (user_id, variant_id, quantity, seen_price)
select $1, $2, $3::integer, $6::bigint
where $3::integer <= $4::bigint
    and (
        exists (select 1 from cart_lines where user_id = $1 and variant_id = $2)
        or (select count(*) from cart_lines where user_id = $1) < $5
    )
on conflict on constraint cart_lines_one_per_variant
do update set quantity = l.quantity + excluded.quantity, seen_price = excluded.seen_price
where l.quantity + excluded.quantity <= least($4::bigint, 999)
returning id, quantity
