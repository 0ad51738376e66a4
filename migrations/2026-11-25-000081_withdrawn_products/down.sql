delete from notifications where kind = 'product';
alter table notifications
    drop constraint notifications_kind_known,
    add constraint notifications_kind_known check (
        kind in ('order', 'message', 'return', 'dispute', 'low_stock', 'payout', 'review', 'shop')
    );
drop index products_withdrawn;
alter table products drop constraint products_withdrawn;
update products set status = 'hidden' where status = 'withdrawn';
alter table products
    drop constraint products_status_known,
    add constraint products_status_known check (status in ('draft', 'active', 'hidden', 'archived')),
    drop column status_before,
    drop column withdrawn_at,
    drop column withdrawn_reason;
