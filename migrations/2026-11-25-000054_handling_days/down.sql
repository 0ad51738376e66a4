drop function today_of_shop;
revoke update (handling_days) on shops from helloshop_seller;
alter table shops drop constraint shops_handling_days, drop column handling_days;
