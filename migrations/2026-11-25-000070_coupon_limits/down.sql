revoke update (customer_limit, used) on coupons from helloshop_seller;
drop function count_coupon_uses;
