delete from collections where deleted_at is not null;
grant delete on collections to helloshop_seller;
revoke update (deleted_at, deleted_goods, deleted_goods_to) on collections from helloshop_seller;
alter table collections
    drop constraint collections_deleted,
    drop column deleted_goods_to,
    drop column deleted_goods,
    drop column deleted_at;
