-- Whatever a client was told under its key is in the database.
select format('%s was told by %s of order %s, which is not there',
    k.actor, k.route, k.answer ->> 'number') as breach
from idempotency_keys k
where k.answer ? 'number'
    and not exists (select 1 from orders o where o.number = k.answer ->> 'number')
union all
select format('%s was told that order %s is %s, but there is no capture',
    k.actor, k.answer ->> 'number', k.answer ->> 'payment_status')
from idempotency_keys k
join orders o on o.number = k.answer ->> 'number'
join payments p on p.order_id = o.id
where k.answer ->> 'payment_status' in ('paid', 'partially_refunded', 'refunded')
    and p.capture_id is null
union all
select format('%s was told of parcel %s of order %s, which is not there',
    k.actor, parcel.value ->> 'id', k.answer ->> 'number')
from idempotency_keys k
cross join lateral jsonb_path_query(k.answer, '$.**.shipments[*]') as parcel (value)
where not exists (select 1 from shipments s where s.id = (parcel.value ->> 'id')::bigint)
