-- payments that the provider knows, that nobody captured, and whose hold soon runs out
update payments set check_at = now(), last_look_at = now()
where id in (
    select p.id
    from payments p
    join orders o on o.id = p.order_id
    where p.status = 'pending' and p.last_look_at is null and p.check_at is null
        and p.provider_order_id is not null
        and o.expires_at between now() and now() + interval '2 minutes'
    order by p.order_id
    limit 200
    for update of p skip locked
)
