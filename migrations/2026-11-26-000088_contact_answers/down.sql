drop table contact_answers;
drop index contact_messages_open;
alter table contact_messages drop column status, drop column language;
