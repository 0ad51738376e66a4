drop trigger collections_noted_goods on collections;
drop trigger categories_noted_goods on categories;
drop trigger shops_noted_goods on shops;
do $$
declare
    noted record;
begin
    for noted in
        select tgrelid::regclass as name, tgname from pg_trigger
        where tgname ~ '_noted_(insert|update|delete)$' and not tgisinternal
    loop
        execute format('drop trigger %I on %s', noted.tgname, noted.name);
    end loop;
end $$;
drop function note_goods_of_collections();
drop function note_goods_of_categories();
drop function note_goods_of_shops();
drop function note_collections();
drop function note_categories();
drop function note_shops();
drop function note_stock();
drop function note_option_values();
drop function note_parts_of_products();
drop function note_products();
drop table product_changes;
