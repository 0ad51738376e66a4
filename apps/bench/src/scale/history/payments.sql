-- What was paid for the batch's orders, in the books of the provider and in ours
create temp table paid on commit drop as
select s.n, s.at, s.status, s.status <> 'expired' as captured, p.total, p.commission,
    upper(substr(md5('order ' || s.n), 1, 17)) as provider_order, upper(substr(md5('capture ' || s.n), 1, 17)) as capture
from sold s
join (select n, sum(total)::bigint as total, sum(commission)::bigint as commission from parts group by n) p using (n);
analyze paid;

insert into payments (id, order_id, provider, provider_order_id, capture_id, status, amount, refunded, currency,
    captured_at, created_at, updated_at, attempts)
overriding system value
select n, n, 'paypal', provider_order, case when captured then capture end,
    case status when 'expired' then 'expired' when 'cancelled' then 'refunded' else 'paid' end,
    total, case status when 'cancelled' then total else 0 end, 'USD',
    case when captured then at + interval '2 minutes' end, at, at + interval '2 minutes', captured::integer
from paid
order by n;

insert into payment_events (payment_id, from_status, to_status, at)
select p.n, step.from_status, step.to_status, p.at + step.after
from paid p
cross join lateral (values
    (null, 'pending', interval '0', true),
    ('pending', 'expired', interval '30 minutes', not p.captured),
    ('pending', 'confirming', interval '1 minute', p.captured),
    ('confirming', 'paid', interval '2 minutes', p.captured),
    ('paid', 'refunded', interval '1 day', p.status = 'cancelled')
) step (from_status, to_status, after, happened)
where step.happened
order by p.n, step.after;

-- what is cancelled has one part
insert into refunds (id, payment_id, shop_order_id, amount, commission, status, provider_refund_id, reason, origin,
    created_at, completed_at)
overriding system value
select p.n, p.n, p.id, p.total, p.commission, 'done', upper(substr(md5('refund ' || p.n), 1, 17)), 'Out of stock',
    'ours', p.at + interval '1 day', p.at + interval '1 day'
from parts p
where p.status = 'cancelled'
order by p.n;

insert into cancellations (id, shop_order_id, actor, reason, amount, commission, at)
overriding system value
select p.n, p.id, 'seller', 'Out of stock', p.total, p.commission, p.at + interval '1 day'
from parts p
where p.status = 'cancelled'
order by p.n;

insert into cancellation_lines (cancellation_id, order_line_id, quantity)
select n, id, quantity from sold_lines where status = 'cancelled' order by id;

insert into ledger_transactions (id, kind, order_id, reference, currency, posted_at)
overriding system value
select t.id, t.kind, p.n, t.reference, 'USD', p.at + t.after
from paid p
cross join lateral (values
    (3 * p.n, 'capture', 'capture:' || p.capture, interval '2 minutes', true),
    (3 * p.n + 1, 'fee', 'fee:' || p.capture, interval '2 minutes', true),
    (3 * p.n + 2, 'refund', 'refund:' || p.n, interval '1 day', p.status = 'cancelled')
) t (id, kind, reference, after, booked)
where p.captured and t.booked
order by t.id;

insert into ledger_entries (transaction_id, account, shop_id, amount)
select transaction_id, account, shop_id, amount
from (
    select 3 * n as transaction_id, e.place, 0 as part, e.account, null::bigint as shop_id, e.amount
    from paid
    cross join lateral (values (0, 'provider', total), (2, 'commission', -commission)) e (place, account, amount)
    where captured
    union all
    select 3 * n, 1, id, 'shop', shop_id, commission - total from parts where status <> 'expired'
    union all
    select 3 * n + 1, e.place, 0, e.account, null, e.amount
    from paid
    cross join lateral (select total * 349 / 10000 + 49 as amount) fee
    cross join lateral (values (0, 'provider', -fee.amount), (1, 'fee', fee.amount)) e (place, account, amount)
    where captured
    union all
    select 3 * n + 2, e.place, 0, e.account, e.shop_id, e.amount
    from parts
    cross join lateral (values
        (0, 'provider', null, -total), (1, 'shop', shop_id, total - commission), (2, 'commission', null, commission)
    ) e (place, account, shop_id, amount)
    where status = 'cancelled'
) entries
where amount <> 0
order by transaction_id, place, part;
