select
    u.email,
    u.username,
    u.avatar,
    u.avatar_small,
    u.activated_at is not null as activated,
    (select shop_id from user_roles where user_id = u.id and role = 'ROLE_SHOP_MANAGER') as shop_id,
    exists (select 1 from user_roles where user_id = u.id and role = 'ROLE_ADMIN') as is_admin
from users u
where u.id = $1
