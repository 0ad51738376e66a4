where u.deleted_at is null
    and (
        $1::text is null or u.id = $2
        or position(lower($1) in lower(u.username)) > 0
        or position(lower($1) in u.email) > 0
    )
    and case $3::text
        when 'buyer' then not exists (
            select from user_roles where user_id = u.id and role <> 'ROLE_USER'
        )
        when 'seller' then exists (
            select from user_roles where user_id = u.id and role = 'ROLE_SHOP_MANAGER'
        )
        when 'operator' then exists (
            select from user_roles where user_id = u.id and role = 'ROLE_ADMIN'
        )
        else true
    end
    and ($4::boolean is null or (u.locked_at is not null) = $4)
