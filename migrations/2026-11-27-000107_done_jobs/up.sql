-- Done jobs with a unique key are kept for 90 days, seven for each order; those without one go after a day, and are
-- found without looking at all others.
create index jobs_done_without_key on jobs (done_at) where done_at is not null and unique_key is null;
