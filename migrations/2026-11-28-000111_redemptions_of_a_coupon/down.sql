drop index coupon_redemptions_coupon;
