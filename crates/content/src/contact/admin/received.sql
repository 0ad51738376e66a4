-- Contact messages as operators see them in a list.
select m.id, m.reference, m.name, m.email, m.topic, m.status, m.created_at, m.language, m.message,
    (select count(*) from contact_answers a where a.message_id = m.id) as answers,
    (select max(a.created_at) from contact_answers a where a.message_id = m.id) as answered_at
from contact_messages m
