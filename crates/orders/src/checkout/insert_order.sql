insert into orders (
    number, user_id, email, buyer_name, address, note, currency,
    subtotal, discount, shipping, total, coupon_code, expires_at
) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now() + make_interval(mins => $13::integer))
returning id, expires_at
