alter table coupons drop constraint coupons_counted_only_within_a_limit;
update coupons c set used = (
    select count(*) from coupon_redemptions r where r.coupon_id = c.id and r.released_at is null
) where total_limit is null;
alter table payments drop column attempts;
create index stock_holds_expiring on stock_holds (expires_at) where status = 'held';
drop index stock_holds_of_user;
alter table stock_holds drop column user_id;
