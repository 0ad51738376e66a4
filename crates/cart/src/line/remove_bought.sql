-- What was bought whole goes; what holds more than was bought keeps the rest.
with bought as (
    select * from unnest($2::bigint[], $3::integer[]) as b (variant_id, quantity)
), gone as (
    delete from cart_lines l using bought b
    where l.user_id = $1 and l.variant_id = b.variant_id and l.quantity <= b.quantity
)
update cart_lines l set quantity = l.quantity - b.quantity from bought b
where l.user_id = $1 and l.variant_id = b.variant_id and l.quantity > b.quantity
