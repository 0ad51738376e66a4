-- Owned by crate content: what operators changed in the information pages, and what people
-- wrote through the contact form.
create table content_pages (
    slug text not null,
    language text not null,
    title text not null,
    lead text not null,
    body text not null,
    updated_at timestamptz not null default now(),
    updated_by bigint references users on delete set null,
    constraint content_pages_pkey primary key (slug, language),
    constraint content_pages_language_known check (language in ('en', 'de')),
    constraint content_pages_slug_length check (length(slug) between 1 and 120),
    constraint content_pages_title_length check (length(title) between 1 and 120),
    constraint content_pages_lead_length check (length(lead) between 1 and 400),
    constraint content_pages_body_length check (length(body) between 1 and 60000)
);

-- Every text that was ever shown, so that none is lost by an edit.
create table content_page_edits (
    id bigint generated always as identity primary key,
    slug text not null,
    language text not null,
    -- null: back to the original text
    title text,
    lead text,
    body text,
    -- no reference: the record outlives the account
    edited_by bigint not null,
    edited_at timestamptz not null default now(),
    constraint content_page_edits_whole check (
        num_nulls(title, lead, body) in (0, 3)
    )
);
create index content_page_edits_page on content_page_edits (slug, language, id);
create trigger content_page_edits_append_only before update or delete on content_page_edits
    for each row execute function refuse_change();

create table contact_messages (
    id bigint generated always as identity primary key,
    reference text not null constraint contact_messages_reference unique,
    name text not null,
    email text not null,
    topic text not null,
    message text not null,
    -- a keyed hash of the network address, gone after a day
    network bytea,
    created_at timestamptz not null default now(),
    constraint contact_messages_topic_known check (
        topic in ('order', 'product', 'selling', 'account', 'rights', 'other')
    ),
    constraint contact_messages_name_length check (length(name) between 1 and 100),
    constraint contact_messages_email_is_lower_case check (email = lower(email)),
    constraint contact_messages_message_length check (length(message) between 10 and 5000),
    constraint contact_messages_network_is_sha256 check (length(network) = 32)
);
-- each throttle looks at the newest few of its own
create index contact_messages_newest on contact_messages (created_at);
create index contact_messages_email on contact_messages (email, created_at);
create index contact_messages_network on contact_messages (network, created_at)
    where network is not null;
