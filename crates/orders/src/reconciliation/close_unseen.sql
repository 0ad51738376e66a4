-- $1 and $2 beginnings and ends of what was looked at
-- What stood there and was not seen this time is there no more.
update book_breaks b
set gone_at = now()
where gone_at is null and last_seen < now() and exists (
    select from unnest($1::timestamptz[], $2::timestamptz[]) as p (start, until)
    where b.moved_at >= p.start and b.moved_at < p.until
)
