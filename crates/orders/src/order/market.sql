-- $1 states of a shop order or null, which is looked at beside this, $2 words or null, $3 a whole number or
-- null, $4 a whole email address or null, $5 buyer or null
from orders o
where ($2::text is null
        or position(lower($2) in lower(concat_ws(' ', o.number, o.buyer_name, o.email))) > 0
        or exists (
            select 1 from shop_orders s
            where s.order_id = o.id and position(lower($2) in lower(s.shop_name)) > 0
        ))
    and ($3::text is null or o.number = $3)
    and ($4::text is null or o.email = $4)
    and ($5::bigint is null or o.user_id = $5)
