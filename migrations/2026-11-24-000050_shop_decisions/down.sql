alter table seller_registrations drop column decided_by, drop column decided_at;
alter table shops drop constraint shops_status_reason, drop column applied_at;
