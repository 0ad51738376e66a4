-- $1 buyer, $2 line; answers how many lines are left
with gone as (
    delete from cart_lines where user_id = $1 and id = $2 returning id
)
select json_build_object('left', count(*))::text
from cart_lines where user_id = $1 and id not in (select id from gone)
