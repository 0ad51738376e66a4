-- Operators answer what people write through the contact form. A message waits while it is `open`; who reopens one
-- has it wait again. Its letter is read in the language in which the form was.
alter table contact_messages
    add column language text not null default 'en',
    add column status text not null default 'open',
    add constraint contact_messages_language_known check (language in ('en', 'de')),
    add constraint contact_messages_status_known check (status in ('open', 'answered', 'closed'));
-- those of before were answered from a mailbox
update contact_messages set status = 'closed';
create index contact_messages_open on contact_messages (created_at) where status = 'open';

create table contact_answers (
    id bigint generated always as identity primary key,
    message_id bigint not null references contact_messages on delete cascade,
    text text not null,
    answered_by bigint not null references users,
    created_at timestamptz not null default now(),
    constraint contact_answers_text_length check (length(text) between 1 and 5000)
);
create index contact_answers_message on contact_answers (message_id, id);
