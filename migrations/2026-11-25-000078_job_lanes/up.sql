-- Jobs of one lane wait for each other, so that work for one outsider who is slow does not hold up that for others.
alter table jobs add column lane text;
-- from lane to lane without looking at all that waits in each
create index jobs_lanes on jobs (lane, run_at, id)
    where lane is not null and done_at is null and parked_at is null;
grant insert (lane) on jobs to helloshop_seller;
