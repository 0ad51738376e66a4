-- The language that a person reads letters in: the one that their browser asked for when they
-- registered or last signed in.
alter table users add column language text not null default 'en'
    constraint users_language_known check (language in ('en', 'de'));
grant select (language) on users to helloshop_seller;
