-- A shop knows its orders from their payment on. What was called off before is cancelled too, so that the
-- state alone does not tell.
alter table shop_orders add column paid_at timestamptz;

-- What a shop finds an order by, in small letters: number, buyer's name and titles, a line of each.
alter table shop_orders add column search_text text;
create function shop_order_search_text(number text, buyer_name text, titles text) returns text
    language sql immutable
as $$
    select lower(concat_ws(chr(10), number, buyer_name, titles))
$$;

alter table shop_orders disable trigger shop_orders_touch;
update shop_orders s
set paid_at = (
        select at from order_events e
        where e.shop_order_id = s.id and e.from_status = 'pending_payment' and e.to_status = 'confirmed'
    ),
    search_text = shop_order_search_text(o.number, o.buyer_name, (
        select string_agg(l.title, chr(10) order by l.id) from order_lines l where l.shop_order_id = s.id
    ))
from orders o
where o.id = s.order_id;
alter table shop_orders enable trigger shop_orders_touch;

alter table shop_orders
    alter column search_text set not null,
    add constraint shop_orders_paid
        check (paid_at is not null or status in ('pending_payment', 'expired', 'cancelled'));

-- a shop's orders are counted and paged from the index alone
drop index shop_orders_shop;
create index shop_orders_shop on shop_orders (shop_id, status, id desc) include (created_at, paid_at);
