-- What each shop is owed and what was paid out to it, as far as the ledger is sealed: counted with the figures
-- (ADR 23), so that a shop of 100,000 orders does not add up its ledger each time that somebody looks.
create table shop_balances (
    shop_id bigint not null references shops,
    account text not null,
    amount bigint not null,
    primary key (shop_id, account)
);
insert into shop_balances (shop_id, account, amount)
select e.shop_id, e.account, sum(e.amount)
from ledger_entries e
where e.shop_id is not null
    and not exists (select from ledger_unsealed u where u.transaction_id = e.transaction_id)
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
    where coalesce(shop_of_wall(), of_shop) = of_shop
$$;
revoke execute on function shop_owed from public;
grant execute on function shop_owed to helloshop_seller;

-- What was delivered lately, for the money that waits for days after it.
create index shop_orders_delivered on shop_orders (shop_id, delivered_at)
    where status in ('delivered', 'completed', 'returned');
