do $$
declare
    wall record;
begin
    for wall in
        select format('%I.%I', schemaname, tablename) as walled
        from pg_policies
        where policyname = 'shop_wall' and schemaname = 'public'
    loop
        execute 'drop policy shop_wall on ' || wall.walled;
        execute 'alter table ' || wall.walled || ' disable row level security';
    end loop;
end $$;
drop index user_roles_shop;
drop function products_with_slug;
revoke all on all tables in schema public from helloshop_seller;
revoke all on schema public from helloshop_seller;
drop function shop_of_wall;
-- the role stays: other databases of the cluster may use it
