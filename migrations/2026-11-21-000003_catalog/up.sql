-- Owned by crate catalog: the tree, the shops, the goods, what lies on the shelf.
create table categories (
    id bigint generated always as identity primary key,
    parent_id bigint references categories,
    name text not null,
    slug text not null,
    position integer not null default 0,
    is_show_suggest boolean not null default false,
    tile text not null default 'sand',
    picture text,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint categories_slug unique nulls not distinct (parent_id, slug),
    constraint categories_tile_known check (tile in ('sand', 'mint', 'sky', 'rose', 'lilac', 'butter'))
);
create trigger categories_touch before update on categories
    for each row execute function touch_updated_at();

create table shops (
    id bigint generated always as identity primary key,
    owner_id bigint not null references users constraint shops_owner unique,
    name text not null,
    slug text not null constraint shops_slug unique,
    description text not null default '',
    policies text not null default '',
    tile text not null default 'sand',
    logo text,
    banner text,
    status text not null default 'pending',
    status_reason text,
    rating_sum bigint not null default 0,
    review_count integer not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint shops_name unique (name),
    constraint shops_status_known check (status in ('pending', 'approved', 'rejected', 'suspended')),
    constraint shops_tile_known check (tile in ('sand', 'mint', 'sky', 'rose', 'lilac', 'butter')),
    constraint shops_rating check (rating_sum between review_count and 5 * review_count)
);
create trigger shops_touch before update on shops for each row execute function touch_updated_at();
alter table user_roles add constraint user_roles_shop foreign key (shop_id) references shops;

-- A shop's own category below one marketplace sub-category.
create table collections (
    id bigint generated always as identity primary key,
    shop_id bigint not null references shops,
    category_id bigint not null references categories,
    name text not null,
    slug text not null,
    position integer not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint collections_slug unique (category_id, slug)
);
create index collections_shop on collections (shop_id);
create trigger collections_touch before update on collections
    for each row execute function touch_updated_at();

create table products (
    id bigint generated always as identity primary key,
    shop_id bigint not null references shops,
    category_id bigint not null references categories,
    collection_id bigint references collections on delete set null,
    slug text not null constraint products_slug unique,
    title text not null,
    description text not null default '',
    attributes jsonb not null default '[]',
    status text not null default 'draft',
    -- ready for a card, kept with the variants and reviews in the same transaction
    price bigint not null default 0,
    price_sale bigint,
    price_varies boolean not null default false,
    in_stock boolean not null default false,
    thumbnail text,
    rating_sum bigint not null default 0,
    review_count integer not null default 0,
    sold_count bigint not null default 0,
    published_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    search_text tsvector generated always as (
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'C')
    ) stored,
    constraint products_status_known check (status in ('draft', 'active', 'hidden', 'archived')),
    constraint products_attributes_is_list check (jsonb_typeof(attributes) = 'array'),
    constraint products_price check (price >= 0 and price_sale >= 0 and price_sale < price),
    constraint products_rating check (rating_sum between review_count and 5 * review_count)
);
create index products_shop on products (shop_id, status);
create index products_category on products (category_id, sold_count desc, id) where status = 'active';
create index products_newest on products (published_at desc, id) where status = 'active';
create index products_best_selling on products (sold_count desc, id) where status = 'active';
create index products_search on products using gin (search_text) where status = 'active';
create trigger products_touch before update on products for each row execute function touch_updated_at();

create table product_images (
    id bigint generated always as identity primary key,
    product_id bigint not null references products on delete cascade,
    position integer not null,
    url text not null,
    thumbnail text not null,
    alt text not null default '',
    constraint product_images_position unique (product_id, position)
);

create table product_options (
    id bigint generated always as identity primary key,
    product_id bigint not null references products on delete cascade,
    position integer not null,
    name text not null,
    constraint product_options_position unique (product_id, position),
    constraint product_options_name unique (product_id, name)
);

create table option_values (
    id bigint generated always as identity primary key,
    option_id bigint not null references product_options on delete cascade,
    position integer not null,
    value text not null,
    constraint option_values_position unique (option_id, position),
    constraint option_values_value unique (option_id, value)
);

create table variants (
    id bigint generated always as identity primary key,
    product_id bigint not null references products on delete cascade,
    position integer not null,
    -- one value per option, ascending; empty for a product without options
    option_value_ids bigint[] not null default '{}',
    sku text,
    price bigint not null,
    price_sale bigint,
    image text,
    archived_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint variants_options unique (product_id, option_value_ids),
    constraint variants_price check (price > 0 and price <= 100000000000),
    constraint variants_price_sale check (price_sale > 0 and price_sale < price)
);
create trigger variants_touch before update on variants for each row execute function touch_updated_at();

-- The shelf. received = everything that ever came in, less what the seller took out again;
-- on_hand = on the shelf; reserved = of these, set aside for checkouts; claimed = sold.
create table stock (
    variant_id bigint primary key references variants on delete cascade,
    received bigint not null,
    on_hand bigint not null,
    reserved bigint not null default 0,
    claimed bigint not null default 0,
    constraint stock_reserved_within_on_hand check (reserved >= 0 and reserved <= on_hand),
    constraint stock_is_conserved check (on_hand + claimed = received and claimed >= 0)
) with (fillfactor = 70);

create table stock_holds (
    id bigint generated always as identity primary key,
    order_id bigint not null,
    variant_id bigint not null references variants,
    quantity integer not null,
    -- held: until expires_at; pinned: a capture runs, only its outcome frees it
    status text not null default 'held',
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    constraint stock_holds_once unique (order_id, variant_id),
    constraint stock_holds_quantity check (quantity > 0),
    constraint stock_holds_status_known check (status in ('held', 'pinned', 'claimed', 'released'))
);
create index stock_holds_live on stock_holds (variant_id) where status in ('held', 'pinned');
create index stock_holds_expiring on stock_holds (expires_at) where status = 'held';

create table reviews (
    id bigint generated always as identity primary key,
    product_id bigint not null references products,
    order_line_id bigint not null constraint reviews_once_per_line unique,
    user_id bigint not null references users,
    author text not null,
    rating integer not null,
    text text not null default '',
    images jsonb not null default '[]',
    reply text,
    replied_at timestamptz,
    created_at timestamptz not null default now(),
    constraint reviews_rating check (rating between 1 and 5)
);
create index reviews_product on reviews (product_id, created_at desc);
