-- Every booking balances, every captured or returned cent is booked, and the chain of seals
-- shows that nothing sealed was changed or removed.
with booked as (
    select t.id, t.kind, t.order_id, t.reference, count(e.id) as entries,
        coalesce(sum(e.amount), 0) as balance,
        coalesce(sum(e.amount) filter (where e.account = 'provider'), 0) as provider,
        coalesce(sum(e.amount) filter (where e.account = 'bank'), 0) as bank,
        concat_ws(' ', t.id, t.kind, t.order_id, t.reference, t.currency) || chr(10)
            || string_agg(concat_ws(' ', e.account, coalesce(e.shop_id, 0), e.amount), chr(10)
                order by e.id) as content
    from ledger_transactions t
    left join ledger_entries e on e.transaction_id = t.id
    group by t.id
), chain as (
    select transaction_id, position, hash, row_number() over by_position as expected_position,
        coalesce(lag(hash) over by_position, ''::bytea) as previous
    from ledger_seals
    window by_position as (order by position)
)
select format('ledger transaction %s with %s entries is off by %s', id, entries, balance) as breach
from booked
where balance <> 0 or entries < 2
union all
select format('capture %s of %s is booked as %s', p.capture_id,
    coalesce(p.unearned_amount, p.amount), coalesce(sum(b.provider), 0))
from payments p
left join booked b on b.kind = 'capture' and b.reference = 'capture:' || p.capture_id
where p.capture_id is not null
group by p.id having coalesce(sum(b.provider), 0) <> coalesce(p.unearned_amount, p.amount)
union all
-- from where it was paid
select format('refund %s of %s is booked as %s', r.id, r.amount, coalesce(-sum(paid.amount), 0))
from refunds r
left join booked b on b.kind in ('refund', 'reversal') and b.reference = 'refund:' || r.id
cross join lateral (
    select case r.settled_as when 'paid_elsewhere' then b.bank else b.provider end as amount
) paid
where r.status = 'done'
group by r.id having coalesce(-sum(paid.amount), 0) <> r.amount
union all
select format('seal %s of ledger transaction %s does not fit', c.position, c.transaction_id)
from chain c
left join booked b on b.id = c.transaction_id
where c.position <> c.expected_position
    or c.hash is distinct from sha256(c.previous || convert_to(b.content, 'UTF8'))
union all
select format('ledger transaction %s is neither sealed nor waits for it', t.id)
from ledger_transactions t
where not exists (select from ledger_seals s where s.transaction_id = t.id)
    and not exists (select from ledger_unsealed u where u.transaction_id = t.id)
union all
-- a payout without its booking, or with another amount in it
select format('payout %s of %s is booked as %s', p.id, p.amount, coalesce(sum(e.amount), 0))
from payouts p
left join ledger_transactions t on t.kind = 'payout' and t.reference = 'payout:' || p.id
left join ledger_entries e
    on e.transaction_id = t.id and e.account = 'shop' and e.shop_id = p.shop_id
group by p.id having coalesce(sum(e.amount), 0) <> p.amount
union all
-- what is on its way leaves that account when it ends, to where the state says
select format('payout %s is %s, but %s of it is on its way', p.id, p.status, -sum(e.amount))
from payouts p
join ledger_transactions t on t.reference in (
    'payout:' || p.id, 'payout-paid:' || p.id, 'payout-returned:' || p.id
)
join ledger_entries e on e.transaction_id = t.id and e.account = 'payout'
group by p.id
having -sum(e.amount) <> case
    when p.status in ('pending', 'in_transit', 'unclaimed') then p.amount else 0
end
union all
select format('payout %s is %s, but what its shop got of it is %s', p.id, p.status, sum(e.amount))
from payouts p
join ledger_transactions t on t.reference in ('payout:' || p.id, 'payout-returned:' || p.id)
join ledger_entries e on e.transaction_id = t.id and e.account = 'shop'
group by p.id
having sum(e.amount) <> case when p.status in ('failed', 'returned') then 0 else p.amount end
union all
select format('payout %s cost %s and is booked with %s', p.id, p.fee, coalesce(sum(e.amount), 0))
from payouts p
left join ledger_transactions t on t.reference = 'payout-fee:' || p.id
left join ledger_entries e on e.transaction_id = t.id and e.account = 'fee'
group by p.id having coalesce(sum(e.amount), 0) <> p.fee
union all
select format('ledger transaction %s pays out what is no payout: %s', t.id, t.reference)
from ledger_transactions t
where t.kind like 'payout%' and not exists (
    select from payouts p
    -- by its id, which finds it among many
    where p.id::text = split_part(t.reference, ':', 2)
        and t.reference in ('payout:' || p.id, 'payout-paid:' || p.id, 'payout-returned:' || p.id,
            'payout-fee:' || p.id)
)
union all
-- no shop got more than it was owed before: what each payout left of the balance
select format('payout %s of shop %s left %s', after.payout, after.shop_id, after.balance)
from (
    select e.shop_id, t.kind, t.reference as payout,
        -sum(e.amount) over (partition by e.shop_id order by t.id) as balance
    from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    where e.account = 'shop'
) after
where after.kind = 'payout' and after.balance < 0
union all
select format('adjustment %s of %s is booked as %s', a.id, a.amount, coalesce(-sum(e.amount), 0))
from adjustments a
left join ledger_transactions t on t.reference = 'adjustment:' || a.id
left join ledger_entries e
    on e.transaction_id = t.id and e.account = 'shop' and e.shop_id = a.shop_id
group by a.id having coalesce(-sum(e.amount), 0) <> a.amount
