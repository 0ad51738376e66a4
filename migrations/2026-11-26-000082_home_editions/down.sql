drop function home_edition_now;
drop table home_editions;
drop function loosen_home_picture;
