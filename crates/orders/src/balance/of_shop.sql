with terms (shop_id, hold_days, reserve_bps) as (values ($1::bigint, $2::integer, $3::integer))
