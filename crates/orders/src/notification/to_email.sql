-- $1 shop order: what of it was told to be few, if the shop wants emails of that
select n.about
from shop_orders s
join order_lines l on l.shop_order_id = s.id
join notifications n
    on n.shop_id = s.shop_id and n.once = 'low_stock:' || s.id || ':' || l.variant_id
where s.id = $1
    and not exists (
        select from notification_choices c
        where c.shop_id = s.shop_id and c.kind = 'low_stock' and not c.by_mail
    )
order by n.id
