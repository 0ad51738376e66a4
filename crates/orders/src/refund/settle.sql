-- $1 refund, $2 what became of it, $3 why, $4 who says so, $5 whether what is left covers it; where it
-- does not, the refund gave way to others, and what they leave owing is theirs
update refunds
set status = case $2 when 'paid_elsewhere' then 'done' else 'not_owed' end,
    completed_at = case $2 when 'paid_elsewhere' then now() end,
    failure = case $2 when 'not_owed' then failure end,
    provider_refund_id = case $2 when 'not_owed' then provider_refund_id end,
    overtaken = not $5,
    settled_as = $2, settled_because = $3, settled_by = $4, settled_at = now()
where id = $1 and status = 'failed'
returning shop_order_id, amount, commission
