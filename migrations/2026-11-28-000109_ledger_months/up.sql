-- The ledger by months of UTC, as far as it is sealed: counted with the figures (ADR 23), so that statements read
-- a few rows for each month instead of all that was ever booked.

-- How many transactions of a kind.
create table ledger_months (
    month date not null,
    kind text not null,
    transactions bigint not null,
    primary key (month, kind)
);

-- What they moved in each account, in each currency.
create table ledger_account_months (
    month date not null,
    account text not null,
    kind text not null,
    currency text not null,
    entries bigint not null,
    amount bigint not null,
    primary key (month, account, kind, currency)
);

-- What they meant for each shop, from its side: above zero it got something. `entries` and `amount` are those of
-- its account, which `first_entry` and `last_entry` find among all; `commission` is what the marketplace earned.
create table ledger_shop_months (
    month date not null,
    shop_id bigint not null,
    kind text not null,
    entries bigint not null,
    amount bigint not null,
    commission bigint not null,
    first_entry bigint,
    last_entry bigint,
    primary key (month, shop_id, kind),
    constraint ledger_shop_months_entries check ((entries > 0) = (first_entry is not null and last_entry is not null))
);
create index ledger_shop_months_shop on ledger_shop_months (shop_id);

create function month_of(moment timestamptz) returns date
    language sql immutable parallel safe
    return date_trunc('month', moment at time zone 'UTC')::date;

-- What these transactions of the ledger mean for each shop.
create function shop_bookings(transactions bigint[])
    returns table (
        shop_id bigint, posted_at timestamptz, kind text, entry bigint, amount bigint, commission bigint
    )
    language sql stable set search_path = public, pg_temp
as $$
    -- an order's commission is booked in one sum for all its shops; where it is all of the price, the shop has
    -- no entry
    select s.shop_id, t.posted_at, t.kind, e.id, coalesce(-e.amount, 0), s.commission
    from unnest(transactions) as wanted (id)
    join ledger_transactions t on t.id = wanted.id and t.kind = 'capture'
    join shop_orders s on s.order_id = t.order_id
    left join ledger_entries e
        on e.transaction_id = t.id and e.account = 'shop' and e.shop_id = s.shop_id
    where e.id is not null or s.commission <> 0 and exists (
        select from ledger_entries c where c.transaction_id = t.id and c.account = 'commission')
    union all
    -- a refund's is of one shop
    select coalesce(e.shop_id, s.shop_id), t.posted_at, t.kind, e.id,
        coalesce(-e.amount, 0), c.commission
    from unnest(transactions) as wanted (id)
    join ledger_transactions t on t.id = wanted.id and t.kind in ('refund', 'reversal')
    left join ledger_entries e on e.transaction_id = t.id and e.account = 'shop'
    left join refunds r on e.shop_id is null and r.id =
        case when t.reference like 'refund:%' then split_part(t.reference, ':', 2)::bigint end
    left join shop_orders s on s.id = r.shop_order_id
    cross join lateral (
        select coalesce(-sum(amount), 0)::bigint as commission from ledger_entries
        where transaction_id = t.id and account = 'commission'
    ) c
    where coalesce(e.shop_id, s.shop_id) is not null
    union all
    select e.shop_id, t.posted_at, t.kind, e.id, -e.amount, 0
    from unnest(transactions) as wanted (id)
    join ledger_transactions t on t.id = wanted.id and t.kind not in ('capture', 'refund', 'reversal')
    join ledger_entries e on e.transaction_id = t.id and e.account = 'shop'
$$;
revoke execute on function shop_bookings from public;

create function count_ledger_months(transactions bigint[]) returns void
    language sql set search_path = public, pg_temp
as $$
    insert into ledger_months as m (month, kind, transactions)
    select month_of(t.posted_at), t.kind, count(*)
    from unnest(transactions) as wanted (id)
    join ledger_transactions t on t.id = wanted.id
    group by 1, 2
    on conflict (month, kind) do update set transactions = m.transactions + excluded.transactions;

    insert into ledger_account_months as m (month, account, kind, currency, entries, amount)
    select month_of(t.posted_at), e.account, t.kind, t.currency, count(*), sum(e.amount)
    from unnest(transactions) as wanted (id)
    join ledger_transactions t on t.id = wanted.id
    join ledger_entries e on e.transaction_id = t.id
    group by 1, 2, 3, 4
    on conflict (month, account, kind, currency) do update
    set entries = m.entries + excluded.entries, amount = m.amount + excluded.amount;

    insert into ledger_shop_months as m
        (month, shop_id, kind, entries, amount, commission, first_entry, last_entry)
    select month_of(posted_at), shop_id, kind, count(entry), sum(amount), sum(commission), min(entry), max(entry)
    from shop_bookings(transactions)
    group by 1, 2, 3
    on conflict (month, shop_id, kind) do update
    set entries = m.entries + excluded.entries, amount = m.amount + excluded.amount,
        commission = m.commission + excluded.commission,
        first_entry = least(m.first_entry, excluded.first_entry),
        last_entry = greatest(m.last_entry, excluded.last_entry);
$$;
revoke execute on function count_ledger_months from public;

-- Whoever seals counts them too; also a gateway that was started before this and knows the one name alone.
create or replace function count_turnover(transactions bigint[]) returns void
    language sql set search_path = public, pg_temp
as $$
    select count_shop_turnover(transactions);
    select count_market_turnover(transactions);
    select count_shop_balances(transactions);
    select count_ledger_months(transactions);
$$;

-- What has a seal is counted here. Nothing is sealed meanwhile: the lock ends with the migration.
lock table ledger_seals in share mode;
select count_ledger_months(array(select transaction_id from ledger_seals));

alter table ledger_shop_months enable row level security;
create policy shop_wall on ledger_shop_months to helloshop_seller using (shop_id = shop_of_wall());
grant select on ledger_shop_months to helloshop_seller;

-- A shop's account by months, to the last booking: with what waits for its seal, which nobody sees behind the shop
-- wall. There it answers of that shop alone.
create function shop_ledger_months(of_shop bigint)
    returns table (
        month date, kind text, entries bigint, amount bigint, first_entry bigint, last_entry bigint
    )
    language sql stable security definer set search_path = public, pg_temp
as $$
    select month, kind, entries, amount, first_entry, last_entry
    from (
        select month, kind, entries, amount, first_entry, last_entry
        from ledger_shop_months
        where shop_id = of_shop
        union all
        select month_of(t.posted_at), t.kind, 1, -e.amount, e.id, e.id
        from ledger_unsealed u
        join ledger_entries e on e.transaction_id = u.transaction_id
        join ledger_transactions t on t.id = u.transaction_id
        where e.shop_id = of_shop and e.account = 'shop'
    ) parts
    where case current_setting('role')
        when 'helloshop_seller' then shop_of_wall() = of_shop
        else true
    end
$$;
revoke execute on function shop_ledger_months from public;
grant execute on function shop_ledger_months to helloshop_seller;

-- Last, because shops wait for it: sellers and reviews change theirs while the months are counted.
alter table ledger_shop_months add foreign key (shop_id) references shops;
