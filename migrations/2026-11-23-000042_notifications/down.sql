drop table notification_choices;
drop table notifications;
