-- The last day to ship of what was paid before there was one. Orders are read meanwhile; who pays waits a little.
set local lock_timeout = '5s';
alter table shop_orders disable trigger shop_orders_touch;
update shop_orders s
set ship_by = (s.paid_at at time zone h.time_zone)::date + h.handling_days
from shops h
where h.id = s.shop_id and s.paid_at is not null and s.ship_by is null;
alter table shop_orders enable trigger shop_orders_touch;

-- what is to ship is counted with its last day from the index alone
create index shop_orders_of_shop on shop_orders (shop_id, status, id desc) include (created_at, paid_at, ship_by);
