-- A payout a month to every shop, of what was delivered a week before, by bank
create temp table payable on commit drop as
select s.id, s.shop_id, s.order_id, s.total - s.commission as amount,
    (date_trunc('month', s.delivered_at + interval '7 days', 'UTC') + interval '1 month')::date as day
from shop_orders s
where s.status in ('delivered', 'completed')
    and date_trunc('month', s.delivered_at + interval '7 days', 'UTC') + interval '1 month' < now();

create temp table due on commit drop as
select row_number() over (order by day, shop_id) as id, dense_rank() over (order by day) as run, day, shop_id,
    sum(amount)::bigint as amount
from payable
group by day, shop_id;
create index on due (day, shop_id);
analyze payable;
analyze due;

insert into payout_runs (id, scheduled_for, currency, status, created_at)
overriding system value
select distinct run, day, 'USD', 'sent', day + interval '6 hours' from due;

insert into payouts (id, run_id, shop_id, amount, currency, method, shown, status, destination, created_at, ended_at)
overriding system value
select id, run, shop_id, amount, 'USD', 'bank', 'DE•• •••• 3000', 'paid', sha256(''), day + interval '6 hours',
    day + interval '1 day'
from due
order by id;

insert into payout_lines (payout_id, shop_order_id, order_number, amount)
select d.id, p.id, o.number, p.amount
from payable p
join due d using (day, shop_id)
join orders o on o.id = p.order_id
order by d.id, p.id;

insert into ledger_transactions (id, kind, reference, currency, posted_at)
overriding system value
select {ledger} + 2 * d.id + t.place, t.kind, t.reference, 'USD', d.day + t.after
from due d
cross join lateral (values
    (0, 'payout', 'payout:' || d.id, interval '6 hours'),
    (1, 'payout_paid', 'payout-paid:' || d.id, interval '1 day')
) t (place, kind, reference, after)
order by 1;

insert into ledger_entries (transaction_id, account, shop_id, amount)
select {ledger} + 2 * d.id + e.place, e.account, e.shop_id, e.amount
from due d
cross join lateral (values
    (0, 'shop', d.shop_id, d.amount), (0, 'payout', d.shop_id, -d.amount),
    (1, 'payout', d.shop_id, d.amount), (1, 'bank', null, -d.amount)
) e (place, account, shop_id, amount)
order by d.id, e.place;

insert into shop_balances (shop_id, account, amount)
select shop_id, account, sum(amount) from ledger_entries where shop_id is not null group by shop_id, account;
select count_ledger_months(array(select id from ledger_transactions));
