drop table payout_run_plans;
alter table payout_runs drop column from_plan;
