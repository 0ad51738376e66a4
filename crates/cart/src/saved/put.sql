-- $1 user, $2 variant, $3 how many, $4 what the shopper saw that one piece costs, $5 most on a list,
-- $6 whether it adds to what is saved of the variant; else the larger number stays
insert into saved_lines as s (user_id, variant_id, quantity, seen_price)
select $1, $2, $3::integer, $4::bigint
where exists (select 1 from saved_lines where user_id = $1 and variant_id = $2)
    or (select count(*) from saved_lines where user_id = $1) < $5
on conflict on constraint saved_lines_one_per_variant
do update set seen_price = excluded.seen_price, created_at = excluded.created_at,
    quantity = case when $6 then least(s.quantity + excluded.quantity, 999)
        else greatest(s.quantity, excluded.quantity) end
