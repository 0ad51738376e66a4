-- $1 shop, $2 states or null, $3 one shop order or null, $4 limit, $5 offset, $6 words or null, $7 and
-- $8 the first and the last day or null, in the time zone $9
select s.id, s.order_id, o.buyer_name, s.commission, s.own_note, count(*) over () as total
from shop_orders s
join orders o on o.id = s.order_id
where s.shop_id = $1
    and s.status not in ('pending_payment', 'expired')
    and not exists (
        select 1 from order_events e
        where e.shop_order_id = s.id and e.from_status = 'pending_payment'
            and e.to_status = 'cancelled'
    )
    and ($2::text[] is null or s.status = any($2))
    and ($3::bigint is null or s.id = $3)
    and ($6::text is null
        or position(lower($6) in lower(o.number)) > 0
        or position(lower($6) in lower(o.buyer_name)) > 0
        or exists (
            select 1 from order_lines l
            where l.shop_order_id = s.id and position(lower($6) in lower(l.title)) > 0))
    and ($7::date is null or o.created_at >= $7::date::timestamp at time zone $9)
    and ($8::date is null or o.created_at < ($8::date + 1)::timestamp at time zone $9)
order by (s.status in ('confirmed', 'partially_shipped')) desc,
    case when s.status in ('confirmed', 'partially_shipped') then s.id end,
    s.id desc
limit $4 offset $5
