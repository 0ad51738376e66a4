-- Who wants to hear when a variant that is sold out can be bought again: one letter to an address, and the request is
-- gone. It belongs to the address and not to an account, so guests ask in the same way.
create table stock_requests (
    id bigint generated always as identity primary key,
    variant_id bigint not null references variants on delete cascade,
    email text not null,
    language text not null default 'en',
    -- of the link by which a guest proves the address; gone once that is done
    token_hash bytea,
    confirmed_at timestamptz,
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    constraint stock_requests_once unique (variant_id, email),
    constraint stock_requests_token unique (token_hash),
    constraint stock_requests_language_known check (language in ('en', 'de')),
    constraint stock_requests_proved check (token_hash is null or confirmed_at is null)
);
create index stock_requests_email on stock_requests (email);
create index stock_requests_expiring on stock_requests (expires_at);

-- However it comes that something is on the shelf again: only then is it asked whether anybody waits, and only if
-- somebody does is work noted, in the same transaction. The function runs as the owner of the tables: behind the shop
-- wall nobody sees who waits.
create function note_back_in_stock() returns trigger
    language plpgsql security definer set search_path = public, pg_temp
as $$
begin
    if exists (select from stock_requests where variant_id = new.variant_id and confirmed_at is not null) then
        insert into jobs (kind, payload) values ('goods back in stock', to_jsonb(new.variant_id));
    end if;
    return null;
end $$;
create trigger stock_back after update of on_hand, reserved on stock for each row
    when (old.on_hand <= old.reserved and new.on_hand > new.reserved)
    execute function note_back_in_stock();
