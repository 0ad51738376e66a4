drop table shop_follows;
drop function note_followed_shops;
