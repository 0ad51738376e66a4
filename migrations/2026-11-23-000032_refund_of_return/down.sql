alter table refunds drop column return_id;
alter table returns drop constraint returns_part;
