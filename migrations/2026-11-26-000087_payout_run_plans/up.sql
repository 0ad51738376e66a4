-- Owned by crate seller. What an operator saw before they began a run: it pays these shops these amounts,
-- and leaves out whose money has moved since.
-- whether an operator saw the plan before they began it
alter table payout_runs add column from_plan boolean not null default false;
create table payout_run_plans (
    run_id bigint not null references payout_runs,
    shop_id bigint not null references shops,
    amount bigint not null,
    constraint payout_run_plans_pkey primary key (run_id, shop_id),
    constraint payout_run_plans_amount check (amount > 0)
);
create index payout_run_plans_shop on payout_run_plans (shop_id);
create trigger payout_run_plans_append_only before update or delete on payout_run_plans
    for each row execute function refuse_change();
