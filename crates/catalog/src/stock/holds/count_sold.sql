-- $1 products in id order, $2 how many pieces of each more were sold, $3 whether few are left of one of those
with sold as (
    select * from unnest($1::bigint[], $2::bigint[], $3::boolean[]) as s (product_id, quantity, few)
), locked as (
    select p.id, s.quantity, s.few from products p join sold s on s.product_id = p.id
    order by p.id
    for no key update of p
)
update products p set sold_count = p.sold_count + l.quantity, runs_low = p.runs_low or l.few
from locked l
where p.id = l.id
