-- $1 limit; checkouts that are open are few, and the index holds no others
select p.order_id
from payments p
join orders o on o.id = p.order_id
where p.status = 'pending' and o.expires_at < now()
order by p.order_id
limit $1
