-- $1 a run that goes from shop to shop no more
-- Of the first run's plan, it was to pay the shops from its own first one to the one where the next run goes on.
with run as (
    select r.id, coalesce(r.continues, r.id) as first, coalesce(r.from_shop, 0) as from_shop, (
        select n.from_shop from payout_runs n
        where n.continues = coalesce(r.continues, r.id) and n.id > r.id
        order by n.id limit 1
    ) as next_from
    from payout_runs r
    where r.id = $1 and r.status <> 'collecting'
)
select p.shop_id as shop, p.amount
from run
join payout_run_plans p
    on p.run_id = run.first and p.shop_id >= run.from_shop
    and (run.next_from is null or p.shop_id < run.next_from)
where not exists (select from payouts o where o.run_id = run.id and o.shop_id = p.shop_id)
order by p.shop_id
