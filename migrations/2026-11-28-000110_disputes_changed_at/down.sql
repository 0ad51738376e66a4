alter table disputes drop column changed_at;
