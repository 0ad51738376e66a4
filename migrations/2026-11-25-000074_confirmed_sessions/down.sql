alter table sessions drop column confirmed_at;
