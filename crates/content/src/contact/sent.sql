-- $1 address
select m.reference, m.topic, m.message, m.created_at,
    coalesce(array_agg(a.text order by a.id) filter (where a.id is not null), '{}') as answers,
    coalesce(array_agg(a.created_at order by a.id) filter (where a.id is not null), '{}') as answered_at
from contact_messages m
left join contact_answers a on a.message_id = m.id
where m.email = $1
group by m.id
order by m.created_at desc, m.id desc
