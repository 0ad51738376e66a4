-- When a part arrived: from then on count the days to send it back and those until its money is
-- paid out. A shop has no right to write it; it follows the move.
alter table shop_orders add column delivered_at timestamptz;
-- this is no step of theirs: the days since the last one go on
alter table shop_orders disable trigger shop_orders_touch;
update shop_orders s
set delivered_at = e.at
from (select shop_order_id, min(at) as at from order_events where to_status = 'delivered' group by 1) e
where e.shop_order_id = s.id;
alter table shop_orders enable trigger shop_orders_touch;

create function note_delivery() returns trigger language plpgsql as $$
begin
    new.delivered_at := now();
    return new;
end $$;
create trigger shop_orders_note_delivery before update of status on shop_orders
    for each row when (old.status = 'in_delivery' and new.status = 'delivered')
    execute function note_delivery();
