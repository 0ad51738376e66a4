-- $1 shop order, $2 a message or null: what was written before it, $3 how many; the latest first
select m.id, m.author, m.created_at, m.hidden_at is not null as is_hidden,
    case when m.hidden_at is null then m.text else '' end as text,
    case when m.hidden_at is null then m.photos else '[]' end as photos,
    exists (select from message_reports r where r.message_id = m.id) as is_reported
from messages m
where m.shop_order_id = $1 and ($2::bigint is null or m.id < $2)
order by m.id desc
limit $3
