-- $1 shop, $2 from, $3 until, $4 kind or null, $5 limit, $6 offset
with mine as (
    select t.id, t.posted_at as at, t.kind, t.order_id, t.reference, -e.amount as amount,
        (sum(-e.amount) over (order by t.posted_at, e.id))::bigint as balance, e.id as entry_id
    from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    where e.shop_id = $1 and e.account = 'shop'
), chosen as (
    select m.*, count(*) over () as rows
    from mine m
    where ($2::timestamptz is null or m.at >= $2) and ($3::timestamptz is null or m.at < $3)
        and ($4::text is null or m.kind = $4)
    order by m.at desc, m.entry_id desc
    limit $5 offset $6
)
select c.id, c.at, c.kind, c.amount, c.balance, c.rows,
    case c.kind when 'capture' then s.total else -r.amount end as total,
    case c.kind when 'capture' then s.commission else -r.commission end as commission,
    s.id as shop_order_id, o.number as order_number,
    case when c.kind like 'payout%' then split_part(c.reference, ':', 2)::bigint end as payout_id,
    coalesce(r.reason, a.reason) as reason, r.return_id
from chosen c
left join shop_orders s on s.order_id = c.order_id and s.shop_id = $1
left join orders o on o.id = c.order_id
left join refunds r on c.kind in ('refund', 'reversal')
    and r.id = case when c.reference like 'refund:%' then split_part(c.reference, ':', 2)::bigint end
left join adjustments a on a.id = case when c.kind = 'adjustment' then split_part(c.reference, ':', 2)::bigint end
order by c.at desc, c.entry_id desc
