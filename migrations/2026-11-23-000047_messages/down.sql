delete from notifications where kind = 'message';
delete from notification_choices where kind = 'message';
alter table notifications
    drop constraint notifications_kind_known,
    add constraint notifications_kind_known
        check (kind in ('order', 'return', 'dispute', 'low_stock', 'payout', 'review'));
alter table notification_choices
    drop constraint notification_choices_kind_known,
    add constraint notification_choices_kind_known
        check (kind in ('order', 'return', 'dispute', 'low_stock', 'payout', 'review'));
drop table message_moderations, message_reports, conversations, messages;
drop function loosen_pictures_of_message;
