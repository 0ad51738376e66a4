-- Who lets others see their wishlist, by a link. The token is kept as it is and not as a hash, because its owner copies
-- the link again later; whoever reads it here reads the list beside it as well.
create table wishlist_shares (
    user_id bigint not null references users,
    token text not null,
    -- what is read over the list
    title text,
    created_at timestamptz not null default now(),
    constraint wishlist_shares_pkey primary key (user_id),
    constraint wishlist_shares_token unique (token),
    constraint wishlist_shares_token_long check (length(token) >= 43),
    constraint wishlist_shares_title check (length(title) between 1 and 60)
);
