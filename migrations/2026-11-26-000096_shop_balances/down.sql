drop index shop_orders_delivered;
create or replace function count_turnover(transactions bigint[]) returns void
    language sql set search_path = public, pg_temp
as $$
    select count_shop_turnover(transactions);
    select count_market_turnover(transactions);
$$;
drop function count_shop_balances;
drop function shop_owed;
drop table shop_balances;
