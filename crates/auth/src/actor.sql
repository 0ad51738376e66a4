select
    (select shop_id from user_roles where user_id = u.id and role = 'ROLE_SHOP_MANAGER') as shop_id,
    exists (select 1 from user_roles where user_id = u.id and role = 'ROLE_ADMIN') as is_admin,
    exists (
        select 1 from second_factors where user_id = u.id and confirmed_at is not null
    ) as has_second_factor
from sessions s
join users u on u.id = s.user_id
where s.id = $1
    and u.id = $2
    and s.ended_at is null
    and s.expires_at > now()
    and u.activated_at is not null
