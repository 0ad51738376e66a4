select
    r.session_id,
    s.user_id,
    s.ended_at is null
        and s.expires_at > now()
        and s.created_at > now() - interval '180 days' as alive,
    r.used_at is not null as used,
    coalesce(r.used_at > now() - interval '30 seconds', false) as in_grace
from refresh_tokens r
join sessions s on s.id = r.session_id
where r.token_hash = $1
for update
