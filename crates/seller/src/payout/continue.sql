-- $1 a run that is full, $2 the first shop that it has no room for: begins the one that goes on from there, by the
-- same plan
with begun as (
    insert into payout_runs (continues, from_shop, started_by, currency, from_plan, ask_at)
    select coalesce(r.continues, r.id), $2, r.started_by, r.currency, r.from_plan,
        now() + interval '5 minutes'
    from payout_runs r
    where r.id = $1
    returning id
), planned as (
    insert into payout_run_plans (run_id, shop_id, amount)
    select b.id, p.shop_id, p.amount
    from begun b
    cross join payout_run_plans p
    where p.run_id = $1 and p.shop_id >= $2
        and not exists (select from payouts o where o.run_id = p.run_id and o.shop_id = p.shop_id)
)
select id from begun
