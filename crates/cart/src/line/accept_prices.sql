-- $1 user, $2 lines, $3 what the shopper agrees to pay for one piece of each. Locked in the order in
-- which carts take their lines.
with agreed as (
    select l.id, a.price
    from cart_lines l
    join unnest($2::bigint[], $3::bigint[]) as a (id, price) using (id)
    where l.user_id = $1 and l.seen_price is distinct from a.price
    order by l.variant_id
    for update of l
)
update cart_lines l set seen_price = a.price from agreed a where l.id = a.id
