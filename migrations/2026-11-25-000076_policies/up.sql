-- A shop's words on shipping and on returns stand apart. What was written so far stays under shipping, where its
-- shop finds it.
alter table shops rename column policies to shipping_policy;
alter table shops add column return_policy text not null default '';
grant update (return_policy) on shops to helloshop_seller;
