-- $1 shop or null, $2 buyer or null: the one that reads, $3 only what is unread, $4 limit, $5 offset
with mine as (
    select c.*, case when $1::bigint is null then c.buyer_unread else c.shop_unread end as unread
    from conversations c
    where ($1::bigint is null or c.shop_id = $1) and ($2::bigint is null or c.buyer_id = $2)
        and (not $3
            or case when $1::bigint is null then c.buyer_unread else c.shop_unread end > 0)
    order by c.last_message_id desc
    limit $4 offset $5
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
