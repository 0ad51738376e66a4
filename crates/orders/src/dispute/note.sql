-- $1 payment, $2 the provider's id, $3 reason, $4 status, $5 stage, $6 outcome, $7 amount,
-- $8 currency, $9 deadline, $10 when it was opened, $11 whether it is resolved, $12 when the provider changed it
insert into disputes (
    payment_id, provider_dispute_id, reason, status, stage, outcome, amount, currency, respond_by,
    opened_at, resolved_at, changed_at
) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $11 then now() end, $12)
on conflict (provider_dispute_id) do update
set status = excluded.status, stage = excluded.stage, outcome = excluded.outcome,
    amount = excluded.amount, currency = excluded.currency, respond_by = excluded.respond_by,
    resolved_at = case when $11 then coalesce(disputes.resolved_at, now()) end, changed_at = excluded.changed_at
-- answers that were on their way at the same time arrive in any order
where coalesce(disputes.changed_at <= excluded.changed_at, true)
    and (disputes.status, disputes.stage, disputes.outcome, disputes.amount, disputes.respond_by)
        is distinct from
        (excluded.status, excluded.stage, excluded.outcome, excluded.amount, excluded.respond_by)
returning id, xmax = 0 as is_new
