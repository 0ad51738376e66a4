-- $1 user, $2 variants, $3 how many of each. What was bought whole goes; what holds more than was
-- bought keeps the rest. Locked in the order in which carts take their lines.
with bought as (
    select l.id, l.quantity, b.quantity as bought
    from cart_lines l
    join unnest($2::bigint[], $3::integer[]) as b (variant_id, quantity) using (variant_id)
    where l.user_id = $1
    order by l.variant_id
    for update of l
), gone as (
    delete from cart_lines l using bought b where l.id = b.id and b.quantity <= b.bought
)
update cart_lines l set quantity = b.quantity - b.bought
from bought b
where l.id = b.id and b.quantity > b.bought
