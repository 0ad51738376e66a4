-- $1 run: soon while anything is on its way, now and then while it may still come back
update payout_runs r
set last_error = null, ask_at = now() + case
    when exists (select from payouts p where p.run_id = r.id and p.method = 'paypal'
        and p.status in ('pending', 'in_transit'))
    then case when r.created_at > now() - interval '1 day' then interval '5 minutes' else interval '1 hour' end
    when exists (select from payouts p where p.run_id = r.id and p.status = 'unclaimed') then interval '1 hour'
    when r.created_at > now() - interval '45 days' then interval '1 day'
end
where r.id = $1
