-- One key, one effect; and the answer under a key is about what the key made.
select format('key %s of %s for %s stands %s times', key, actor, route, count(*)) as breach
from idempotency_keys
group by actor, route, key having count(*) > 1
union all
select format('order %s was placed under %s keys', resource_id, count(*))
from idempotency_keys
where route = 'placeOrder' and resource_id is not null
group by resource_id having count(*) > 1
union all
select format('key %s of %s made order %s and was answered with %s', key, actor, resource_id, answer ->> 'id')
from idempotency_keys
where route = 'placeOrder' and answer is not null
    and (answer ->> 'id') is distinct from resource_id::text
