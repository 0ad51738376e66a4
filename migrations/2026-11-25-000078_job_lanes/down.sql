drop index jobs_lanes;
alter table jobs drop column lane;
