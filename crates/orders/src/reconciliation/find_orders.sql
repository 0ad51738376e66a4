-- $1 numbers of orders and names of captures
select o.number as order_key, o.number
from orders o
where o.number = any($1)
union all
select p.capture_id, o.number
from payments p
join orders o on o.id = p.order_id
where p.provider = 'paypal' and p.capture_id = any($1)
