-- $1 products in id order, $2 how many pieces of each more were sold
with sold as (
    select * from unnest($1::bigint[], $2::bigint[]) as s (product_id, quantity)
), locked as (
    select p.id, s.quantity from products p join sold s on s.product_id = p.id
    order by p.id
    for no key update of p
)
update products p set sold_count = p.sold_count + l.quantity from locked l where p.id = l.id
