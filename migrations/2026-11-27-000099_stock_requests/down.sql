drop trigger stock_back on stock;
drop function note_back_in_stock;
drop table stock_requests;
