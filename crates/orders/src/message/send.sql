-- $1 shop order, $2 the side that writes, $3 which person, $4 words, $5 photos, $6 shop, $7 buyer.
-- Who writes has read what is there.
with sent as (
    insert into messages (shop_order_id, author, author_id, text, photos)
    values ($1, $2, $3, $4, $5)
    returning id, created_at
), told as (
    insert into conversations as c
        (shop_order_id, shop_id, buyer_id, last_message_id, buyer_unread, shop_unread)
    select $1, $6, $7, id, ($2 = 'seller')::integer, ($2 = 'buyer')::integer from sent
    on conflict (shop_order_id) do update set
        last_message_id = excluded.last_message_id,
        buyer_unread = case $2 when 'seller' then c.buyer_unread + 1 else 0 end,
        shop_unread = case $2 when 'buyer' then c.shop_unread + 1 else 0 end
    returning c.buyer_unread + c.shop_unread as unread
)
select sent.id, sent.created_at, told.unread from sent, told
