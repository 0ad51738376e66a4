-- $1 shop, $2 from, $3 until, $4 kind or null, $5 limit, $6 offset
with months as (
    -- without days, a month's number of lines says which page it is on
    select month, sum(amount) as amount, min(first_entry) as first_entry, max(last_entry) as last_entry,
        coalesce(sum(entries) filter (where $4::text is null or kind = $4), 0) as lines
    from shop_ledger_months($1)
    group by month
), placed as (
    select m.*, sum(amount) over (order by month) - amount as opening,
        sum(lines) over (order by month desc) - lines as later_lines
    from months m
), read as (
    select min(month) as first, max(month) as last, min(first_entry) as first_entry,
        max(last_entry) as last_entry, min(later_lines) as later_lines
    from placed
    where case
        when $2::timestamptz is null and $3::timestamptz is null
            then later_lines < $5::numeric + $6 and later_lines + lines > $6
        else ($2 is null or month >= month_of($2)) and ($3 is null or month <= month_of($3))
    end
), mine as (
    select t.id, t.posted_at as at, t.kind, t.order_id, t.reference, -e.amount as amount, e.id as entry_id,
        (p.opening + sum(-e.amount) over (order by t.posted_at, e.id))::bigint as balance
    from read r
    join placed p on p.month = r.first
    join ledger_entries e on e.shop_id = $1 and e.account = 'shop' and e.id between r.first_entry and r.last_entry
    join ledger_transactions t on t.id = e.transaction_id and month_of(t.posted_at) between r.first and r.last
), chosen as (
    -- cut out before the join: `split_part` is not leakproof, so behind the shop wall PostgreSQL could not look refunds
    -- up by their ids, and would read all of them for each row
    select m.*,
        case when m.kind = 'adjustment' then split_part(m.reference, ':', 2)::bigint end as adjustment_id,
        case when m.kind like 'payout%' then split_part(m.reference, ':', 2)::bigint end as payout_id,
        case
            when m.kind in ('refund', 'reversal') and m.reference like 'refund:%'
                then split_part(m.reference, ':', 2)::bigint
        end as refund_id,
        case
            when $2 is null and $3 is null then (select sum(lines) from months)
            else count(*) over ()
        end::bigint as rows
    from mine m
    where ($2 is null or m.at >= $2) and ($3 is null or m.at < $3) and ($4 is null or m.kind = $4)
    order by m.at desc, m.entry_id desc
    limit $5
    offset $6 - case when $2 is null and $3 is null then (select coalesce(later_lines, 0)::bigint from read) else 0 end
)
select c.id, c.at, c.kind, c.amount, c.balance, c.rows,
    case c.kind when 'capture' then s.total else -r.amount end as total,
    case c.kind when 'capture' then s.commission else -r.commission end as commission,
    s.id as shop_order_id, o.number as order_number,
    c.payout_id, coalesce(r.reason, a.reason) as reason, r.return_id
from chosen c
left join shop_orders s on s.order_id = c.order_id and s.shop_id = $1
left join orders o on o.id = c.order_id
left join refunds r on r.id = c.refund_id
left join adjustments a on a.id = c.adjustment_id
order by c.at desc, c.entry_id desc
