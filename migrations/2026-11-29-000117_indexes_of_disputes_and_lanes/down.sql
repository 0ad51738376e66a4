drop trigger disputes_note_shops on disputes;
drop function note_shops_of_dispute;
drop table dispute_shops;

drop index jobs_without_lane;

drop index disputes_open;
create index disputes_open on disputes (respond_by) where resolved_at is null;
drop index disputes_open_first;
