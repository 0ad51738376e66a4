-- A return pays back once: its refund names it, and is of the same shop order.
alter table returns add constraint returns_part unique (id, shop_order_id);
alter table refunds
    add column return_id bigint,
    add constraint refunds_return unique (return_id),
    add constraint refunds_return_id_fkey
        foreign key (return_id, shop_order_id) references returns (id, shop_order_id);
grant insert (return_id) on refunds to helloshop_seller;

-- those of before said so in their reason
update refunds r
set return_id = e.id
from returns e
where e.shop_order_id = r.shop_order_id and e.status = 'refunded' and e.amount = r.amount
    and r.reason like 'Return ' || e.id || ': %';
