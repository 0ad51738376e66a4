-- A shop changes how often its coupon may be used, and sets or takes off a limit to all uses. Until there is
-- one, uses are not counted: then they are, by a count for which all that are being given back are awaited.
-- Whoever calls it holds the coupon, so that nobody redeems it meanwhile.
create function count_coupon_uses(of_coupon bigint) returns bigint
    language plpgsql volatile security definer set search_path = public, pg_temp
as $$
begin
    perform from coupons
    where id = of_coupon and (shop_of_wall() is null or shop_id = shop_of_wall())
    for update;
    if not found then
        return 0;
    end if;
    perform from coupon_redemptions where coupon_id = of_coupon and released_at is null for update;
    return (select count(*) from coupon_redemptions where coupon_id = of_coupon and released_at is null);
end $$;
revoke execute on function count_coupon_uses from public;
grant execute on function count_coupon_uses to helloshop_seller;
grant update (customer_limit, used) on coupons to helloshop_seller;
