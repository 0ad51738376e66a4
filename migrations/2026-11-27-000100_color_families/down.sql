drop table color_families;
drop function note_color_families;
delete from product_changes where kind = 'color_family';
alter table product_changes
    drop constraint product_changes_kind_known,
    add constraint product_changes_kind_known check (
        kind in (
            'product', 'shop', 'category', 'goods_of_shop', 'goods_of_category', 'goods_of_collection'
        )
    );
