-- $1 shop, $2 states or null, $3 and $4 the first and the last day or null, in the time zone $5, $6 words or
-- null, $7 whether only those in an open dispute
select s.id
from shop_orders s
where s.shop_id = $1 and s.paid_at is not null
    and ($2::text[] is null or s.status = any($2))
    and s.created_at >= coalesce($3::date::timestamp at time zone $5, '-infinity')
    and s.created_at < coalesce(($4::date + 1)::timestamp at time zone $5, 'infinity')
    and ($6::text is null or position(lower($6) in s.search_text) > 0)
    and (not $7 or s.order_id in (
        select p.order_id
        from disputes d
        join payments p on p.id = d.payment_id
        where d.resolved_at is null
    ))
order by s.id
