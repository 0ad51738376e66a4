-- Seconds until another message is taken; 0 is now. A limit of n is reached while the n-th
-- newest message is younger than an hour; one that was begun after us and is there already is
-- not waited for longer than that.
select coalesce(max(ceil(extract(epoch from
    least(created_at + interval '1 hour' - now(), interval '1 hour')))), 0)::bigint as seconds
from (
    (select created_at from contact_messages
     where email = $1
     order by created_at desc offset $3 - 1 limit 1)
    union all
    (select created_at from contact_messages
     where network = any($2)
     order by created_at desc offset $4 - 1 limit 1)
    union all
    (select created_at from contact_messages
     order by created_at desc offset $5 - 1 limit 1)
) as full_at
where created_at > now() - interval '1 hour'
