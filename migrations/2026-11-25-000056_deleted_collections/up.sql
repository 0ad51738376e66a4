-- A deleted collection can come back for a day: with its id, its address and its place, for its coupons, and
-- with the goods that did not go elsewhere since.
alter table collections
    add column deleted_at timestamptz,
    -- what stood in it when it was deleted, and where that went
    add column deleted_goods bigint[],
    add column deleted_goods_to bigint references collections on delete set null,
    add constraint collections_deleted check (
        (deleted_at is null) = (deleted_goods is null)
        and (deleted_at is not null or deleted_goods_to is null)
    );
create index collections_deleted on collections (deleted_at) where deleted_at is not null;
create index collections_deleted_goods_to on collections (deleted_goods_to) where deleted_goods_to is not null;
grant update (deleted_at, deleted_goods, deleted_goods_to) on collections to helloshop_seller;
revoke delete on collections from helloshop_seller;
