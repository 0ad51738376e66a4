alter table users drop column contested_at;
