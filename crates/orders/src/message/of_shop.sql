-- $1 shop
with mine as (
    select c.shop_order_id, c.last_message_id, c.shop_unread as unread
    from conversations c
    where c.shop_id = $1
