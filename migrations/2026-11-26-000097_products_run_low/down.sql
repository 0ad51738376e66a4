drop function runs_low;
alter table products drop column runs_low;
