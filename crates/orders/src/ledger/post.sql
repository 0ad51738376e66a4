-- $1 kind, $2 order or null, $3 reference, $4 currency, then the entries: accounts, shops, amounts
with posted as (
    insert into ledger_transactions (kind, order_id, reference, currency) values ($1, $2, $3, $4)
    on conflict (reference) do nothing
    returning id
)
insert into ledger_entries (transaction_id, account, shop_id, amount)
select p.id, e.account, e.shop_id, e.amount
from posted p
cross join unnest($5::text[], $6::bigint[], $7::bigint[]) with ordinality
    as e (account, shop_id, amount, place)
order by e.place
