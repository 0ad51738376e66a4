-- Goes on from `terms`: shops, each with the days that a sale waits after delivery, and its reserve in 1/100 %.
-- Read are of their orders those that something keeps back. A row for each reason: what is in a dispute or a return is
-- so as a whole; what is not ripe waits as a whole; of the rest what goes back to the buyer, and the reserve of what
-- does not.
, disputed as materialized (
    select p.order_id
    from disputes d
    join payments p on p.id = d.payment_id
    where d.resolved_at is null
), going_back as materialized (
    -- a refund that failed is still owed to the buyer, unless the buyer has the money by another one
    select r.shop_order_id, sum(r.amount - r.commission)::bigint as amount
    from refunds r
    where r.status in ('requested', 'pending', 'failed') and not r.overtaken
        and r.shop_order_id is not null
    group by 1
), read as materialized (
    -- most of a shop's orders are long over, and not read; with a reserve those of 90 days are. Looked for shop by
    -- shop: for many shops at once the planner would read everybody's orders
    select s.id from terms t
    cross join lateral (
        select id from shop_orders
        where shop_id = t.shop_id
            and status in ('confirmed', 'partially_shipped', 'in_delivery', 'return_requested')
        offset 0
    ) s
    union
    select s.id from terms t
    cross join lateral (
        select id from shop_orders
        where shop_id = t.shop_id and status in ('delivered', 'completed', 'returned')
            and delivered_at > now() - make_interval(days => t.hold_days)
        offset 0
    ) s
    union
    select s.id from terms t
    cross join lateral (
        select id from shop_orders
        where shop_id = t.shop_id and status in ('delivered', 'completed', 'returned')
            and delivered_at is null
        offset 0
    ) s
    union
    -- by dispute, of which few are open: all orders of a large shop are many
    select s.id from disputed d
    cross join lateral (select id, shop_id from shop_orders where order_id = d.order_id offset 0) s
    join terms t on t.shop_id = s.shop_id
    union
    select shop_order_id from going_back
    union
    select s.id from terms t
    cross join lateral (
        select id from shop_orders
        where shop_id = t.shop_id and created_at > now() - interval '90 days'
        offset 0
    ) s
    where t.reserve_bps > 0
), parts as (
    select s.id, t.shop_id, s.order_id, s.created_at, s.delivered_at, t.hold_days, t.reserve_bps,
        s.order_id in (select order_id from disputed) as is_disputed,
        s.status = 'return_requested' as is_returned,
        s.status in ('delivered', 'completed', 'returned') as is_delivered,
        coalesce(
            s.status = 'cancelled' or s.status in ('delivered', 'completed', 'returned')
                and s.delivered_at <= now() - make_interval(days => t.hold_days)
                -- taken back though it never arrived: nothing is waited for
                or s.status = 'returned' and s.delivered_at is null,
            false
        ) as is_ripe
    from read r
    -- one by one: they are fewer than the planner thinks
    cross join lateral (select * from shop_orders where id = r.id limit 1) s
    join terms t on s.shop_id = t.shop_id
    where s.status not in ('pending_payment', 'expired')
), sums as (
    select p.*, greatest(m.amount, 0) as amount,
        least(greatest(m.amount, 0), coalesce(g.amount, 0)) as going_back
    from parts p
    cross join lateral (
        select coalesce(-sum(e.amount), 0)::bigint as amount
        from ledger_transactions t
        -- by transaction, of which an order has few: all entries of a large shop are many
        cross join lateral (
            select shop_id, account, amount from ledger_entries where transaction_id = t.id offset 0
        ) e
        where t.order_id = p.order_id and e.shop_id = p.shop_id and e.account = 'shop'
    ) m
    left join going_back g on g.shop_order_id = p.id
), kept as (
    select s.id, s.shop_id, s.order_id, k.part, k.reason, k.amount::bigint as amount, k.free_at
    from sums s
    cross join lateral (
        select 'held' as part, case when is_disputed then 'dispute' else 'open_return' end as reason,
            s.amount, null::timestamptz as free_at
        where is_disputed or is_returned
        union all
        select 'pending', case when is_delivered then 'hold_days' else 'not_delivered' end, s.amount,
            case when is_delivered then delivered_at + make_interval(days => hold_days) end
        where not is_ripe and not is_disputed and not is_returned
        union all
        select 'held', 'refund_under_way', going_back, null
        where is_ripe and not is_disputed and not is_returned
        union all
        select 'reserved', 'reserve', ceil((s.amount - going_back) * reserve_bps / 10000.0),
            created_at + interval '90 days'
        where is_ripe and not is_disputed and not is_returned and created_at > now() - interval '90 days'
    ) k
    where k.amount > 0
)
