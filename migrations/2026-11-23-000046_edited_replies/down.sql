revoke update (reply_edited_at) on reviews from helloshop_seller;
alter table reviews drop column reply_edited_at;
