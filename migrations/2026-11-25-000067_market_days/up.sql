-- Owned by crate orders. What the whole marketplace sold, by days of UTC: the figures of the operators' home. They
-- add up the ledger as it is sealed, as those of the shops do.
create table market_days (
    day date primary key,
    -- orders that were paid, with what of them was cancelled later
    orders bigint not null,
    -- what buyers paid for them, after discounts
    revenue bigint not null,
    -- what went back to buyers on that day, whenever they had paid
    refunded bigint not null,
    -- what the marketplace earned of it, less what it gave back
    commission bigint not null,
    constraint market_days_counts check (orders >= 0 and revenue >= 0 and refunded >= 0)
);

-- What these transactions of the ledger mean for the marketplace.
create function market_turnover(transactions bigint[])
    returns table (day date, orders bigint, revenue bigint, refunded bigint, commission bigint)
    language sql stable set search_path = public, pg_temp
as $$
    select (since at time zone 'UTC')::date, 0::bigint, revenue, refunded, 0::bigint
    from shop_turnover(transactions)
    union all
    select (t.posted_at at time zone 'UTC')::date, 1::bigint, 0::bigint, 0::bigint, 0::bigint
    from unnest(transactions) as wanted (id)
    join ledger_transactions t on t.id = wanted.id and t.kind = 'capture'
    join payments p on p.order_id = t.order_id and p.unearned is null
    union all
    select (t.posted_at at time zone 'UTC')::date, 0::bigint, 0::bigint, 0::bigint, -e.amount
    from unnest(transactions) as wanted (id)
    join ledger_transactions t on t.id = wanted.id
    join ledger_entries e on e.transaction_id = t.id and e.account = 'commission'
$$;
revoke execute on function market_turnover from public;

create function count_market_turnover(transactions bigint[]) returns void
    language sql set search_path = public, pg_temp
as $$
    insert into market_days as d (day, orders, revenue, refunded, commission)
    select day, sum(orders), sum(revenue), sum(refunded), sum(commission)
    from market_turnover(transactions)
    group by day
    on conflict (day) do update
    set orders = d.orders + excluded.orders, revenue = d.revenue + excluded.revenue,
        refunded = d.refunded + excluded.refunded, commission = d.commission + excluded.commission;
$$;
revoke execute on function count_market_turnover from public;

-- Whoever seals counts both; also a gateway that was started before this and knows the one name alone.
alter function count_turnover rename to count_shop_turnover;
create function count_turnover(transactions bigint[]) returns void
    language sql set search_path = public, pg_temp
as $$
    select count_shop_turnover(transactions);
    select count_market_turnover(transactions);
$$;
revoke execute on function count_turnover from public;

-- What has a seal is counted here. Nothing is sealed meanwhile: the lock ends with the migration.
lock table ledger_seals in share mode;
select count_market_turnover(array(select transaction_id from ledger_seals));

-- How many disputes began in some days.
create index disputes_opened on disputes (opened_at);

-- What waits for an operator is read from what is open alone.
create index jobs_parked on jobs (parked_at) where parked_at is not null and done_at is null;
create index payouts_lost on payouts (shop_id, id) where status in ('failed', 'returned');
