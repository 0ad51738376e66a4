alter table shops
    drop column holiday_starts, drop column holiday_ends,
    drop column holiday_from, drop column holiday_to, drop column holiday_note,
    drop column contact_email, drop column contact_phone;
drop trigger shops_keep_slug on shops;
drop function keep_shop_slug;
drop table shop_slugs;
