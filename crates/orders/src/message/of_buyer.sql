-- $1 buyer
with mine as (
    select c.shop_order_id, c.last_message_id, c.buyer_unread as unread
    from conversations c
    where c.buyer_id = $1
