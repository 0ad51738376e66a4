-- $1 words or null, $2 a status or null, $3 a shop or null, $4 the only product or null
from products p
where ($1::text is null or position(lower($1) in lower(p.title)) > 0 or p.slug = lower($1)
        or p.shop_id in (select id from shops where position(lower($1) in lower(name)) > 0))
    and ($2::text is null or p.status = $2)
    and ($3::bigint is null or p.shop_id = $3)
    and ($4::bigint is null or p.id = $4)
