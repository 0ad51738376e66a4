-- $1 shop order
update cancel_requests r
set status = 'overtaken', answered_at = now()
where r.shop_order_id = $1
    and r.status = 'open'
    and exists (
        select 1 from cancel_request_lines a
        join order_lines l on l.id = a.order_line_id
        where a.request_id = r.id and a.quantity > l.quantity - l.shipped - l.cancelled
    )
