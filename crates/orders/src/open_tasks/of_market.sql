-- Of each only what is open is read, which has an index of its own.
with reported as (
    select count(*) as count
    from message_reports r
    join messages m on m.id = r.message_id and m.hidden_at is null
    where r.settled_at is null
), escalated as (
    select count(*) as count, min(updated_at) as since
    from returns
    where status = 'escalated'
), adjusted as (
    select count(*) as count, min(requested_at) as since
    from adjustment_requests
    where status = 'waiting'
), disputed as (
    select count(*) as count, min(respond_by) as by
    from disputes
    where resolved_at is null and accepted_at is null
)
select m.count as messages, r.count as returns, r.since as returns_since,
    (select count(*) from refunds where status = 'failed' and not overtaken) as refunds,
    a.count as adjustments, a.since as adjustments_since,
    d.count as disputes, d.by as disputes_by,
    (select count(*) from book_breaks where gone_at is null and explained_at is null) as breaks,
    (select max(compared_at) from book_comparisons) as compared_at
from reported m, escalated r, adjusted a, disputed d
