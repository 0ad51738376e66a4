drop index payouts_lost;
drop index jobs_parked;
drop index disputes_opened;
drop function count_turnover;
alter function count_shop_turnover rename to count_turnover;
drop function count_market_turnover;
drop function market_turnover;
drop table market_days;
