drop table coupon_redemptions, coupons, cart_lines;
