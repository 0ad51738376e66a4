-- Whose time has come is taken, and comes again after twice as long, a day at most, unless it ends.
update refunds
set waits = waits + 1,
    try_at = now() + least(interval '5 minutes' * power(2, least(waits, 9)), interval '1 day')
where status in ('requested', 'pending') and try_at <= now()
returning id, round
