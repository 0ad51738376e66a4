-- What each shop is owed and what was paid out to it, as far as the ledger is sealed: counted with the figures
-- (ADR 23), so that a shop of 100,000 orders does not add up its ledger each time that somebody looks.
create table shop_balances (
    shop_id bigint not null references shops,
    account text not null,
    amount bigint not null,
    primary key (shop_id, account)
);

create function count_shop_balances(transactions bigint[]) returns void
    language sql set search_path = public, pg_temp
as $$
    insert into shop_balances as b (shop_id, account, amount)
    select shop_id, account, sum(amount)
    from ledger_entries
    where transaction_id = any (transactions) and shop_id is not null
    group by shop_id, account
    on conflict (shop_id, account) do update set amount = b.amount + excluded.amount;
$$;
revoke execute on function count_shop_balances from public;

-- Whoever seals counts them too; also a gateway that was started before this and knows the one name alone.
create or replace function count_turnover(transactions bigint[]) returns void
    language sql set search_path = public, pg_temp
as $$
    select count_shop_turnover(transactions);
    select count_market_turnover(transactions);
    select count_shop_balances(transactions);
$$;

-- What has a seal is counted here. Nothing is sealed meanwhile: the lock ends with the migration.
lock table ledger_seals in share mode;
insert into shop_balances (shop_id, account, amount)
select e.shop_id, e.account, sum(e.amount)
from ledger_seals s
join ledger_entries e on e.transaction_id = s.transaction_id
where e.shop_id is not null
group by e.shop_id, e.account;

alter table shop_balances enable row level security;
create policy shop_wall on shop_balances to helloshop_seller using (shop_id = shop_of_wall());
grant select on shop_balances to helloshop_seller;

-- To the last booking: with what waits for its seal, which nobody sees behind the shop wall. There it answers of
-- that shop alone.
create function shop_owed(of_shop bigint) returns table (balance bigint, on_its_way bigint)
    language sql stable security definer set search_path = public, pg_temp
as $$
    select coalesce(-sum(amount) filter (where account = 'shop'), 0)::bigint,
        coalesce(-sum(amount) filter (where account = 'payout'), 0)::bigint
    from (
        select account, amount from shop_balances where shop_id = of_shop
        union all
        select e.account, e.amount
        from ledger_unsealed u
        join ledger_entries e on e.transaction_id = u.transaction_id
        where e.shop_id = of_shop
    ) parts
    where case current_setting('role')
        when 'helloshop_seller' then shop_of_wall() = of_shop
        else true
    end
$$;
revoke execute on function shop_owed from public;
grant execute on function shop_owed to helloshop_seller;

-- What was delivered lately, for the money that waits for days after it.
create index shop_orders_delivered on shop_orders (shop_id, delivered_at)
    where status in ('delivered', 'completed', 'returned');
