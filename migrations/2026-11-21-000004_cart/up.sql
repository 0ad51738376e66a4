-- Owned by crate cart.
create table cart_lines (
    id bigint generated always as identity primary key,
    user_id bigint not null references users on delete cascade,
    variant_id bigint not null references variants on delete cascade,
    quantity integer not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint cart_lines_one_per_variant unique (user_id, variant_id),
    constraint cart_lines_quantity check (quantity between 1 and 999)
);
create trigger cart_lines_touch before update on cart_lines
    for each row execute function touch_updated_at();

create table coupons (
    id bigint generated always as identity primary key,
    code text not null constraint coupons_code unique,
    -- null: the whole marketplace
    shop_id bigint references shops,
    -- exactly one of both
    percent_bps integer,
    amount bigint,
    minimum_spend bigint not null default 0,
    starts_at timestamptz not null default now(),
    ends_at timestamptz,
    total_limit bigint,
    customer_limit bigint,
    used bigint not null default 0,
    created_at timestamptz not null default now(),
    constraint coupons_code_is_upper_case check (code = upper(code)),
    constraint coupons_percent_or_amount check ((percent_bps is null) <> (amount is null)),
    constraint coupons_percent check (percent_bps between 1 and 10000),
    constraint coupons_amount check (amount > 0),
    constraint coupons_within_limit check (used >= 0 and used <= total_limit)
);

create table coupon_redemptions (
    id bigint generated always as identity primary key,
    coupon_id bigint not null references coupons,
    user_id bigint not null references users,
    order_id bigint not null constraint coupon_redemptions_once_per_order unique,
    -- 1 for the customer's first use, 2 for the second …: the unique index is the limit's wall
    use_number bigint not null,
    released_at timestamptz,
    created_at timestamptz not null default now()
);
create unique index coupon_redemptions_one_per_use
    on coupon_redemptions (coupon_id, user_id, use_number) where released_at is null;

insert into coupons (code, percent_bps, customer_limit) values ('HELLOSHOP', 1000, 1);
