-- What one piece cost when the shopper put it into the cart or last agreed to it: what it is shown
-- against when the price is another one. Null counts as today's price; a gateway of the version
-- before puts lines in without it.
alter table cart_lines
    add column seen_price bigint,
    add constraint cart_lines_seen_price check (seen_price >= 0);
update cart_lines l
set seen_price = coalesce(v.price_sale, v.price)
from variants v where v.id = l.variant_id;

-- Owned by crate cart. What a shopper took out of the cart and means to come back to.
create table saved_lines (
    id bigint generated always as identity primary key,
    user_id bigint not null references users on delete cascade,
    variant_id bigint not null references variants on delete cascade,
    quantity integer not null,
    seen_price bigint,
    created_at timestamptz not null default now(),
    constraint saved_lines_one_per_variant unique (user_id, variant_id),
    constraint saved_lines_quantity check (quantity between 1 and 999),
    constraint saved_lines_seen_price check (seen_price >= 0)
);
create index saved_lines_variant on saved_lines (variant_id);

-- What the buyer wrote to this shop only.
alter table shop_orders add column note text;
