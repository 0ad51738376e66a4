where (
        $1::text is null
        or position(lower($1) in lower(m.reference)) > 0
        or position(lower($1) in lower(m.name)) > 0
        or position(lower($1) in m.email) > 0
        or position(lower($1) in lower(m.message)) > 0
    )
    and ($2::text is null or m.status = $2)
