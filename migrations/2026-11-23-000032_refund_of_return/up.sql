-- nobody waits for this longer than for anything else
set local lock_timeout = '5s';

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
set return_id = said.return_id
from (
    select e.id as return_id, min(b.id) as refund_id
    from returns e
    join refunds b on b.shop_order_id = e.shop_order_id and b.amount = e.amount
        and b.reason like 'Return ' || e.id || ': %'
    where e.status = 'refunded'
    group by e.id
) said
where r.id = said.refund_id;
