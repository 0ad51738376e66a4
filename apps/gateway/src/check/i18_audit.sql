-- The audit log is one chain: nothing in it was changed, put between or taken out.
with chain as (
    select a.position, a.hash, row_number() over by_position as expected_position,
        audit_hash(coalesce(lag(a.hash) over by_position, ''::bytea), a) as expected_hash
    from audit_entries a
    window by_position as (order by a.position)
)
select format('entry %s does not fit what stands before it', position) as breach
from chain
where position <> expected_position or hash <> expected_hash
