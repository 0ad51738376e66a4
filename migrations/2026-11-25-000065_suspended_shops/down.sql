delete from notifications where kind = 'shop';
alter table notifications
    drop constraint notifications_kind_known,
    add constraint notifications_kind_known check (
        kind in ('order', 'message', 'return', 'dispute', 'low_stock', 'payout', 'review')
    );
drop table shop_notes;
drop trigger shops_stand_since on shops;
drop function shop_stands_since;
alter table shops drop constraint shops_commission, drop column commission_bps, drop column status_since;
