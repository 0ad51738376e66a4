alter table sessions drop column looks_at, drop column looks_until;
