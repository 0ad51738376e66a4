create or replace function count_turnover(transactions bigint[]) returns void
    language sql set search_path = public, pg_temp
as $$
    select count_shop_turnover(transactions);
    select count_market_turnover(transactions);
    select count_shop_balances(transactions);
$$;
drop function shop_ledger_months;
drop function count_ledger_months;
drop function shop_bookings;
drop table ledger_shop_months;
drop table ledger_account_months;
drop table ledger_months;
drop function month_of;
