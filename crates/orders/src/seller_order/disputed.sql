-- $1 shop, $2 and $3 the first and the last day or null, in the time zone $4, $5 words or null; what is to be
-- answered first on top. Read from the open disputes: of these there are few, however long a shop sells, and each
-- is looked up by itself (the offset keeps the planner from reading all orders of the shop beside them).
select s.id, s.status
from disputes d
cross join lateral (
    select s.id, s.status
    from payments p
    join shop_orders s on s.order_id = p.order_id
    where p.id = d.payment_id and s.shop_id = $1 and s.paid_at is not null
        and s.created_at >= coalesce($2::date::timestamp at time zone $4, '-infinity')
        and s.created_at < coalesce(($3::date + 1)::timestamp at time zone $4, 'infinity')
        and ($5::text is null or position(lower($5) in s.search_text) > 0)
    offset 0
) s
where d.resolved_at is null
group by s.id, s.status
order by min(d.respond_by) nulls last, s.id desc
