set local lock_timeout = '5s';

-- Operators look for orders by the beginnings of words. `position` would read every order; trigrams need an extension.
-- All of this may be run before the upgrade, each index with `concurrently`, while the former version is open: no order
-- is placed while an index of all orders is built.

-- The words of a text in lower case: whatever stands between spaces and punctuation, and email addresses as a whole.
create or replace function search_words(value text) returns text[]
    language sql immutable parallel safe strict
    return array(
        select (regexp_matches(
            lower(value), '[^[:space:],;<>()@]+@[^[:space:],;<>()]*|[^[:space:][:punct:]]+', 'g'
        ))[1]
    );

-- What is indexed.
create or replace function search_vector(value text) returns tsvector
    language sql immutable parallel safe strict
    return array_to_tsvector(search_words(value));

-- Finds texts in which each of these words begins a word; null, which finds nothing, if there are none.
create or replace function search_query(value text) returns tsquery
    language sql immutable parallel safe strict
    return (
        -- quoted as the text of a query is, which knows no `E'…'`
        select string_agg('''' || replace(replace(word, '\', '\\'), '''', '''''') || ''':*', ' & ')
        from unnest(search_words(value)) word
    )::tsquery;

-- An order's number without `HS-`, which begins all of them; of the address also the words before the `@`. What is
-- inserted waits in a list that each search reads, so it is kept short.
create index if not exists orders_words on orders using gin (
    search_vector(
        substr(number, 4) || ' ' || buyer_name || ' ' || email || ' ' || split_part(email, '@', 1)
    )
) with (gin_pending_list_limit = 256);
create index if not exists shops_words on shops using gin (search_vector(name))
    with (gin_pending_list_limit = 256);
