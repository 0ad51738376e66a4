-- Whose checkout set the pieces aside: they never count against their own buyer.
alter table stock_holds add column user_id bigint;
update stock_holds h set user_id = o.user_id from orders o where o.id = h.order_id;
alter table stock_holds alter column user_id set not null;
create index stock_holds_of_user on stock_holds (user_id, variant_id) where status in ('held', 'pinned');
-- orders expire by their own clock; nothing ever asked holds for theirs
drop index stock_holds_expiring;

-- How often the capture of a payment was begun.
alter table payments add column attempts integer not null default 0;
update payments p set attempts = e.begun
from (
    select payment_id, count(*) as begun from payment_events
    where to_status = 'confirming' group by payment_id
) e
where e.payment_id = p.id;

-- A coupon without a total limit needs no counter, and its uses need not wait for each other.
update coupons set used = 0 where total_limit is null;
alter table coupons add constraint coupons_counted_only_within_a_limit
    check (total_limit is not null or used = 0);
