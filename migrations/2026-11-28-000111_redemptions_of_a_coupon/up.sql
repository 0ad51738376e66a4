-- Whether a coupon was ever used is asked for each coupon of a list, and when one is changed or deleted; the index of
-- those that count knows nothing of the ones that were given back.
create index coupon_redemptions_coupon on coupon_redemptions (coupon_id);
