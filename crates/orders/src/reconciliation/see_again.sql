-- $1 kind, $2 name, $3 way, $4 and $5 what the provider has, $6 and $7 what we have
-- A break that stands is seen again if it is as it was; otherwise what it told is over.
update book_breaks
set last_seen = now(),
    gone_at = case
        when (there, there_currency, here, here_currency)
            is not distinct from ($4::bigint, $5::text, $6::bigint, $7::text)
        then null
        else now()
    end
where kind = $1 and name = $2 and way = $3 and gone_at is null
returning gone_at is null as stands
