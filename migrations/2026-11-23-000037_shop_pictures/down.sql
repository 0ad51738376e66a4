drop trigger shops_loosen_banner on shops;
drop trigger shops_loosen_logo on shops;
drop function loosen_shop_picture;
revoke update (policies, logo, banner) on shops from helloshop_seller;
alter table shops drop column logo_width, drop column banner_width;
