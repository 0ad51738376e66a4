-- $1 limit, $2 offset, $3 how many are counted at most. One row: how many orders there are, and the ids of a page of
-- them, newest first.
select least(c.orders, $3) as orders, c.orders <= $3 as is_exact,
    array(select id from orders order by id desc limit $1 offset $2) as ids
from (select count(*) as orders from (select from orders limit $3 + 1) counted) c
