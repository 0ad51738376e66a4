-- $1 shop order, $2 the side that reads, $3 the last message it has read
with missed as (
    select count(*)::integer as number
    from messages m
    where m.shop_order_id = $1 and m.author <> $2 and m.id > $3
)
update conversations c
set buyer_unread = case $2 when 'buyer' then least(buyer_unread, missed.number) else buyer_unread end,
    shop_unread = case $2 when 'seller' then least(shop_unread, missed.number) else shop_unread end
from missed
where c.shop_order_id = $1
