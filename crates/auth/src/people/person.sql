select
    u.id,
    u.username,
    u.email,
    u.avatar_small,
    r.shop,
    coalesce(r.is_operator, false) as is_operator,
    u.created_at,
    u.activated_at is not null as activated,
    (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as last_seen_at,
    u.locked_at,
    u.locked_reason,
    (select l.username from users l where l.id = u.locked_by) as locked_by
from users u
cross join lateral (
    select max(shop_id) as shop, bool_or(role = 'ROLE_ADMIN') as is_operator
    from user_roles
    where user_id = u.id
) r
