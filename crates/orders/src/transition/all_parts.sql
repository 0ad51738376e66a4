-- $1 order, $2 from, $3 to, $4 actor, $5 who that is
with moved as (
    update shop_orders
    set status = $3, paid_at = case $3 when 'confirmed' then now() else paid_at end
    where order_id = $1 and status = $2
    returning id
)
insert into order_events (shop_order_id, from_status, to_status, actor, actor_id)
select id, $2, $3, $4, $5 from moved order by id
