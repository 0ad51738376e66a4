-- Goes on from the conversations of one side. $2 limit, $3 offset
    order by c.last_message_id desc
    limit $2 offset $3
)
select s.id as shop_order, o.id as "order", o.number, s.shop_name, o.buyer_name, m.author,
    case when m.hidden_at is null then left(m.text, 200) else '' end as text,
    case when m.hidden_at is null then jsonb_array_length(m.photos) else 0 end as photos,
    m.hidden_at is not null as is_hidden, m.created_at as at, mine.unread
from mine
join shop_orders s on s.id = mine.shop_order_id
join orders o on o.id = s.order_id
join messages m on m.id = mine.last_message_id
order by mine.last_message_id desc
