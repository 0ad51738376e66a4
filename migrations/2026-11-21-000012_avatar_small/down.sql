alter table users drop column avatar_small;
