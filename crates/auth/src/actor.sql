select
    s.user_id,
    (select shop_id from user_roles where user_id = u.id and role = 'ROLE_SHOP_MANAGER') as shop_id,
    exists (select 1 from user_roles where user_id = u.id and role = 'ROLE_ADMIN') as is_admin,
    exists (
        select 1 from second_factors where user_id = u.id and confirmed_at is not null
    ) as has_second_factor,
    k.secret_hash as key_hash,
    k.shop_id as key_shop_id,
    k.scopes as key_scopes
from sessions s
join users u on u.id = s.user_id
left join api_keys k on k.session_id = s.id
where s.id = $1
    and s.ended_at is null
    and s.expires_at > now()
    and u.activated_at is not null
