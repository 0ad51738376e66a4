-- $1 hidden ones (true), reported ones that nobody decided about (false) or any that was reported
-- (null), $2 one message or null, $3 limit, $4 offset
select m.id, m.author, m.text, m.photos, m.created_at, s.id as shop_order, o.number, s.shop_name,
    o.buyer_name, r.reason as fault, r.text as report_text, r.created_at as reported_at, r.settled_at,
    m.hidden_at,
    case when m.hidden_at is not null then (
        select d.reason from message_moderations d
        where d.message_id = m.id and d.action = 'hide'
        order by d.id desc limit 1
    ) end as hidden_reason,
    count(*) over () as total
from message_reports r
join messages m on m.id = r.message_id
join shop_orders s on s.id = m.shop_order_id
join orders o on o.id = s.order_id
where ($2::bigint is null or m.id = $2)
    and case
        when $1::boolean is null then true
        when $1 then m.hidden_at is not null
        else m.hidden_at is null and r.settled_at is null
    end
order by case when $1 then -m.id else r.message_id end
limit $3 offset $4
